import { merchantDay } from '../../../kernel/calendar-day.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery } from '../../../kernel/query.ts'
import { type Platform, platform } from '../../app/platform/platform.ts'
import { type Challenges, challenges } from '../challenges/challenges.ts'
import { type AuthSession, authSession } from '../session/session.ts'
import { createUserDraft } from '../session/user-draft.ts'
import { registrationEndpoints } from './endpoints.ts'
import { builtInRules, type FieldRules, fieldRules, type PlatformRule } from './field-rules.ts'
import {
  initialMethod,
  openMethods,
  type RegisterFieldName,
  type RegistrationMethod,
  visibleFields,
} from './register-fields.ts'
import { createRegisterForm } from './register-form.ts'
import type { RegisterForm, RegisterView } from './types.ts'

export interface Registration {
  /**
   * The URL of the page may fill fields (REG-18). The draft of the tab fills fields that are no secret, until the account is made. The
   * caller disposes the form.
   */
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
  const draft = createUserDraft(context, session, 'MC_REGISTRATION')
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
        draft,
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
