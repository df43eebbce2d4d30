import type { FoyerConfig } from '../../../config/config.ts'
import type { SessionState } from './session.ts'

/** ROLE-03 */
export const TRIAL_TYPE = 4

/**
 * Everybody with a session is an agent unless the type is listed as a non-agent one (ROLE-01, PROLE-02). Types may
 * come as text; a missing one counts as 0.
 */
export function isAgent(type: number | string | null | undefined, config: FoyerConfig): boolean {
  return !config.roles.nonAgent.includes(Number(type ?? 0))
}

/** ROLE-03 */
export function isTrial(type: number | string | null | undefined): boolean {
  return type !== null && type !== undefined && type !== '' && Number(type) === TRIAL_TYPE
}

/** The user behind a session, the same across refreshes; undefined when nobody is logged in. */
export function userKey(state: SessionState): string | undefined {
  switch (state.type) {
    case 'unknown':
    case 'guest':
      return undefined
    case 'trial':
    case 'member':
      return `${state.info.type}:${state.info.userName}`
  }
}
