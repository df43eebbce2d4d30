import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { Credentials, SessionInfo } from './session.ts'
import { login, trialCreate, trialStart } from './sign-in-contract.ts'

export interface TrialAccount {
  readonly token: string
  readonly userName: string
  readonly customerType: number | undefined
}

/** The calls that start a session. Loaded with the first of them. */
export interface AuthApi {
  /** @throws FoyerError the refusal of the call */
  login(credentials: Credentials, signal: AbortSignal): Promise<SessionInfo>
  /**
   * A trial account (TRIAL-01, TRIAL-02). Where the first response has no user name, a second call creates the account.
   * @throws FoyerError `no.permission` where trial play is not active, or the refusal of the call
   */
  trial(signal: AbortSignal): Promise<TrialAccount>
}

export function authApi({ call, config }: Pick<FeatureContext, 'call' | 'config'>): AuthApi {
  const { merchantCode } = config
  return {
    async login(credentials, signal) {
      const trimmed: Credentials =
        'username' in credentials ? { ...credentials, username: credentials.username.trim() } : credentials
      const side = config.login.side === 'any' ? {} : { side: config.login.side }
      const input = { type: 'username' as const, ...trimmed, merchantCode, ...side }
      return { ...(await call(login, input, { signal })), merchantCode }
    },
    async trial(signal) {
      const { active, token, userName, customerType } = await call(trialStart, {}, { signal })
      if (!active || token === undefined) throw new FoyerError({ code: 'no.permission', endpoint: trialStart.id })
      if (userName !== undefined) return { token, userName, customerType }
      const account = await call(trialCreate, {}, { signal })
      return { token, userName: account.userName, customerType: account.customerType ?? customerType }
    },
  }
}
