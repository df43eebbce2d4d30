/** Elements that can take the focus, as far as this package and rich text draw them. */
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]'

/** The elements at which the Tab key stops, in their order. */
export function tabStops(dialog: Element): readonly HTMLElement[] {
  const shown = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, .fy-modal-guard') &&
      element.getClientRects().length > 0 &&
      // Chrome 105 and Safari 17.4 have it.
      element.checkVisibility?.({ visibilityProperty: true }) !== false,
  )
  // A group of radio buttons is one stop: the chosen one, as long as there is one.
  return shown.filter(
    (element) =>
      !isRadio(element) || element.checked || !shown.some((other) => isSameGroup(element, other) && isChecked(other)),
  )
}

/**
 * Puts the focus on the first element of a dialog that takes it or, from behind, on the last; on the dialog if none does.
 */
export function focusEdge(dialog: HTMLElement, edge: 'first' | 'last'): void {
  const stops = tabStops(dialog)
  const before = activeElementAt(dialog)
  for (const stop of edge === 'first' ? stops : [...stops].reverse()) {
    stop.focus()
    const active = activeElementAt(dialog)
    // A listener of the element may have passed the focus on within the dialog.
    if (active === stop || (active !== before && dialog.contains(active))) return
  }
  dialog.tabIndex = -1
  dialog.focus({ preventScroll: true })
}

/**
 * Lets the Tab key go round in a dialog: a guard before and one after the dialog pass the focus on to its other end. The
 * browser alone knows every stop, such as the parts of a date field and a box that scrolls. So its own step comes first.
 *
 * @returns a function that takes the guards away
 */
export function guardEdges(dialog: HTMLElement): () => void {
  const guardFor = (edge: 'first' | 'last') => {
    const guard = dialog.ownerDocument.createElement('span')
    guard.className = 'fy-modal-guard'
    guard.tabIndex = 0
    guard.setAttribute('aria-hidden', 'true')
    guard.addEventListener('focus', () => focusEdge(dialog, edge))
    return guard
  }
  const before = guardFor('last')
  const after = guardFor('first')
  dialog.before(before)
  dialog.after(after)
  return () => {
    before.remove()
    after.remove()
  }
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

function isSameGroup(one: HTMLInputElement, other: Element): boolean {
  return isRadio(other) && one.name !== '' && one.name === other.name && one.form === other.form
}
