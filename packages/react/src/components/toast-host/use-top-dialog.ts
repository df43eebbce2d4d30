import { useEffect, useState } from 'react'

/** The topmost modal dialog, outside of which everything is inert or lies below its mask. */
function topDialog(): Element | null {
  const here = document.activeElement?.closest('dialog[open]')
  return here ?? [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
}

/** Tracks the topmost open dialog, for parts that must be usable over any of them. */
export function useTopDialog(): Element | null {
  const [dialog, setDialog] = useState(topDialog)
  useEffect(() => {
    const look = () => setDialog(topDialog())
    // Neither event bubbles. Without `toggle` events an open dialog is found by the next toast.
    const events = ['toggle', 'close']
    for (const event of events) document.addEventListener(event, look, true)
    // A dialog that is removed from the page gives no other notice.
    for (const event of events) dialog?.addEventListener(event, look)
    return () => {
      for (const event of events) {
        document.removeEventListener(event, look, true)
        dialog?.removeEventListener(event, look)
      }
    }
  }, [dialog])
  return dialog
}
