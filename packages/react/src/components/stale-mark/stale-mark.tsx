import { History } from 'lucide-react'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'

export interface StaleMarkProps {
  /** When the content was received (`at` of its resource), where that is known. */
  readonly at?: number | undefined
  /** Beside a heading: shows the time alone. */
  readonly short?: boolean | undefined
}

/** A quiet mark beside content from before: of when it is. */
export function StaleMark({ at, short = false }: StaleMarkProps) {
  const t = useText()
  const { namedRecent, now } = useMerchantTime()
  const time = at === undefined ? undefined : namedRecent(at, now())
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
