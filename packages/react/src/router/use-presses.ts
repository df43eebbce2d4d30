import { useCallback, useEffect, useRef } from 'react'

/** A browser sends the click of a tap after the finger is up. Without a click in this time there is none, ms. */
const CLICK_WAIT_MS = 50
/** A finger that rests longer does not tap, ms. */
const MAX_HOLD_MS = 1000

export interface Presses {
  /**
   * Calls back once no finger is down and the click of the last tap is handled, after 1 s at the latest. Calls back at once
   * if no finger is down.
   *
   * @returns a function that cancels the wait
   */
  whenReleased(run: () => void): () => void
}

/**
 * Watches the fingers on the page. A page that changes below a finger loses the tap, or gives it to whatever comes to lie
 * below the finger.
 */
export function usePresses(): Presses['whenReleased'] {
  const presses = useRef<Presses>(undefined)
  useEffect(() => {
    const watched = watchPresses()
    presses.current = watched
    return () => {
      presses.current = undefined
      watched.end()
    }
  }, [])
  return useCallback((run) => presses.current?.whenReleased(run) ?? runNow(run), [])
}

/** Before the first effect no tap can have been heard. */
function runNow(run: () => void): () => void {
  run()
  return () => {}
}

function watchPresses(): Presses & { readonly end: () => void } {
  const gone = new AbortController()
  const options = { capture: true, passive: true, signal: gone.signal } as const
  const down = new Set<number>()
  let isClickDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Set<() => void>()

  const settle = () => {
    isClickDue = false
    if (down.size > 0) return
    for (const run of waiting) {
      waiting.delete(run)
      run()
    }
  }
  const settleAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(settle, ms)
  }
  const press = ({ button, isPrimary, pointerId }: PointerEvent) => {
    // The first finger of a gesture: the end of an earlier one was not heard.
    if (isPrimary) down.clear()
    if (button === 0) down.add(pointerId)
  }
  const release = ({ type, pointerId }: PointerEvent) => {
    if (!down.delete(pointerId)) return
    isClickDue = type === 'pointerup'
    settleAfter(isClickDue ? CLICK_WAIT_MS : 0)
  }
  window.addEventListener('pointerdown', press, options)
  window.addEventListener('pointerup', release, options)
  window.addEventListener('pointercancel', release, options)
  // In a task of its own, so that the listeners of the click come first.
  window.addEventListener('click', () => isClickDue && settleAfter(0), options)

  return {
    whenReleased(run) {
      if (down.size === 0 && !isClickDue) return runNow(run)
      const end = () => {
        clearTimeout(limit)
        waiting.delete(end)
        run()
      }
      const limit = setTimeout(end, MAX_HOLD_MS)
      waiting.add(end)
      return () => {
        clearTimeout(limit)
        waiting.delete(end)
      }
    },
    end() {
      gone.abort()
      clearTimeout(timer)
    },
  }
}
