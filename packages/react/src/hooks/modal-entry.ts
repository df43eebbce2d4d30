import { MODAL_ENTRY } from '@foyer/core/browser'

/** ms. How long a step back may take before the next one is tried. */
const STEP_TIMEOUT_MS = 150

interface ModalEntry {
  /** Something modal has opened: a step back leads to its page, and not to the page before. */
  hold(): void
  /** Something modal has closed. The entry is left if nothing else is open. */
  release(): void
}

interface Modals {
  isOpen(): boolean
  closeTopmost(): void
}

/**
 * An entry of the history over the page's own, for browsers without the Navigation API. A step back leads from the entry to
 * the page's own entry, which changes nothing on screen, and closes what is modal and on top.
 */
export function createModalEntry({ isOpen, closeTopmost }: Modals): ModalEntry {
  /** The length of the history with the entry, and the address of its page. */
  let added: { readonly length: number; readonly address: string } | undefined
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (run: () => void, ms = 0) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const forget = () => {
    added = undefined
    isLeaving = false
    window.removeEventListener('popstate', onPop, { capture: true })
  }
  const hold = () => {
    // The entry that is on its way out is added again when it has gone.
    if (!isOpen() || isLeaving) return
    clearTimeout(timer)
    if (isModalEntry()) return
    window.history.pushState({ ...historyState(), [MODAL_ENTRY]: true }, '')
    added = { length: window.history.length, address: window.location.href }
    window.addEventListener('popstate', onPop, { capture: true })
  }
  function onPop(event: PopStateEvent): void {
    if (added === undefined || isModalEntry()) return
    const isOwnPage = window.location.href === added.address
    const wasLeaving = isLeaving
    clearTimeout(timer)
    forget()
    // A person who went further back sees the page that is there.
    if (!isOwnPage) return
    event.stopImmediatePropagation()
    if (!wasLeaving) closeTopmost()
    // Another modal may be open below, and an owner may keep its modal open.
    later(hold)
  }
  const leave = (steps: number) => {
    if (isOpen() || steps === 0 || !isModalEntry()) {
      isLeaving = false
      return
    }
    isLeaving = true
    window.history.back()
    // What a page in a frame has added to the history lies between: one step back may not be enough.
    later(() => leave(steps - 1), STEP_TIMEOUT_MS)
  }

  return {
    hold,
    // Later, since effects run twice in StrictMode.
    release: () =>
      later(() => {
        // The one on top has closed after a step back, and the one below needs the entry.
        if (isOpen()) return hold()
        if (added === undefined) return
        // A page that was entered from here has taken the place of the entry.
        if (isModalEntry()) leave(window.history.length - added.length + 1)
        else forget()
      }),
  }
}

function isModalEntry(): boolean {
  return historyState()[MODAL_ENTRY] === true
}

function historyState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
