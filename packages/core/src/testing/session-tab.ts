import { createSession } from '../features/auth/session/create-session.ts'
import type { Session } from '../features/auth/session/session.ts'
import type { TestOptions } from './test-bench.ts'
import { createTestContext, type TestContext } from './test-context.ts'

/** A tab with a session and no other feature. */
export interface SessionTab extends TestContext {
  readonly session: Session
}

export function createSessionTab(options: TestOptions = {}): SessionTab {
  const tab = createTestContext(options)
  const { session, tokenProvider } = createSession(tab.context)
  tab.setTokenProvider(tokenProvider)
  return { ...tab, session }
}
