import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** Shelves whose categories are not known yet, in the size of a {@link CategoryShelf} that waits for its games. */
export function ShelfSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
    <div key={index} className="fy-shelf" aria-hidden="true">
      <div className="fy-shelf-head">
        <Skeleton className="fy-shelf-title-waiting" />
      </div>
      <div className="fy-toggle-group fy-toggle-group-chips" />
      <div className="fy-shelf-waiting">
        <TileSkeletons count={6} />
      </div>
    </div>
  ))
}
