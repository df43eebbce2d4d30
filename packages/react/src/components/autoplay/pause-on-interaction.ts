import type { Rotation } from '@foyer/core'

const PAUSE_EVENTS = [
  ['pointerenter', 'pointer', true],
  ['pointerdown', 'pointer', true],
  ['pointerleave', 'pointer', false],
  ['pointerup', 'pointer', false],
  ['pointercancel', 'pointer', false],
  // The browser takes the pointer away from a finger that scrolls; the touch goes on.
  ['touchstart', 'touch', true],
  ['touchend', 'touch', false],
  ['touchcancel', 'touch', false],
  ['focusin', 'focus', true],
  ['focusout', 'focus', false],
] as const

/** How long nothing moves by itself after a tap elsewhere, ms. */
const QUIET_MS = 1000

/** Holds a rotation under a finger, a mouse or the focus, and for a second after a tap elsewhere, until the returned function runs. */
export function pauseOnInteraction(element: HTMLElement, rotation: Rotation): () => void {
  const gone = new AbortController()
  for (const [type, reason, on] of PAUSE_EVENTS) {
    const listener = (event: Event) => {
      // A mouse still hovers after its button is released.
      if (type === 'pointerup' && event instanceof PointerEvent && event.pointerType === 'mouse') return
      rotation.hold(reason, on)
    }
    element.addEventListener(type, listener, { signal: gone.signal, passive: true })
  }
  // A slide that moves takes frames from the part of the page that is tapped.
  let rest: ReturnType<typeof setTimeout> | undefined
  const quiet = ({ target }: Event) => {
    // The events above speak for the element itself.
    if (target instanceof Node && element.contains(target)) return
    rotation.hold('tap', true)
    clearTimeout(rest)
    rest = setTimeout(() => rotation.hold('tap', false), QUIET_MS)
  }
  document.addEventListener('pointerdown', quiet, { signal: gone.signal, passive: true, capture: true })
  return () => {
    clearTimeout(rest)
    rotation.hold('tap', false)
    gone.abort()
  }
}
