import { Skeleton } from '@foyer/react'

interface SkeletonListProps {
  /** `facts` are the lines of a `site-facts`, `page` a whole screen. */
  readonly shape: 'rows' | 'letters' | 'facts' | 'cards' | 'promo' | 'downloads' | 'page'
  readonly count?: number
}

/** Holds the place of a list, in its final sizes. */
export function SkeletonList({ shape, count = 4 }: SkeletonListProps) {
  return (
    <div className={`site-stack site-stack--${shape}`} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things.
        <div key={index} className={`site-waiting site-waiting--${shape}`}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  )
}
