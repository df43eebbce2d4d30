import * as z from 'zod/mini'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createScopedForm, type Form } from '../../../kernel/form.ts'
import type { Result } from '../../../kernel/result.ts'
import { writable } from '../../../kernel/store.ts'
import { trim } from '../../../kernel/validation/normalize.ts'
import { allOf, length, required } from '../../../kernel/validation/validators.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { access } from '../../app/access/access.ts'
import { type AccessGuard, refused } from '../../app/access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createTypedDraft, readTypedJson } from '../../auth/session/typed-draft.ts'
import { idempotencyKey } from '../../cashier/attempts/endpoints.ts'
import { feedbackSend } from './endpoints.ts'

const storedAttempt = z.object({ key: idempotencyKey, content: text })

export interface FeedbackValues {
  readonly content: string
}

/** The form of one screen. Call `dispose()` when the screen is left. */
export interface FeedbackForm extends Form<FeedbackValues> {
  /**
   * Sends the text, without the spaces around it. Guests are sent to the sign-in page. A success empties the form and says
   * so; after a failure the text stays, and the form's state has the error. A retry after a lost answer sends it once.
   */
  submit(): Promise<Result>
  dispose(): void
}

export interface FeedbackFormOptions {
  /** The page to return to after the sign-in; the current one unless given. */
  readonly returnTo?: string | undefined
}

/** What players write to the merchant (FEEDBACK-01, FEEDBACK-02). */
export interface Feedback {
  /** Begins with what was typed last and not sent: it is kept as long as the tab, until its user logs out. */
  form(options?: FeedbackFormOptions): FeedbackForm
}

export function createFeedback(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'check' | 'enforce'>,
): Feedback {
  const { call, config, ports, scope, toasts } = context
  /** A text that may have arrived, and its key: sent again as it was, from another form or after a reload, it has that key. */
  const $sent = writable('')
  createTypedDraft(context, session, 'MC_FEEDBACK:sent').keep(scope, {
    typed: $sent.get,
    show: $sent.set,
    onChange: (listener) => $sent.listen(listener),
    empty: () => $sent.set(''),
  })
  const draft = createTypedDraft(context, session, 'MC_FEEDBACK')
  const { min, max } = config.validation.feedback

  return {
    form({ returnTo } = {}) {
      const form = createScopedForm<{ content: string }>(context, {
        verb: 'feedback.form',
        initial: { content: '' },
        rules: { content: allOf(required, length(min, max)) },
        normalizers: { content: trim },
        // Its screen does.
        showsError: () => true,
        async submit({ content }, signal) {
          const before = readTypedJson(storedAttempt, $sent.get())
          const idempotencyKey = before?.content === content ? before.key : ports.random.uuid()
          const sent = JSON.stringify({ key: idempotencyKey, content })
          $sent.set(sent)
          await call(feedbackSend, { content, idempotencyKey }, { signal })
          if ($sent.get() === sent) $sent.set('')
          // Here, so that it is said once, however often it was tapped.
          toasts.success('toast.feedback.sent')
        },
      })
      draft.keep(form.scope, {
        typed: () => form.$state.get().values.content,
        show: (typed) => form.set('content', typed),
        onChange: (listener) => form.$state.listen(listener),
        empty: form.reset,
      })
      return {
        ...form,
        async submit() {
          if (!guard.enforce('feedback', { returnTo })) return refused(guard, 'feedback')
          const result = await form.submit()
          if (result.ok && !form.scope.disposed) form.reset()
          return result
        },
      }
    },
  }
}

/** Feedback to the merchant. */
export const feedback: Feature<Feedback> = defineFeature({
  id: 'feedback',
  needs: { session, access },
  create: (context, { session, access }) => createFeedback(context, session, access),
})
