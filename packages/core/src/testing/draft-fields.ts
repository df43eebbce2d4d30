import { atom, type WritableAtom } from 'nanostores'
import type { Draft } from '../kernel/form-draft.ts'
import type { Scope } from '../kernel/scope.ts'

/** Keeps the text of a store in a draft, as a field does. */
export function keepTyped(draft: Draft, scope: Scope, $typed: WritableAtom<string>): void {
  draft.keep(scope, {
    typed: $typed.get,
    show: (typed) => $typed.set(typed),
    onChange: (listener) => $typed.listen(listener),
    empty: () => $typed.set(''),
  })
}

/** The text that a field shows if it is opened now. */
export function typedAtOpening(draft: Draft, scope: Scope): string {
  const opening = scope.child()
  const $typed = atom('')
  keepTyped(draft, opening, $typed)
  opening.dispose()
  return $typed.get()
}
