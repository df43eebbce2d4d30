import { useEffect, useRef } from 'react'

/** Everything modal that is open, the last on top. One list, as a document has one history. */
const open: (() => void)[] = []

/**
 * A person's way back (a swipe, the browser's button) closes what is modal and on top, and stays on the page. Browsers
 * without the Navigation API go back as ever; so do all from the first entry of a document, and when someone insists.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const close = () => latest.current()
    open.push(close)
    if (open.length === 1) navigationApi()?.addEventListener('navigate', closeTopmost)
    return () => {
      open.splice(open.lastIndexOf(close), 1)
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
  const here = navigationApi()?.currentEntry?.index
  // The site's own `history.back()`, as after a deletion that was confirmed, is no one's wish to close the question.
  if (navigationType !== 'traverse' || !userInitiated || !cancelable) return
  if (here === undefined || destination.index >= here) return
  event.preventDefault()
  open.at(-1)?.()
}
