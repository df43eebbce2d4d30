import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import type { FeatureContext } from './feature.ts'
import { createForm, type FormOptions, type NormalizedForm } from './form.ts'
import { createFormDraft, type FormDraft, type FormDraftOptions } from './form-draft.ts'
import type { Mutation } from './mutation.ts'
import type { Scope } from './scope.ts'

/** A form that belongs to a screen and ends with it. */
export interface ScopedForm<Values extends object, Data = void> extends NormalizedForm<Values, Data> {
  /** Ends with the form. Owns the requests, timers and countdowns of the screen. */
  readonly scope: Scope
  dispose(): void
}

/**
 * Makes a form that validates again after a language change (VALID-19), and forgets a failure for want of a network once there is a
 * network. `dispose` empties the form, and its draft stays.
 */
export function createScopedForm<Values extends object, Data = void>(
  context: Pick<FeatureContext, 'scope' | 'events' | 'log' | 'ports' | 'report' | '$language'>,
  {
    draft,
    change,
    ...options
  }: Omit<FormOptions<Values, Data>, 'scope' | 'events' | 'log' | 'report'> & {
    /** The fields that have their values again after a reload of the tab and a sign-in, until they are submitted. */
    readonly draft?: FormDraftOptions<Values>
    /** The mutation that `submit` runs. A form whose draft was sent by an earlier form has the change of that form. */
    readonly change?: Pick<Mutation<never, Data>, 'pending'>
  },
): ScopedForm<Values, Data> {
  const scope = context.scope.child()
  let formDraft: FormDraft | undefined
  const form = createForm<Values, Data>({
    scope,
    events: context.events,
    log: context.log,
    report: context.report,
    ...options,
    async submit(values, signal, { onSend }) {
      const sent = formDraft?.content()
      // Also if the form was left meanwhile. Values that were typed since then are the next draft.
      const forgetDraft = () => {
        if (sent !== undefined) formDraft?.forget(sent)
      }
      const data = await options.submit(values, signal, {
        draft: sent,
        onSend(change) {
          // Not a part of the scope: the change outlives the form.
          change.onEnd(({ kind }) => {
            if (kind === 'made') forgetDraft()
          })
          onSend?.(change)
        },
      })
      forgetDraft()
      return data
    },
  })
  let cancel = () => {}
  scope.add(
    context.$language.listen(() => {
      cancel()
      cancel = scope.timeout(form.revalidate, SPEC_CONSTANTS.revalidateMs)
    }),
  )
  scope.add(
    context.ports.network.onChange((online) => {
      if (online && form.$state.get().error?.code === 'network.offline') form.forgetFailure()
    }),
  )
  if (draft !== undefined) {
    const onShown = (content: string) => {
      const sent = change?.pending().find((one) => one.draft === content)
      if (sent !== undefined) form.resume(sent)
    }
    formDraft = createFormDraft({ ...form, scope }, draft, onShown)
  }
  return {
    ...form,
    scope,
    dispose() {
      scope.dispose()
      form.reset()
    },
  }
}
