import { setRootAttribute } from '../../hooks/use-root-attribute.ts'
import { canOpenOverPage, modalStack } from './open-over-page.ts'

/**
 * Opens a dialog as a modal: as a popover if the browser has popovers, otherwise by `showModal()`.
 *
 * @param close called for Escape, for Android's way back and for a tap on the mask. After `showModal()` the dialog's own
 *   events `close` and `click` say so.
 * @returns closes the dialog and gives the focus back
 */
export function openModal(dialog: HTMLDialogElement, close: () => void): () => void {
  return canOpenOverPage(dialog) ? modalStack(dialog.ownerDocument).open(dialog, close) : openNativeModal(dialog)
}

/**
 * Opens a dialog by `showModal()`, and tells the modals that are popovers.
 *
 * @returns closes the dialog
 */
export function openNativeModal(dialog: HTMLDialogElement): () => void {
  const stack = modalStack(dialog.ownerDocument)
  dialog.showModal()
  const unlock = setRootAttribute('data-fy-modal', dialog.ownerDocument)
  stack.refresh()
  return () => {
    unlock()
    dialog.close()
    stack.refresh()
  }
}
