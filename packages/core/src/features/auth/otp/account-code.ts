import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import type { HumanVerifier } from '../captcha/human-check.ts'
import { type ACCOUNT_CODE_PURPOSES, smsSend } from '../challenges/endpoints.ts'
import { createCodeSending, type SmsCodeState } from './sms-code.ts'

/** What the code is for. */
export type AccountCodePurpose = (typeof ACCOUNT_CODE_PURPOSES)[number]

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
  const { call } = context
  const scope = context.scope.child()
  const sending = createCodeSending<EndpointOutput<typeof smsSend>>(context, scope, purpose, human)
  const $masked = writable<string | undefined>(undefined)
  return {
    $state: sending.$state,
    $masked: readOnly($masked),
    send: () =>
      sending.send((proof) => call(smsSend, { ...proof, purpose }, { signal: scope.signal }), {
        onSent: ({ masked }) => $masked.set(masked),
      }),
    dispose: () => scope.dispose(),
  }
}
