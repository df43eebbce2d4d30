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
  return before !== null && isMask(before) ? before : null
}

/** Not `instanceof`: the element may belong to the document of a frame, which has classes of its own. */
function isMask(element: Element): element is HTMLElement {
  return element.classList.contains(MASK_CLASS)
}
