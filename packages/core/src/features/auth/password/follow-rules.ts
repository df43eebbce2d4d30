import { atom, type ReadableAtom } from 'nanostores'
import type { FieldError, Form } from '../../../kernel/form.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { FieldRules } from '../registration/field-rules.ts'

/** Loads the platform's rules. When they arrive, the form is validated again and the hint changes. */
export function followRules(
  rules: FieldRules,
  form: Pick<Form<object>, 'revalidate'> & { readonly scope: Scope },
  hint: () => FieldError | undefined,
): ReadableAtom<FieldError | undefined> {
  const $hint = atom(hint())
  form.scope.add(
    rules.onChange(() => {
      $hint.set(hint())
      form.revalidate()
    }),
  )
  rules.load()
  return $hint
}
