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
  if (!this.hasAttribute('open')) return
  this.removeAttribute('open')
  const from = before.get(this)
  if (from instanceof HTMLElement) from.focus()
  this.dispatchEvent(new Event('close'))
}

HTMLElement.prototype.showPopover = function showPopover() {
  this.style.display = 'block'
}

HTMLElement.prototype.hidePopover = function hidePopover() {
  this.style.display = ''
}

/** What Escape and the back gesture do to an open dialog. */
export function requestClose(dialog: Element): void {
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('not a dialog')
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}
