import { TileSkeletons } from '../game-tile/tile-skeletons.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** Shelves whose categories are not known yet, in the size of a {@link CategoryRow} that waits for its games. */
export function ShelfSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
    <div key={index} className="fy-category-row" aria-hidden="true">
      <div className="fy-category-row-head">
        <Skeleton className="fy-category-row-title-waiting" />
      </div>
      <div className="fy-vendor-menu" />
      <div className="fy-category-row-waiting">
        <TileSkeletons count={6} />
      </div>
    </div>
  ))
}
