import { createFormDraft, type FormDraftOptions } from '../../kernel/form-draft.ts'
import type { ScopedForm } from '../../kernel/scoped-form.ts'
import type { Attempt } from './attempts/attempt.ts'
import type { Attempts } from './attempts/attempts.ts'
import type { AttemptKind } from './attempts/wire-attempt-kinds.ts'

interface AttemptDraftOptions<Values extends object> extends FormDraftOptions<Values> {
  readonly attempts: Pick<Attempts, 'onFoundMade'>
  readonly kind: AttemptKind
  /** Whether the attempt has sent the present values. */
  isSame(attempt: Attempt, values: Readonly<Values>): boolean
  /** Empties the form, and the stores beside it. */
  empty(): void
}

/** Keeps a draft of the form, and empties the form if an attempt that a reload interrupted was made after all. */
export function createAttemptDraft<Values extends object>(
  form: Pick<ScopedForm<Values>, '$state' | 'scope' | 'set'>,
  { attempts, kind, isSame, empty, ...drafted }: AttemptDraftOptions<Values>,
): void {
  createFormDraft({ ...form, reset: empty }, drafted)
  form.scope.add(
    attempts.onFoundMade(kind, (attempt) => {
      if (isSame(attempt, form.$state.get().values)) empty()
    }),
  )
}
