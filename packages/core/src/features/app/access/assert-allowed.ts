import { type ErrorCode, FoyerError } from '../../../kernel/errors.ts'
import type { Ability } from './abilities.ts'
import type { AccessResult } from './access-result.ts'
import type { AccessGuard } from './guard.ts'

/**
 * For calls that answer with an error rather than lead anywhere.
 * @throws FoyerError `session.required`, `trial.rejected` (ROLE-07) or `no.permission`
 */
export function assertAllowed(guard: Pick<AccessGuard, 'check'>, ability: Ability): void {
  const result = guard.check(ability)
  if (result.outcome !== 'allow') throw new FoyerError({ code: errorCodeOf(result) })
}

function errorCodeOf(result: Exclude<AccessResult, { readonly outcome: 'allow' }>): ErrorCode {
  switch (result.reason.role) {
    case 'guest':
      return 'session.required'
    case 'trial':
      return 'trial.rejected'
    default:
      return result.reason.code === 'session-unknown' ? 'session.required' : 'no.permission'
  }
}
