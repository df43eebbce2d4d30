import { merchantDay } from '../../../kernel/calendar-day.ts'
import type { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Form } from '../../../kernel/form.ts'
import { createQuery } from '../../../kernel/query.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Store } from '../../../kernel/store.ts'
import { type Platform, platform } from '../../app/platform/platform.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { type Challenges, challenges } from '../challenges/challenges.ts'
import type { SmsCode } from '../otp/sms-code.ts'
import { type AuthSession, authSession } from '../session/session.ts'
import { registrationEndpoints } from './endpoints.ts'
import { type BirthdayRange, builtInRules, type FieldRules, fieldRules, type PlatformRule } from './field-rules.ts'
import {
  initialMethod,
  openMethods,
  type RegisterField,
  type RegisterFieldName,
  type RegistrationMethod,
  visibleFields,
} from './register-fields.ts'
import { createRegisterForm } from './register-form.ts'

export interface RegisterValues extends Readonly<Record<RegisterFieldName, string>> {
  readonly countryDialingCode: string
  /** Both start unticked (REG-08). */
  readonly terms: boolean
  readonly adult: boolean
}

/** What the page shows. */
export type RegisterView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: FoyerError }
  /** Neither method is on (FLAG-02). */
  | { readonly status: 'closed' }
  | {
      readonly status: 'ready'
      readonly method: RegistrationMethod
      /** With more than one the page shows a choice (REG-01). */
      readonly methods: readonly RegistrationMethod[]
      readonly fields: readonly RegisterField[]
    }

/**
 * The form of the registration page. Error keys are `valid.*` and `error.*`; `valid.agree` has the parameter
 * `{document}`, which the interface translates (VALID-14).
 */
export interface RegisterForm extends Form<RegisterValues> {
  readonly $view: Store<RegisterView>
  readonly captcha: Pick<Captcha, '$state' | 'human'>
  readonly sms: Pick<SmsCode, '$state'>
  /** The dates of the picker (VALID-13). */
  readonly birthday: BirthdayRange
  /** Keeps the typed values. */
  setMethod(method: RegistrationMethod): void
  /** Validates the number only, then sends a code (SMS-07). */
  sendCode(): Promise<Result>
  refreshCaptcha(): void
  /** Loads settings and rules again after a failure. */
  reload(): void
  dispose(): void
}

export interface Registration {
  /** The URL of the page may fill fields (REG-18). The caller disposes the form. */
  form(): RegisterForm
}

export interface RegistrationDeps {
  readonly rules: FieldRules
  readonly session: AuthSession
  readonly platform: Platform
  readonly challenges: Challenges
}

/** Registration with the merchant's settings and rules. */
export function createRegistration(
  context: FeatureContext,
  { rules, session, platform, challenges }: RegistrationDeps,
): Registration {
  const { call } = context
  const settings = createQuery({
    context,
    feature: 'registration',
    stored: { name: registrationEndpoints.regSettings.id, schema: registrationEndpoints.regSettings.output },
    load: (signal) => call(registrationEndpoints.regSettings, {}, { signal }),
  })
  const builtIn = builtInRules({ config: context.config, today: merchantDay(context) })
  const ruleOf = (name: RegisterFieldName): PlatformRule | undefined => rules.of(name) ?? builtIn[name]

  const load = () => {
    void settings.load()
    rules.load()
  }

  const view = (wanted: RegistrationMethod | undefined): RegisterView => {
    const { settled } = platform.$settings.get()
    const state = settings.$state.get()
    if (state.status === 'failed') return { status: 'failed', error: state.error }
    if (!settled || state.status !== 'ready') return { status: 'loading' }
    const isOn = platform.isOn
    const methods = openMethods(isOn)
    if (methods.length === 0) return { status: 'closed' }
    const method = wanted !== undefined && methods.includes(wanted) ? wanted : initialMethod(isOn)
    const fields = visibleFields(method, state.data, isOn)
    return {
      status: 'ready',
      method,
      methods,
      fields: fields.map((field) => ({ ...field, hint: ruleOf(field.name)?.hint })),
    }
  }

  return {
    form() {
      load()
      return createRegisterForm(context, {
        session,
        challenges,
        view,
        onChange(listener) {
          const undo = [settings.$state.listen(listener), rules.onChange(listener), platform.$settings.listen(listener)]
          return () => {
            for (const end of undo) end()
          }
        },
        ruleOf,
        reload: load,
      })
    },
  }
}

/** Registration by user name and by mobile number. */
export const registration: Feature<Registration> = defineFeature({
  id: 'registration',
  needs: { session: authSession, platform, challenges, fieldRules },
  create: (context, { fieldRules: rules, ...others }) => createRegistration(context, { rules, ...others }),
})
