/** Elements that can take the focus, as far as this package and rich text draw them. */
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]'

/** The elements at which the Tab key stops, in their order. */
export function tabStops(dialog: Element): readonly HTMLElement[] {
  const shown = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
  )
  // A group of radio buttons is one stop: the chosen one, as long as there is one.
  return shown.filter(
    (element) =>
      !isRadio(element) || element.checked || !shown.some((other) => isSameStop(element, other) && isChecked(other)),
  )
}

/** Puts the focus on the first element of a dialog or, from behind, on the last; on the dialog if it has none. */
export function focusEdge(dialog: HTMLElement, edge: 'first' | 'last'): void {
  const stops = tabStops(dialog)
  const stop = edge === 'first' ? stops[0] : stops.at(-1)
  if (stop === undefined) dialog.tabIndex = -1
  const target = stop ?? dialog
  target.focus({ preventScroll: stop === undefined })
}

/** Lets the Tab key go round in a dialog: from its last element to the first one, and back. */
export function keepTabInside(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = tabStops(dialog)
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const active = activeElementAt(dialog)
  if (active !== dialog && (active === null || !isSameStop(active, edge))) return
  event.preventDefault()
  focusEdge(dialog, event.shiftKey ? 'last' : 'first')
}

/** Whether a dialog contains the focus. `:focus-within` does not match in Chromium while a dialog in the dialog has it. */
export function hasFocus(dialog: Element): boolean {
  return dialog.contains(activeElementAt(dialog))
}

/** The element with the focus in the document or in the shadow tree of a node. */
function activeElementAt(node: Node): Element | null {
  const root: Node & Partial<DocumentOrShadowRoot> = node.getRootNode()
  return root.activeElement ?? null
}

/** Not `instanceof`: the element may belong to the document of a frame, which has classes of its own. */
function isRadio(element: Element): element is HTMLInputElement {
  return element.matches('input[type="radio"]')
}

function isChecked(element: Element): boolean {
  return isRadio(element) && element.checked
}

function isSameStop(one: Element, other: Element | undefined): boolean {
  if (one === other) return true
  if (other === undefined || !isRadio(one) || !isRadio(other)) return false
  return one.name !== '' && one.name === other.name && one.form === other.form
}
