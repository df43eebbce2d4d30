import type { FoyerConfig } from '../../../config/config.ts'
import type { SessionState, StoredSession } from './session.ts'

/** The member type of trial accounts (ROLE-03). */
export const TRIAL_TYPE = 4

/**
 * Every user with a session is an agent unless the configuration lists the type as a non-agent one (ROLE-01, PROLE-02).
 * Types may be text; a missing type counts as 0.
 */
export function isAgent(type: number | string | null | undefined, config: FoyerConfig): boolean {
  return !config.roles.nonAgent.includes(Number(type ?? 0))
}

/** Whether a member type is that of a trial account (ROLE-03). */
export function isTrial(type: number | string | null | undefined): boolean {
  return type !== null && type !== undefined && type !== '' && Number(type) === TRIAL_TYPE
}

/** The info of a member or a trial player; undefined for guests, and while the session is unknown. */
export function infoOf(state: SessionState): StoredSession | undefined {
  switch (state.type) {
    case 'unknown':
    case 'guest':
      return undefined
    case 'trial':
    case 'member':
      return state.info
  }
}

/** Identifies the user of a session, the same across refreshes; undefined without a session. */
export function userKey(state: SessionState): string | undefined {
  const info = infoOf(state)
  return info === undefined ? undefined : `${info.type}:${info.userName}`
}
