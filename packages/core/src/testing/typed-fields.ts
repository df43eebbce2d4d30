import { atom, type WritableAtom } from 'nanostores'
import type { Draft } from '../kernel/form-draft.ts'
import type { Scope } from '../kernel/scope.ts'

/** A field whose text is the store's. */
export function keepTyped(draft: Draft, scope: Scope, $typed: WritableAtom<string>): void {
  draft.keep(scope, {
    typed: $typed.get,
    show: (typed) => $typed.set(typed),
    onChange: (listener) => $typed.listen(listener),
    empty: () => $typed.set(''),
  })
}

/** What a field shows that is opened now. */
export function typedAtOpening(draft: Draft, scope: Scope): string {
  const opening = scope.child()
  const $typed = atom('')
  keepTyped(draft, opening, $typed)
  opening.dispose()
  return $typed.get()
}
