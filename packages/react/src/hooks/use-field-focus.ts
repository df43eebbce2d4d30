import { type RefObject, useEffect, useRef } from 'react'
import { useFoyer } from '../provider/use-foyer.ts'
import { useCurrentPage } from './use-current-page.ts'

/**
 * Puts the focus on the field that core names (`events.focus`), by its `name`, within this form.
 * @param wanted a field that was named before the form was there
 */
export function useFieldFocus(form: RefObject<HTMLFormElement | null>, wanted?: string): void {
  const foyer = useFoyer()
  useEffect(() => {
    if (wanted !== undefined) focusField(form.current, wanted)
  }, [form, wanted])
  const missing = useRef<string>(undefined)
  useEffect(
    () =>
      foyer.events.on('focus', ({ field }) => {
        missing.current = focusField(form.current, field) ? undefined : field
      }),
    [foyer, form],
  )
  // A field that comes with the same change is drawn after it is named.
  useEffect(() => {
    if (missing.current !== undefined) focusField(form.current, missing.current)
    missing.current = undefined
  })
  useFocusInView(form)
}

/**
 * From a review back to its form the page goes to where it was, and would leave what has the focus there below the fold: it
 * comes into view, with what is said about it.
 */
export function useFocusInView(part: RefObject<HTMLElement | null>): void {
  const page = useCurrentPage()
  useEffect(() => {
    const focused = document.activeElement
    if (!page || !focused || !part.current?.contains(focused)) return
    const field = focused.closest('.fy-text-field, fieldset') ?? focused
    field.scrollIntoView({ block: 'nearest' })
    part.current.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [part, page])
}

/** Puts the focus on the field of that name. Returns whether the form has it. */
export function focusField(form: HTMLFormElement | null, field: string): boolean {
  const named = form?.elements.namedItem(field)
  // Of radio buttons the first that can take it: they are one field.
  const element =
    named instanceof Element
      ? named
      : [...(named ?? [])].find((one) => one instanceof HTMLElement && one.matches(':enabled'))
  if (!(element instanceof HTMLElement)) return false
  // A field in collapsed details cannot take the focus.
  const folded = element.closest('details')
  if (folded) folded.open = true
  element.focus()
  return true
}
