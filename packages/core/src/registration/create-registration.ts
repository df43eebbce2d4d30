import type { Context } from '../kernel/context.ts'
import { createReferenceCache } from '../kernel/reference-cache.ts'
import type { Session } from '../session/session.ts'
import type { Site } from '../site/site.ts'
import type { Verification } from '../verification/verification.ts'
import { regRules, regSettings } from './contract.ts'
import { initialMethod, openMethods, type RegMethod, visibleFields } from './fields.ts'
import { createRegisterForm } from './register-form.ts'
import type { RegisterView, Registration } from './registration.ts'
import { readServerRules, type ValueRule } from './rules.ts'

export interface RegistrationDeps {
  readonly session: Session
  readonly site: Site
  readonly verification: Verification
}

/** Makes accounts, by the merchant's settings and rules. */
export function createRegistration(context: Context, { session, site, verification }: RegistrationDeps): Registration {
  const { call, log } = context
  const settings = createReferenceCache({
    context,
    name: regSettings.id,
    schema: regSettings.output,
    language: 'none',
    load: (signal) => call(regSettings, {}, { signal }),
  })
  // Messages of the rules are words.
  const rules = createReferenceCache({
    context,
    name: regRules.id,
    schema: regRules.output,
    load: (signal) => call(regRules, {}, { signal }),
  })
  let read: { readonly from: unknown; readonly map: ReadonlyMap<string, ValueRule> } | undefined

  const valueRules = (): ReadonlyMap<string, ValueRule> => {
    const state = rules.$state.get()
    if (state.status !== 'ready') return new Map()
    if (read?.from !== state.data) read = { from: state.data, map: readServerRules(state.data, log) }
    return read.map
  }

  const load = () => {
    void settings.load()
    // Without them the built-in rules and the platform's own check remain.
    void rules.load()
  }

  const view = (wanted: RegMethod | undefined): RegisterView => {
    const { settled } = site.$settings.get()
    const state = settings.$state.get()
    if (state.status === 'failed') return { status: 'failed', error: state.error }
    if (!settled || state.status !== 'ready') return { status: 'loading' }
    const isOn = site.isOn
    const methods = openMethods(isOn)
    if (methods.length === 0) return { status: 'closed' }
    const method = wanted !== undefined && methods.includes(wanted) ? wanted : initialMethod(isOn)
    return { status: 'ready', method, methods, fields: visibleFields(method, state.data, isOn) }
  }

  return {
    form() {
      load()
      return createRegisterForm(context, {
        session,
        verification,
        view,
        onChange(listener) {
          const undo = [
            settings.$state.listen(listener),
            rules.$state.listen(listener),
            site.$settings.listen(listener),
          ]
          return () => {
            for (const end of undo) end()
          }
        },
        rules: valueRules,
        reload: load,
      })
    },
  }
}
