import { useText } from '../../text/use-text.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** More than a phone's screen holds: what stands below them does not jump when there are more. */
const SKELETON_COUNT = ['lead', 'one', 'two', 'three', 'four', 'five', 'six']

/** Cards that are on their way, in the size of real ones. */
export function DrawSkeletons() {
  const t = useText()
  return (
    <div className="fy-lottery-list" role="status" aria-busy="true" aria-label={t('lottery.loading')}>
      {SKELETON_COUNT.map((key) => (
        <div
          key={key}
          className={key === 'lead' ? 'fy-draw-card fy-draw-card-lead' : 'fy-draw-card'}
          aria-hidden="true"
        >
          <div className="fy-draw-card-head">
            <span className="fy-cdn-image fy-cdn-image-icon fy-skeleton" />
            <Skeleton />
            <Skeleton className="fy-draw-card-facts" />
          </div>
          <div className="fy-draw-card-body fy-draw-card-body-waiting">
            <Skeleton className="fy-draw-card-waiting" />
          </div>
        </div>
      ))}
    </div>
  )
}
