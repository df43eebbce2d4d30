import { History } from 'lucide-react'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'

/** How far the device's clock, which `at` is from, is behind server time. Whole seconds, because both clocks are read one after the other. */
const clockError = (serverNow: number) => Math.round((serverNow - Date.now()) / 1000) * 1000

export interface StaleMarkProps {
  /** When the content was received (`at` of its resource), where that is known. */
  readonly at?: number | undefined
  /** Beside a heading: shows the time alone. */
  readonly short?: boolean | undefined
}

/** A quiet mark beside content from before: of when it is. */
export function StaleMark({ at, short = false }: StaleMarkProps) {
  const t = useText()
  const { now, namedRecent } = useMerchantTime()
  const time = at === undefined ? undefined : namedRecent(at + clockError(now()), now())
  const words = time === undefined ? t('state.stale') : t('state.asOf', [time])
  return (
    <span className="fy-stale-mark">
      <History aria-hidden className="fy-icon" />
      {short && time !== undefined ? (
        <>
          <span aria-hidden="true">{time}</span>
          <span className="fy-hidden-text">{words}</span>
        </>
      ) : (
        words
      )}
    </span>
  )
}
