import { atom } from 'nanostores'
import type { Ability } from '../config/abilities.ts'
import { infoOf } from '../features/auth/session/roles.ts'
import type { SessionState } from '../features/auth/session/session.ts'
import { accessCheckerFor } from './access-fixtures.ts'
import { scriptedPlatform } from './scripted-platform.ts'
import type { TestOptions } from './test-bench.ts'
import { createTestContext } from './test-context.ts'
import { MEMBER } from './test-lobby-context.ts'

export interface TestMemberOptions extends Omit<TestOptions, 'fetch'> {
  /** The first state of the session. Default: a member. */
  readonly who?: SessionState
}

/** A test context on a scripted platform, with a session whose state the test changes by `become`. */
export function createTestMember({ who = MEMBER, config, ...options }: TestMemberOptions = {}) {
  const platform = scriptedPlatform()
  const $state = atom(who)
  const test = createTestContext({
    path: '/m/member/home',
    ...options,
    fetch: platform.fetch,
    config: { http: { retries: 0 }, ...config },
  })
  const token = () => {
    const state = $state.get()
    return infoOf(state)?.token
  }
  test.setTokenProvider({ token, onSessionEnded: async () => 'ended', ownEndpoints: [] })
  const guard = { allows: (ability: Ability) => accessCheckerFor($state.get()).allows(ability) }
  return { ...test, platform, session: { $state }, guard, become: (next: SessionState) => $state.set(next) }
}
