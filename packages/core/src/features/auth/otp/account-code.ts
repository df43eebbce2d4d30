import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { text } from '../../../transport/wire-schemas.ts'
import type { HumanVerifier } from '../captcha/human-check.ts'
import { challengeEndpoints } from '../challenges/endpoints.ts'
import type { AccountCodePurpose } from '../challenges/types.ts'
import { createCodeSending, type SmsCodeState } from './sms-code.ts'

/** Sends a code to the phone of the account, whose number the platform alone knows, and counts down (SMS-04). */
export interface AccountCode {
  readonly $state: Store<SmsCodeState>
  /** What may be shown of the number, once a code was sent. */
  readonly $masked: Store<string | undefined>
  /**
   * Runs the human verification, then asks for the code. Does nothing while busy or counting: that is `sms.tooOften`,
   * without a toast. `phone.missing`: the account has no number.
   */
  send(): Promise<Result>
  dispose(): void
}

export function createAccountCode(
  context: FeatureContext,
  purpose: AccountCodePurpose,
  human: () => HumanVerifier | undefined,
): AccountCode {
  const { call, config, log, ports } = context
  const scope = context.scope.child()
  const sending = createCodeSending<EndpointOutput<typeof challengeEndpoints.smsSend>>(context, scope, purpose, human)
  // After a reload the countdown goes on, and says where the code went. It is the session's, as the countdown is.
  const stored = createStoredValue({
    storage: ports.sessionStorage,
    key: `MC_SMS:${config.merchant}:${purpose}:to`,
    schema: text,
    log,
  })
  const $masked = writable(sending.$state.get().phase === 'counting' ? stored.read() : undefined)
  return {
    $state: sending.$state,
    $masked: readOnly($masked, context.log),
    send: () =>
      sending.send((proof) => call(challengeEndpoints.smsSend, { ...proof, purpose }, { signal: scope.signal }), {
        onSent({ masked }) {
          $masked.set(masked)
          if (masked === undefined) stored.remove()
          else stored.write(masked)
        },
      }),
    dispose: () => scope.dispose(),
  }
}
