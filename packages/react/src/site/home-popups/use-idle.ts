import { useEffect, useState } from 'react'

/** How long nobody may have touched anything: what opens must not slip under a finger on its way. */
const IDLE_MS = 600
const INTERACTIONS = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'scroll', 'wheel'] as const

/**
 * Whether it is a good moment to open something unasked, once somebody wants to: no finger is down, nothing scrolls,
 * nobody types, no other dialog is open, and the page is looked at.
 *
 * @param atOnce nobody has touched anything yet: no need to wait for quiet
 */
export function useIdle(enabled: boolean, atOnce: boolean): boolean {
  const [isIdle, setQuiet] = useState(false)
  useEffect(() => {
    if (!enabled) {
      setQuiet(false)
      return
    }
    if (atOnce && !isBusy()) {
      setQuiet(true)
      return
    }
    let fingers = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (fingers > 0 || isBusy()) wait()
        else setQuiet(true)
      }, IDLE_MS)
    }
    const note = ({ type }: Event) => {
      if (type === 'pointerdown') fingers += 1
      else if (type === 'pointerup' || type === 'pointercancel') fingers = Math.max(0, fingers - 1)
      wait()
    }
    // In the capture phase: scrolling boxes tell nobody else, and handlers may keep a touch to themselves.
    const options = { capture: true, passive: true } as const
    for (const touch of INTERACTIONS) window.addEventListener(touch, note, options)
    wait()
    return () => {
      clearTimeout(timer)
      for (const touch of INTERACTIONS) window.removeEventListener(touch, note, options)
    }
  }, [enabled, atOnce])
  return enabled && isIdle
}

function isBusy(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
  return typing || document.visibilityState === 'hidden' || document.querySelector('dialog[open]') !== null
}
