import { type FocusPlace, rememberFocus, returnFocus } from '../../hooks/focus-guard.ts'
import { isElement } from '../../hooks/is-element.ts'
import { setRootAttribute } from '../../hooks/use-root-attribute.ts'
import { createHiding, isInLiveRegion } from './hide-from-readers.ts'
import { showMask } from './mask.ts'
import { focusEdge, guardEdges, hasFocus } from './tab-stops.ts'
import { closesByWatcher, watchClose } from './watch-close.ts'

interface OpenModal {
  readonly dialog: HTMLDialogElement
  readonly close: () => void
  /** Takes away everything that belongs to this modal alone. */
  readonly release: () => void
  /** The element that had the focus before, and its place. */
  opener: FocusPlace | undefined
}

interface ModalStack {
  open(dialog: HTMLDialogElement, close: () => void): () => void
  /** Looks again at which modal is on top, after a dialog was opened or closed by `showModal()`. */
  refresh(): void
}

const stacks = new WeakMap<Document, ModalStack>()

/** The modals of a document that are popovers. */
export function modalStack(page: Document): ModalStack {
  const stack = stacks.get(page) ?? createModalStack(page)
  stacks.set(page, stack)
  return stack
}

/**
 * Whether a dialog can be a modal popover: the browser has popovers (Chrome 114, Safari 17, Firefox 125), and no dialog
 * that was opened by `showModal()` makes the dialog inert.
 */
export function canOpenOverPage(dialog: HTMLDialogElement): boolean {
  return 'popover' in dialog && !isBehindNativeModal(dialog)
}

function isBehindNativeModal(dialog: HTMLDialogElement): boolean {
  return [...dialog.ownerDocument.querySelectorAll('dialog:modal')].some((native) => !native.contains(dialog))
}

/**
 * Opens dialogs in the top layer without making the page behind them inert, since that restyles every element of the
 * page. A mask takes the pointer, `aria-hidden` hides the page from screen readers, and the focus stays inside
 * (docs/decisions/0023-modals-are-popovers.md).
 */
function createModalStack(page: Document): ModalStack {
  /** The last one is on top. */
  const modals: OpenModal[] = []
  const hiding = createHiding(refresh)

  function refresh(): void {
    // Removed from the page while open, by other code than its owner.
    for (const modal of modals.filter(({ dialog }) => !dialog.isConnected)) end(modal)
    const top = modals.at(-1)
    // Said of the others too: Chromium takes every dialog that is shown as a popover for modal.
    for (const { dialog } of modals) dialog.setAttribute('aria-modal', String(dialog === top?.dialog))
    hiding.around(top === undefined || isBehindNativeModal(top.dialog) ? undefined : top.dialog)
    // At the document, so that a widget in the dialog that uses a key itself comes first. Adding twice is adding once.
    if (top === undefined) {
      page.removeEventListener('keydown', onKeyDown)
      page.removeEventListener('focusin', onFocusIn)
    } else {
      page.addEventListener('keydown', onKeyDown)
      page.addEventListener('focusin', onFocusIn)
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const top = modals.at(-1)
    if (top === undefined || isBehindNativeModal(top.dialog)) return
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || closesByWatcher(page)) return
    event.preventDefault()
    top.close()
  }

  function onFocusIn({ target, relatedTarget }: FocusEvent): void {
    // A dialog may have been opened or closed by `showModal()`: both move the focus.
    refresh()
    const top = modals.at(-1)
    if (top === undefined || hasFocus(top.dialog) || isBehindNativeModal(top.dialog)) return
    if (!isElement(target) || isInLiveRegion(target)) return
    if (isElement(relatedTarget) && top.dialog.contains(relatedTarget)) focus(relatedTarget)
    if (hasFocus(top.dialog)) return
    // From a frame, or from the browser's own controls.
    const isBefore = (top.dialog.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    focusEdge(top.dialog, isBefore ? 'last' : 'first')
  }

  function end(modal: OpenModal): void {
    const index = modals.indexOf(modal)
    if (index === -1) return
    modals.splice(index, 1)
    const { dialog, opener, release } = modal
    const hadFocus = hasFocus(dialog) || page.activeElement === null || page.activeElement === page.body
    // A modal that was opened from this one gives the focus back to where this one was opened.
    for (const other of modals.slice(index))
      if (other.opener && dialog.contains(other.opener.element)) other.opener = opener
    release()
    refresh()
    if (!hadFocus) return
    if (opener !== undefined) returnFocus(opener)
    const top = modals.at(-1)
    if (top !== undefined && (!hasFocus(top.dialog) || page.activeElement === top.dialog))
      focusEdge(top.dialog, 'first')
  }

  return {
    refresh,
    open(dialog, close) {
      const focused = deepActiveElement(page)
      const unguard = guardEdges(dialog)
      const mask = showMask(dialog, close)
      const unlock = setRootAttribute('data-fy-modal', page)
      let unwatch = () => {}
      const modal: OpenModal = {
        dialog,
        close,
        opener: focused === null ? undefined : rememberFocus(focused),
        release() {
          unwatch()
          unlock()
          dialog.removeAttribute('open')
          dialog.removeAttribute('aria-modal')
          if (dialog.isConnected) dialog.hidePopover()
          dialog.removeAttribute('popover')
          mask.remove()
          unguard()
        },
      }
      // On top before it takes the focus, which the modal below would take back.
      modals.push(modal)
      dialog.setAttribute('popover', 'manual')
      dialog.showPopover()
      // Only now: browsers refuse to show a dialog as a popover that is open already, and to hide it (above).
      dialog.setAttribute('open', '')
      // After `open`: Chromium gives an open dialog a close watcher of its own, and the last one gets the key.
      unwatch = watchClose(page, close)
      // Before the page behind is hidden from screen readers: browsers do not hide an element with the focus.
      if (!hasFocus(dialog)) focusEdge(dialog, 'first')
      refresh()
      return () => end(modal)
    },
  }
}

/** In shadow trees too. */
function deepActiveElement(page: Document): Element | null {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

function focus(element: Element): void {
  if ('focus' in element && typeof element.focus === 'function') element.focus({ preventScroll: true })
}
