/** Tiles that are on their way, in the size of real ones. */
export function TileSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
    <div key={index} className="fy-game-tile fy-game-tile-waiting" aria-hidden="true">
      <span className="fy-game-tile-open">
        <span className="fy-cdn-image fy-cdn-image-square fy-skeleton" />
        <span className="fy-game-tile-words">
          <span className="fy-game-tile-name fy-skeleton" />
          <span className="fy-game-tile-vendor fy-skeleton" />
        </span>
      </span>
    </div>
  ))
}
