import { useEffect, useState } from 'react'

/** The dialog that keeps everything outside it from fingers, keys and screen readers now. */
function topDialog(): Element | null {
  const here = document.activeElement?.closest('dialog[open]')
  return here ?? [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
}

/** Follows the dialogs as they open and close, for what must be in reach whichever is open. */
export function useTopDialog(): Element | null {
  const [dialog, setDialog] = useState(topDialog)
  useEffect(() => {
    const look = () => setDialog(topDialog())
    // Neither bubbles. Where dialogs do not tell that they open, what is shown next finds them.
    const events = ['toggle', 'close']
    for (const event of events) document.addEventListener(event, look, true)
    // A dialog that is removed from the page gives no other notice.
    dialog?.addEventListener('close', look)
    return () => {
      for (const event of events) document.removeEventListener(event, look, true)
      dialog?.removeEventListener('close', look)
    }
  }, [dialog])
  return dialog
}
