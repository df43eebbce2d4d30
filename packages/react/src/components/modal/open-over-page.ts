/** What can take the focus, by the elements that this package draws. */
const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, iframe, [tabindex]'
/** Live regions are read while a modal is open. */
const LIVE = '[role="status"], [role="alert"], [aria-live], .fy-toasts'

interface CloseWatcherLike extends EventTarget {
  destroy(): void
}

/** Everything that is open, the last on top. */
const stack: HTMLDialogElement[] = []

/** Chrome 114 and Safari 17. Older browsers take `showModal()`, which restyles the page behind. */
export function canOpenOverPage(): boolean {
  return typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype
}

/**
 * Shows a dialog in the top layer without making the page behind it inert, since that restyles every element of the page.
 * A mask takes the pointer, `aria-hidden` hides what is behind from screen readers, and the focus goes round.
 *
 * @param close called for Escape and for the way back of Android
 * @returns what hides it and gives the focus back
 */
export function openOverPage(dialog: HTMLDialogElement, mask: HTMLElement | null, close: () => void): () => void {
  const opener = document.activeElement
  const gone = new AbortController()
  const { signal } = gone
  mask?.showPopover()
  dialog.setAttribute('aria-modal', 'true')
  // Moves the focus into the dialog.
  dialog.showPopover()
  // Only now: the platform refuses to show a dialog as a popover that is open already.
  dialog.setAttribute('open', '')
  stack.push(dialog)
  const show = hideOthers(dialog, mask)
  if (!dialog.contains(document.activeElement)) focusFirst(dialog)

  const isTop = () => stack.at(-1) === dialog
  const watcher = watchClose(close)
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && watcher === undefined && !event.defaultPrevented) {
        event.preventDefault()
        event.stopPropagation()
        close()
      }
      if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) goRound(dialog, event)
    },
    { signal },
  )
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isTop() || !(target instanceof Element) || dialog.contains(target) || target.closest(LIVE)) return
      focusFirst(dialog)
    },
    { signal },
  )

  return () => {
    gone.abort()
    watcher?.destroy()
    stack.splice(stack.indexOf(dialog), 1)
    show()
    const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body
    dialog.removeAttribute('open')
    dialog.removeAttribute('aria-modal')
    if (dialog.isConnected) dialog.hidePopover()
    if (mask?.isConnected) mask.hidePopover()
    if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
}

/** Chrome 126. It hears Escape and the way back of Android. */
function watchClose(close: () => void): CloseWatcherLike | undefined {
  const Watcher = Reflect.get(window, 'CloseWatcher') as (new () => CloseWatcherLike) | undefined
  if (Watcher === undefined) return undefined
  const watcher = new Watcher()
  watcher.addEventListener('close', close)
  return watcher
}

/** Hides what stands beside the dialog, on every level, from screen readers. No style depends on it. */
function hideOthers(dialog: Element, mask: Element | null): () => void {
  const hidden: Element[] = []
  for (let at: Element = dialog; at !== document.body && at.parentElement !== null; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || other === mask || other.hasAttribute('aria-hidden') || other.matches(`${LIVE}, script, style`))
        continue
      other.setAttribute('aria-hidden', 'true')
      hidden.push(other)
    }
  }
  return () => {
    for (const element of hidden) element.removeAttribute('aria-hidden')
  }
}

function focusables(dialog: Element): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  )
}

function focusFirst(dialog: HTMLElement): void {
  const [first] = focusables(dialog)
  if (first !== undefined) first.focus({ preventScroll: true })
  else {
    dialog.tabIndex = -1
    dialog.focus({ preventScroll: true })
  }
}

function goRound(dialog: HTMLElement, event: KeyboardEvent): void {
  const all = focusables(dialog)
  const edge = event.shiftKey ? all[0] : all.at(-1)
  const next = event.shiftKey ? all.at(-1) : all[0]
  if (document.activeElement !== edge && document.activeElement !== dialog) return
  event.preventDefault()
  next?.focus()
}
