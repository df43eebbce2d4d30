import { useText } from '../../text/use-text.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stack } from '../stack/stack.tsx'

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The place of an agreement that is on its way. */
export function AgreementWaiting() {
  const t = useText()
  return (
    <Stack gap={4} role="status" aria-busy="true" aria-label={t('records.loading')}>
      <div className="fy-agreement-part">
        {ROWS.map((key) => (
          <Skeleton key={key} className="fy-agreement-waiting" />
        ))}
      </div>
    </Stack>
  )
}
