import { type Attempt, attempts, type RouteTarget } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { AttemptNote } from '../attempt-note/attempt-note.tsx'
import { Link } from '../link/link.tsx'

export interface OpenAttemptsProps {
  /** Kinds that the page tells of itself. */
  readonly except?: readonly Attempt['kind'][] | undefined
  /** Kinds that the page sends itself: it says nothing of them while they are sent as usual. */
  readonly sentHere?: readonly Attempt['kind'][] | undefined
  /** Where a person sees what became of one. */
  readonly pageOf: (attempt: Attempt) => RouteTarget
}

/**
 * One line for each action on money whose end is not known, or was seen by no person: after a crash, a reload, or when a
 * page was left (docs/cashier.md, Keys). Part of the texts inside pages.
 */
export function OpenAttempts({ except = [], sentHere = except, pageOf }: OpenAttemptsProps) {
  const t = useText()
  const open = useStore(useFeature(attempts).$attempts)
  const shown = open.filter(({ kind, state: { status } }) => {
    if (except.includes(kind) || status === 'elsewhere') return false
    return status !== 'sending' || !sentHere.includes(kind)
  })
  if (shown.length === 0) return null
  return (
    <aside className="fy-open-attempts" aria-label={t('attempt.line.label')}>
      {shown.map((attempt) => {
        // The page that sent it was left.
        if (attempt.state.status === 'sending') {
          return (
            <p key={attempt.key} className="fy-attempt" role="status">
              {t('attempt.line.sending')}
            </p>
          )
        }
        return (
          <AttemptNote
            key={attempt.key}
            attempt={attempt}
            made={
              <>
                {t('attempt.line.made')}{' '}
                <Link to={pageOf(attempt)} className="fy-open-attempts-link">
                  {t('attempt.line.see')}
                </Link>
              </>
            }
          />
        )
      })}
    </aside>
  )
}
