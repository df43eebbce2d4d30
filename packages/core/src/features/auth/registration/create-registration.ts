import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createSwrCache } from '../../../kernel/swr-cache.ts'
import type { App } from '../../app/settings/app.ts'
import type { Challenges } from '../challenges/challenges.ts'
import type { Session } from '../session/session.ts'
import { regSettings } from './contract.ts'
import type { FieldRules } from './field-rules.ts'
import { initialMethod, openMethods, type RegField, type RegMethod, visibleFields } from './fields.ts'
import { createRegisterForm } from './register-form.ts'
import type { RegisterView, Registration } from './registration.ts'
import { builtInRules, type PlatformRule } from './rules.ts'

export interface RegistrationDeps {
  readonly rules: FieldRules
  readonly session: Session
  readonly app: App
  readonly challenges: Challenges
}

/** Registration with the merchant's settings and rules. */
export function createRegistration(
  context: FeatureContext,
  { rules, session, app, challenges }: RegistrationDeps,
): Registration {
  const { call } = context
  const settings = createSwrCache({
    context,
    name: regSettings.id,
    schema: regSettings.output,
    language: 'none',
    load: (signal) => call(regSettings, {}, { signal }),
  })
  const builtIn = builtInRules({ config: context.config, now: () => context.time.now() })
  const ruleOf = (name: RegField): PlatformRule | undefined => rules.of(name) ?? builtIn[name]

  const load = () => {
    void settings.load()
    rules.load()
  }

  const view = (wanted: RegMethod | undefined): RegisterView => {
    const { settled } = app.$settings.get()
    const state = settings.$state.get()
    if (state.status === 'failed') return { status: 'failed', error: state.error }
    if (!settled || state.status !== 'ready') return { status: 'loading' }
    const isOn = app.isOn
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
          const undo = [settings.$state.listen(listener), rules.onChange(listener), app.$settings.listen(listener)]
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
