import { type ErrorCode, FoyerError } from '../kernel/errors.ts'
import type { Ability } from './abilities.ts'
import type { Gate } from './gate.ts'
import type { Ruling } from './ruling.ts'

/**
 * For calls that answer with an error rather than lead anywhere.
 * @throws FoyerError `session.required`, `trial.rejected` (ROLE-07) or `no.permission`
 */
export function demand(gate: Pick<Gate, 'may'>, ability: Ability): void {
  const ruling = gate.may(ability)
  if (ruling.outcome !== 'allow') throw new FoyerError({ code: codeOf(ruling) })
}

function codeOf(ruling: Exclude<Ruling, { readonly outcome: 'allow' }>): ErrorCode {
  switch (ruling.reason.role) {
    case 'guest':
      return 'session.required'
    case 'trial':
      return 'trial.rejected'
    default:
      return ruling.reason.code === 'session-unknown' ? 'session.required' : 'no.permission'
  }
}
