import * as z from 'zod/mini'
import type { ScopedForm } from '../../kernel/form.ts'
import { readTypedJson, type TypedDraft } from '../auth/session/typed-draft.ts'
import type { Attempt } from './attempts/attempt.ts'
import type { Attempts } from './attempts/attempts.ts'
import type { AttemptKind } from './attempts/wire-attempt-kinds.ts'

interface KeptFormOptions<Values extends object, Field extends keyof Values & string> {
  readonly draft: TypedDraft
  /** The fields that are kept: no secret, and no number of an account. */
  readonly fields: z.ZodMiniType<Pick<Values, Field>>
  readonly attempts: Pick<Attempts, 'onFoundMade'>
  readonly kind: AttemptKind
  /** Whether the attempt has sent what is typed now. */
  isSame(attempt: Attempt, values: Readonly<Values>): boolean
  /** Empties the form, and what stands beside it. */
  empty(): void
}

/**
 * What is typed in a form of texts is there again after a reload of the tab and a sign-in. What a reload interrupted and was
 * made after all is not typed once more.
 */
export function keepForm<Values extends object, Field extends keyof Values & string>(
  { $state, scope, set }: Pick<ScopedForm<Values>, '$state' | 'scope' | 'set'>,
  { draft, fields, attempts, kind, isSame, empty }: KeptFormOptions<Values, Field>,
): void {
  draft.keep(scope, {
    typed() {
      const values = z.parse(fields, $state.get().values)
      return Object.values(values).every((value) => value === '') ? '' : JSON.stringify(values)
    },
    show(typed) {
      const values = readTypedJson(fields, typed)
      if (values === undefined) return
      for (const field of Object.keys(values) as Field[]) set(field, values[field])
    },
    onChange: (listener) => $state.listen(listener),
    empty,
  })
  scope.add(
    attempts.onFoundMade(kind, (attempt) => {
      if (isSame(attempt, $state.get().values)) empty()
    }),
  )
}
