import { type RefObject, useEffect } from 'react'
import { useFoyer } from '../provider/use-foyer.ts'

/** Puts the focus on the field that core names (`events.focus`), by its `name`, within this form. */
export function useFieldFocus(form: RefObject<HTMLFormElement | null>): void {
  const foyer = useFoyer()
  useEffect(
    () =>
      foyer.events.on('focus', ({ field }) => {
        const element = form.current?.elements.namedItem(field)
        if (!(element instanceof HTMLElement)) return
        // A field in collapsed details cannot take the focus.
        const folded = element.closest('details')
        if (folded) folded.open = true
        element.focus()
      }),
    [foyer, form],
  )
}
