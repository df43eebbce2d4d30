/**
 * jsdom has no modal dialogs and no popovers. This gives it their bare behaviour: what is open, where the focus is,
 * and the events. Imported for its effect by the tests that need it.
 */
const before = new WeakMap<HTMLDialogElement, Element | null>()

HTMLDialogElement.prototype.showModal = function showModal() {
  before.set(this, document.activeElement)
  this.setAttribute('open', '')
  const first = this.querySelector('button, a[href], input, select, textarea')
  if (first instanceof HTMLElement) first.focus()
}

HTMLDialogElement.prototype.close = function close() {
  // As in a browser, the event comes later than the closing.
  if (end(this)) queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

/** @returns whether it was open */
function end(dialog: HTMLDialogElement): boolean {
  if (!dialog.hasAttribute('open')) return false
  dialog.removeAttribute('open')
  const from = before.get(dialog)
  if (from instanceof HTMLElement) from.focus()
  return true
}

HTMLElement.prototype.showPopover = function showPopover() {
  // As browsers of 2024 do.
  if (this.style.display === 'block') throw new DOMException('It is shown already', 'InvalidStateError')
  this.style.display = 'block'
}

HTMLElement.prototype.hidePopover = function hidePopover() {
  this.style.display = ''
}

/** What Escape and the back gesture do to an open dialog. */
export function requestClose(dialog: Element): void {
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('not a dialog')
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true })) && end(dialog)) {
    dialog.dispatchEvent(new Event('close'))
  }
}
