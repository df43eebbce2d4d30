import { computed } from 'nanostores'
import * as z from 'zod/mini'
import type { EndpointInput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Form } from '../../../kernel/form.ts'
import { createMutation } from '../../../kernel/mutation.ts'
import { type Result, unwrap } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { readOnly, type Store } from '../../../kernel/store.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import { type Challenges, challenges } from '../../auth/challenges/challenges.ts'
import { phoneNormalizers } from '../../auth/otp/mobile-number.ts'
import { createPhoneCodeSender, type SmsCode } from '../../auth/otp/sms-code.ts'
import { type FieldRules, fieldRules } from '../../auth/registration/field-rules.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserDraft } from '../../auth/session/user-draft.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { memberCenterRules } from '../password/member-center-rules.ts'
import { type SecurityCenter, securityCenter } from '../security-center/security-center.ts'
import { memberPhoneEndpoints } from './endpoints.ts'

/**
 * What the account has of a mobile number. `unconfirmed`: codes go to a number that no code has proved, so it may be wrong.
 */
export type MemberPhoneState = 'missing' | 'unconfirmed' | 'confirmed'

export interface MemberPhoneValues {
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly verificationCode: string
}

/** A number and the code that was sent to it. Call `dispose()` when the screen is left. */
export interface MemberPhoneForm extends Form<MemberPhoneValues> {
  readonly sms: Pick<SmsCode, '$state'>
  /** Validates the number only, then sends a code to it (SMS-07). */
  sendCode(): Promise<Result>
  dispose(): void
}

/** The mobile number of the account. Codes for the payment password and for payout accounts go to this number. */
export interface MemberPhone {
  /** `undefined` as long as the platform has not answered. */
  readonly $state: Store<MemberPhoneState | undefined>
  /** Loads what the security center shows, unless it is loaded. */
  load(): Promise<Result>
  /**
   * Adds and confirms a number (settlement 44). A failure is in the form's `error`, which its screen shows. After a lost answer the
   * same request is sent again.
   */
  form(): MemberPhoneForm
}

interface MemberPhoneDeps {
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'check'>
  readonly challenges: Pick<Challenges, 'smsCode' | 'prefetch'>
  readonly rules: FieldRules
  readonly securityCenter: Pick<SecurityCenter, '$facts' | 'loadFacts' | 'refreshFacts'>
}

const draftFields = z.object({ countryDialingCode: text, mobileNum: text })

export function createMemberPhone(
  context: FeatureContext,
  { session, guard, challenges, rules, securityCenter }: MemberPhoneDeps,
): MemberPhone {
  const { call, config, events, scope, toasts } = context
  const adding = createMutation({
    context,
    owner: createUserScope(scope, session, () => {}),
    // The platform answers the same number again with a success, so a lost request is sent again.
    send: (input: EndpointInput<typeof memberPhoneEndpoints.memberPhoneSet>, { signal }) =>
      call(memberPhoneEndpoints.memberPhoneSet, input, { signal }),
    made() {
      toasts.success('toast.saved')
      void securityCenter.refreshFacts()
    },
    // Another device may have added a number meanwhile.
    refused: ({ code }) => {
      if (code === 'phone.exists') void securityCenter.refreshFacts()
    },
  })

  const draft = createUserDraft(context, session, 'MC_PHONE')

  return {
    $state: readOnly(
      computed(securityCenter.$facts, ({ data }) => (data === undefined ? undefined : stateOf(data))),
      context.log,
    ),
    load: securityCenter.loadFacts,
    form() {
      const { mobileNum, verificationCode } = memberCenterRules(config, rules)
      const form = createScopedForm<MemberPhoneValues>(context, {
        verb: 'memberPhone.form',
        initial: { countryDialingCode: config.phone.dialingCode, mobileNum: '', verificationCode: '' },
        rules: { mobileNum, verificationCode },
        normalizers: phoneNormalizers,
        // The screen shows the error.
        showsError: () => true,
        submitOnce: true,
        change: adding,
        // Codes go to the number while the tab is reloaded. The draft of one member is not shown to the next.
        draft: { draft, fields: draftFields },
        refusedField: ({ code }) => {
          if (code === 'verification.code.error') {
            return { field: 'verificationCode', error: { key: 'error.verification.code.error' }, isEmptied: true }
          }
          return code === 'phone.taken' ? { field: 'mobileNum', error: { key: 'error.phone.taken' } } : undefined
        },
        async submit(values, signal, run) {
          assertAllowed(guard, 'security')
          const proof = unwrap(await sms.confirm(values, values.verificationCode, signal))
          unwrap(await adding.run({ ...values, ...proof }, { ...run, signal }))
        },
      })
      const sms = challenges.smsCode('addPhone')
      void challenges.prefetch()
      form.scope.add(sms.dispose)
      form.scope.add(rules.onChange(form.revalidate))
      rules.load()
      return { ...form, sms, sendCode: createPhoneCodeSender(form, sms, events) }
    },
  }
}

/** A platform that does not say whether a number is confirmed takes it as such. */
function stateOf({
  mobileNum,
  isMobileConfirmed,
}: {
  readonly mobileNum: string | undefined
  readonly isMobileConfirmed: boolean | undefined
}): MemberPhoneState {
  if (mobileNum === undefined || mobileNum === '') return 'missing'
  return isMobileConfirmed === false ? 'unconfirmed' : 'confirmed'
}

/** The mobile number of the account. */
export const memberPhone: Feature<MemberPhone> = defineFeature({
  id: 'memberPhone',
  needs: { session, access, challenges, fieldRules, securityCenter },
  create: (context, { access, fieldRules: rules, ...others }) =>
    createMemberPhone(context, { guard: access, rules, ...others }),
})
