/**
 * jsdom has no popovers. This gives it their bare behaviour for one test: what is open, what is refused, and that a dialog
 * takes the focus. Call it before a modal is opened, and the returned function afterwards.
 */
export function installPopovers(): () => void {
  const { showPopover, hidePopover } = HTMLElement.prototype
  const open = new WeakSet<HTMLElement>()
  const refuse = (element: HTMLElement) => {
    throw new DOMException(`${element.outerHTML} refuses`, 'InvalidStateError')
  }
  Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: null })
  HTMLElement.prototype.showPopover = function show() {
    // As browsers of 2023 do.
    if (!this.isConnected || open.has(this) || this.hasAttribute('open')) refuse(this)
    open.add(this)
    if (this instanceof HTMLDialogElement) this.querySelector<HTMLElement>('button, input')?.focus()
  }
  HTMLElement.prototype.hidePopover = function hide() {
    if (!this.isConnected || this.hasAttribute('open')) refuse(this)
    open.delete(this)
  }
  // jsdom lays nothing out.
  const rects = HTMLElement.prototype.getClientRects
  HTMLElement.prototype.getClientRects = function getClientRects() {
    return Object.assign([this.getBoundingClientRect()], { item: () => null })
  }
  return () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    Object.assign(HTMLElement.prototype, { showPopover, hidePopover, getClientRects: rects })
  }
}
