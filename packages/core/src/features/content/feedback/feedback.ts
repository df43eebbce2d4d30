import * as z from 'zod/mini'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Form } from '../../../kernel/form.ts'
import { readDraftJson } from '../../../kernel/form-draft.ts'
import { createMutation } from '../../../kernel/mutation.ts'
import { type Result, unwrap } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { trim } from '../../../kernel/validation/normalize.ts'
import { allOf, length, required } from '../../../kernel/validation/validators.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, refused } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserDraft } from '../../auth/session/user-draft.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { idempotencyKey } from '../../cashier/attempts/endpoints.ts'
import { feedbackEndpoints } from './endpoints.ts'

const storedChange = z.object({ key: idempotencyKey, content: text })
const draftFields = z.object({ content: text })

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
  const { call, config, scope, toasts } = context
  const sentDraft = createUserDraft(context, session, 'MC_FEEDBACK:sent')
  const sending = createMutation({
    context,
    owner: createUserScope(scope, session, () => {}),
    // The form shows that the outcome is unknown, and the person sends the text again.
    pauses: [],
    // The form aborts when its screen is left.
    abortable: true,
    // The platform keeps one text for one key.
    send: (content: string, { key, signal }) =>
      call(feedbackEndpoints.feedback, { content, idempotencyKey: key }, { signal }),
    memory: {
      read() {
        const kept = readDraftJson(storedChange, sentDraft.read())
        return kept && { key: kept.key, input: kept.content }
      },
      write: (change) => sentDraft.write(change ? JSON.stringify({ key: change.key, content: change.input }) : ''),
    },
    made: () => toasts.success('toast.feedback.sent'),
  })
  const draft = createUserDraft(context, session, 'MC_FEEDBACK')
  const { min, max } = config.validation.feedback

  return {
    form({ returnTo } = {}) {
      const form = createScopedForm<{ content: string }>(context, {
        verb: 'feedback.form',
        initial: { content: '' },
        rules: { content: allOf(required, length(min, max)) },
        normalizers: { content: trim },
        // The screen shows the error.
        showsError: () => true,
        emptyWhenDone: true,
        change: sending,
        submit: async ({ content }, signal, run) => unwrap(await sending.run(content, { ...run, signal })),
        draft: { draft, fields: draftFields },
      })
      return {
        ...form,
        submit: async () => (guard.enforce('feedback', { returnTo }) ? form.submit() : refused(guard, 'feedback')),
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
