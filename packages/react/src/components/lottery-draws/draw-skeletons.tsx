import { useText } from '../../text/use-text.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** More than fit on a phone, so that nothing in view moves when there are more. */
const SKELETON_COUNT = ['lead', 'one', 'two', 'three', 'four', 'five', 'six']

/** Placeholders in the size of draw cards. */
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
