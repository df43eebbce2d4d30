import { GAME_GROUPS } from '@foyer/core'
import { useText } from '../../text/use-text.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** The place of the fields of rates that are on their way. */
export function RatesWaiting() {
  const t = useText()
  return (
    <div className="fy-rebates" role="status" aria-busy="true" aria-label={t('records.loading')}>
      <Skeleton className="fy-rebates-waiting" />
      <div className="fy-rates">
        {GAME_GROUPS.map((group) => (
          <div key={group} className="fy-rates-waiting">
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
      <div className="fy-rebates-preview" />
    </div>
  )
}
