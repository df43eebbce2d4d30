import { atom, type ReadableAtom } from 'nanostores'
import type { FieldError, Form } from '../../../kernel/form.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { FieldRules } from '../registration/field-rules.ts'

/** Asks for the platform's rules; when they come, what is shown is checked anew and the hint follows. */
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
