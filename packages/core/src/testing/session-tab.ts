import { createSessionAccess } from '../features/access/session-access.ts'
import { createSession } from '../features/auth/session/create-session.ts'
import type { AuthSession } from '../features/auth/session/session.ts'
import { createSignInVerbs, type SignInVerbs } from '../features/auth/sign-in/sign-in-verbs.ts'
import type { TestOptions } from './test-bench.ts'
import { createTestContext, type TestContext } from './test-context.ts'

/** A tab with a session, the verbs that start one, and no other feature. */
export interface SessionTab extends TestContext {
  readonly session: AuthSession
  readonly signIn: SignInVerbs
}

export function createSessionTab(options: TestOptions = {}): SessionTab {
  const tab = createTestContext(options)
  const { session, tokenProvider } = createSession(tab.context, { access: createSessionAccess(tab.context) })
  tab.setTokenProvider(tokenProvider)
  return { ...tab, session, signIn: createSignInVerbs(tab.context, session) }
}
