import { type SwipeDirection, swipeDirection } from '@foyer/core/site'
import { isElement } from '../../hooks/is-element.ts'
import { canScroll, usesFinger } from '../../hooks/swipe-targets.ts'
import { MASK_CLASS, maskOf } from '../modal/mask.ts'

/** Logical edges, mirrored in right-to-left pages. */
export type SheetSide = 'start' | 'end' | 'bottom'

/** px. Less than what browsers take for the beginning of a scroll, so that we decide before they do. */
const SLOP_PX = 8
/** ms. How long an owner may take to close the dialog before the dialog comes back. */
const OWNER_TIMEOUT_MS = 400
const SNAP_BACK = { duration: 160, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

/** The direction of a swipe over an edge. */
function exitDirection(edge: SheetSide, mirrored: boolean): SwipeDirection {
  if (edge === 'bottom') return 'down'
  return (edge === 'start') === mirrored ? 'right' : 'left'
}

/**
 * Closes a dialog by a swipe over its edge, also on its mask, until the returned function runs.
 *
 * @param close asks the owner of the dialog to close it. The dialog comes back if it is still open a moment later.
 */
export function bindSwipeToClose(dialog: HTMLDialogElement, edge: SheetSide, close: () => void): () => void {
  const gone = new AbortController()
  const way = exitDirection(edge, getComputedStyle(dialog).direction === 'rtl')
  const across = way !== 'down'
  const sign = way === 'left' ? -1 : 1
  const mask = maskOf(dialog)
  let from: { readonly x: number; readonly y: number; readonly target: Element } | undefined
  let last = { dx: 0, dy: 0 }
  let taken = false
  let returning: ReturnType<typeof setTimeout> | undefined

  const place = (px: number) => (across ? `${px}px 0` : `0 ${px}px`)
  const moves = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
  const pushed = () => Math.max(0, sign * (across ? last.dx : last.dy))
  const follow = () => {
    if (moves()) dialog.style.translate = place(sign * pushed())
  }
  const glide = (to: number, then: () => void) => {
    const { translate } = dialog.style
    if (translate === '') return then()
    dialog.style.translate = place(to)
    const { signal } = gone
    dialog.animate([{ translate }, { translate: place(to) }], SNAP_BACK).addEventListener('finish', then, { signal })
  }
  const back = () =>
    glide(0, () => {
      dialog.style.translate = ''
    })
  const out = () =>
    glide(sign * (across ? dialog.offsetWidth : dialog.offsetHeight), () => {
      close()
      // An owner that waits for something closes the dialog later. Until then the dialog stays beyond the edge.
      if (!gone.signal.aborted) returning = setTimeout(back, OWNER_TIMEOUT_MS)
    })

  const start = ({ touches, target }: TouchEvent) => {
    const [touch] = touches
    const one =
      touches.length === 1 &&
      touch !== undefined &&
      isElement(target) &&
      (target === mask || isSwipeable(target, dialog))
    if (taken) back()
    taken = false
    last = { dx: 0, dy: 0 }
    from = one ? { x: touch.clientX, y: touch.clientY, target } : undefined
  }
  const move = (event: TouchEvent) => {
    const [touch] = event.touches
    if (from === undefined || touch === undefined) return
    last = { dx: touch.clientX - from.x, dy: touch.clientY - from.y }
    if (!taken) {
      const { dx, dy } = last
      if (Math.hypot(dx, dy) < SLOP_PX) return
      const leads = Math.abs(dx) > Math.abs(dy) === across && pushed() > 0
      if (!leads || (from.target !== mask && canScroll(from.target, dialog, across ? 'across' : 'up'))) {
        from = undefined
        return
      }
      taken = true
    }
    // From here on it is a swipe and not a scroll.
    if (event.cancelable) event.preventDefault()
    follow()
  }
  const end = (event: TouchEvent) => {
    if (!taken) return
    taken = false
    from = undefined
    if (event.cancelable) event.preventDefault()
    if (event.type === 'touchend' && swipeDirection(last.dx, last.dy) === way) out()
    else back()
  }

  const options = { signal: gone.signal, passive: false }
  for (const surface of mask === null ? [dialog] : [dialog, mask]) {
    surface.addEventListener('touchstart', start, { ...options, passive: true })
    surface.addEventListener('touchmove', move, options)
    surface.addEventListener('touchend', end, options)
    surface.addEventListener('touchcancel', end, options)
  }
  return () => {
    gone.abort()
    clearTimeout(returning)
    dialog.style.translate = ''
  }
}

/** Whether the finger is on this dialog, not on one above it, on the mask of that one or on an element that uses the finger. */
function isSwipeable(target: Element, dialog: Element): boolean {
  return target.closest(`dialog, .${MASK_CLASS}`) === dialog && !usesFinger(target)
}
