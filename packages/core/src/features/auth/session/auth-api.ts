import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { Credentials, SessionInfo } from './session.ts'
import { login, trialCreate, trialStart } from './sign-in-contract.ts'

export interface TrialAccount {
  readonly token: string
  readonly userName: string
  readonly customerType: number | undefined
}

/** What the platform is asked on the ways in. Comes with the first of them. */
export interface AuthApi {
  /** @throws FoyerError the refusal of the call */
  login(credentials: Credentials, signal: AbortSignal): Promise<SessionInfo>
  /**
   * A trial account (TRIAL-01, TRIAL-02); one that the start of the play did not name is created.
   * @throws FoyerError `no.permission` where trial play is not active, or the refusal of the call
   */
  trial(signal: AbortSignal): Promise<TrialAccount>
}

export function authApi({ call, config }: Pick<FeatureContext, 'call' | 'config'>): AuthApi {
  const { merchantCode } = config
  return {
    async login(credentials, signal) {
      const named: Credentials =
        'username' in credentials ? { ...credentials, username: credentials.username.trim() } : credentials
      const side = config.login.side === 'any' ? {} : { side: config.login.side }
      const input = { type: 'username' as const, ...named, merchantCode, ...side }
      return { ...(await call(login, input, { signal })), merchantCode }
    },
    async trial(signal) {
      const { active, token, userName, customerType } = await call(trialStart, {}, { signal })
      if (!active || token === undefined) throw new FoyerError({ code: 'no.permission', endpoint: trialStart.id })
      if (userName !== undefined) return { token, userName, customerType }
      const made = await call(trialCreate, {}, { signal })
      return { token, userName: made.userName, customerType: made.customerType ?? customerType }
    },
  }
}
