import { useEffect, useRef } from 'react'
import { createModalEntry } from './modal-entry.ts'

interface OpenModal {
  readonly close: () => void
  /** The history entry on which it was opened. */
  readonly entryKey: string | undefined
}

/** Everything modal that is open, the last on top. One list, as a document has one history. */
const open: OpenModal[] = []

/** For browsers without the Navigation API. */
const modalEntry = createModalEntry({ isOpen: () => open.length > 0, closeTopmost: () => open.at(-1)?.close() })

/**
 * A person's way back (a swipe, the browser's button) closes what is modal and on top, and stays on the page. Browsers with
 * the Navigation API go back as ever from the first entry of a document, and when a person insists. They do so too when a
 * person has followed a link of the modal: the address is that of the next page already, while the modal stays on screen
 * until that page can be drawn. Other browsers get an entry of the history for as long as something modal is open.
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
    const navigation = navigationApi()
    if (navigation === undefined) modalEntry.hold()
    else if (open.length === 1) navigation.addEventListener('navigate', closeTopmost)
    return () => {
      open.splice(open.indexOf(modal), 1)
      if (navigation === undefined) modalEntry.release()
      else if (open.length === 0) navigation.removeEventListener('navigate', closeTopmost)
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
