import { useEffect, useRef } from 'react'

interface OpenModal {
  readonly close: () => void
  /** The history entry on which it was opened. */
  readonly entryKey: string | undefined
}

/** Everything modal that is open, the last on top. One list, as a document has one history. */
const open: OpenModal[] = []

/**
 * A person's way back (a swipe, the browser's button) closes what is modal and on top, and stays on the page. Browsers
 * without the Navigation API go back as ever; so do all from the first entry of a document, and when someone insists.
 * So does a person who has followed a link of the modal: the address is that of the next page already, while the modal
 * stays on screen until that page can be drawn.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const modal = { close: () => latest.current(), entryKey: navigationApi()?.currentEntry?.key }
    open.push(modal)
    if (open.length === 1) navigationApi()?.addEventListener('navigate', closeTopmost)
    return () => {
      open.splice(open.indexOf(modal), 1)
      if (open.length === 0) navigationApi()?.removeEventListener('navigate', closeTopmost)
    }
  }, [isOpen])
}

/** Safari before 26.2 and Firefox before 147 have none. */
function navigationApi(): Navigation | undefined {
  return 'navigation' in window ? window.navigation : undefined
}

function closeTopmost(event: NavigateEvent): void {
  const { navigationType, userInitiated, cancelable, destination } = event
  const here = navigationApi()?.currentEntry
  const modal = open.at(-1)
  // The site's own `history.back()`, as after a deletion that was confirmed, is no one's wish to close the question.
  if (navigationType !== 'traverse' || !userInitiated || !cancelable) return
  if (!here || modal?.entryKey !== here.key || destination.index >= here.index) return
  event.preventDefault()
  modal.close()
}
