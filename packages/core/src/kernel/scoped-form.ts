import { LIMITS } from '../config/limits.ts'
import type { FeatureContext } from './feature-context.ts'
import { createForm, type FormOptions, type NormalizedForm } from './form.ts'
import type { Scope } from './scope.ts'

/** A form that belongs to a screen and ends with it. */
export interface ScopedForm<Values extends object> extends NormalizedForm<Values> {
  /** Ends with the form. Owns the requests, timers and countdowns of the screen. */
  readonly scope: Scope
  dispose(): void
}

/** Makes a form that validates again after a language change (VALID-19). `dispose` empties it. */
export function createScopedForm<Values extends object>(
  context: Pick<FeatureContext, 'scope' | 'events' | '$language'>,
  options: Omit<FormOptions<Values>, 'scope' | 'events'>,
): ScopedForm<Values> {
  const scope = context.scope.child()
  const form = createForm({ scope, events: context.events, ...options })
  let cancel = () => {}
  scope.add(
    context.$language.listen(() => {
      cancel()
      cancel = scope.timeout(form.revalidate, LIMITS.revalidateMs)
    }),
  )
  return {
    ...form,
    scope,
    dispose() {
      scope.dispose()
      form.reset()
    },
  }
}
