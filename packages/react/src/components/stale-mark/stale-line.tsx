import type { ReactNode } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { useText } from '../../text/use-text.ts'
import { StaleMark, type StaleMarkProps } from './stale-mark.tsx'

export interface StaleLineProps extends Pick<StaleMarkProps, 'at'> {
  /** A way on, at the end of the line. */
  readonly children?: ReactNode
}

/** Above a list or a page from before: of when it is, and why where that is known. */
export function StaleLine({ at, children }: StaleLineProps) {
  const t = useText()
  const online = useOnline()
  return (
    <div className="fy-stale-line">
      <p role="status">
        {online ? null : t('list.stale')} <StaleMark at={at} />
      </p>
      {children}
    </div>
  )
}
