import { useEffect, useState } from 'react'

/** How long there must be no interaction, so that a popup does not open under a finger. */
const IDLE_MS = 600
const INTERACTIONS = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'scroll', 'wheel'] as const

/**
 * Whether a popup may open now: no finger is down, nothing scrolls, no field has the focus, no other dialog is open, and
 * the page is visible.
 *
 * @param enabled false while there is nothing to open
 * @param atOnce true before the first interaction: no need to wait
 */
export function useCanInterrupt(enabled: boolean, atOnce: boolean): boolean {
  const [canInterrupt, setCanInterrupt] = useState(false)
  useEffect(() => {
    if (!enabled) {
      setCanInterrupt(false)
      return
    }
    if (atOnce && !isBusy()) {
      setCanInterrupt(true)
      return
    }
    let fingers = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (fingers > 0 || isBusy()) wait()
        else setCanInterrupt(true)
      }, IDLE_MS)
    }
    const note = ({ type }: Event) => {
      if (type === 'pointerdown') fingers += 1
      else if (type === 'pointerup' || type === 'pointercancel') fingers = Math.max(0, fingers - 1)
      wait()
    }
    // In the capture phase: `scroll` of an inner element does not bubble, and handlers may stop other events.
    const options = { capture: true, passive: true } as const
    for (const touch of INTERACTIONS) window.addEventListener(touch, note, options)
    wait()
    return () => {
      clearTimeout(timer)
      for (const touch of INTERACTIONS) window.removeEventListener(touch, note, options)
    }
  }, [enabled, atOnce])
  return enabled && canInterrupt
}

function isBusy(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
  return typing || document.visibilityState === 'hidden' || document.querySelector('dialog[open]') !== null
}
