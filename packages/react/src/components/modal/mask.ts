export const MASK_CLASS = 'fy-modal-mask'

/** Puts a mask before a dialog, and shows it in the top layer. `::backdrop` of a popover takes no taps. */
export function showMask(dialog: HTMLDialogElement, close: () => void): HTMLElement {
  const mask = dialog.ownerDocument.createElement('div')
  mask.className = MASK_CLASS
  mask.setAttribute('popover', 'manual')
  mask.setAttribute('aria-hidden', 'true')
  // A swipe on the mask closes a sheet. It must not go back on the page behind as well.
  mask.dataset.swipe = 'own'
  mask.addEventListener('click', close)
  dialog.before(mask)
  mask.showPopover()
  return mask
}

/** The mask of an open dialog. After `showModal()` there is none: the dialog itself gets the events of its backdrop. */
export function maskOf(dialog: HTMLDialogElement): HTMLElement | null {
  const before = dialog.previousElementSibling
  return before instanceof HTMLElement && before.classList.contains(MASK_CLASS) ? before : null
}
