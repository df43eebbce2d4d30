import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Result, VerbOptions } from '../../../kernel/result.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import type { CaptchaAnswer } from '../captcha/captcha.ts'
import type {
  AuthSession,
  CodeCredentials,
  Credentials,
  PasswordCredentials,
  StoredSession,
} from '../session/session.ts'

export interface SignInOptions extends VerbOptions {
  /** Sent once a refusal has asked for a captcha (LOGIN-06). */
  readonly captcha?: CaptchaAnswer | undefined
}

/** Signing in without a form. A later sign-in takes the place of an earlier one, whose result is `request.aborted`. */
export interface SignInVerbs {
  /** Spaces around the user name do not count. Errors: `login.failed`, `user.invalid`, `login.nonMember` … */
  withPassword(credentials: PasswordCredentials, options?: SignInOptions): Promise<Result<StoredSession>>
  /** With the code that was sent to a number by SMS (LOGIN-02). A wrong one is `verification.code.error`. */
  withCode(credentials: CodeCredentials, options?: SignInOptions): Promise<Result<StoredSession>>
}

export function createSignInVerbs(
  context: Pick<FeatureContext, 'call' | 'log' | 'report' | 'scope'>,
  session: Pick<AuthSession, 'authenticate'>,
): SignInVerbs {
  const run = createVerbs(context)
  const authenticate = (verb: string, credentials: Credentials, options?: SignInOptions) =>
    run(verb, options, ({ signal }) => session.authenticate(credentials, { signal, captcha: options?.captcha }))

  return {
    withPassword: (credentials, options) =>
      authenticate('signIn.withPassword', { ...credentials, type: 'username' }, options),
    withCode: (credentials, options) => authenticate('signIn.withCode', { ...credentials, type: 'sms' }, options),
  }
}
