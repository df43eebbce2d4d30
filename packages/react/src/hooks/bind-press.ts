import { type Foyer, SPEC_CONSTANTS } from '@foyer/core'
import { type PressPoint, pressGesture } from '@foyer/core/site'
import type { RefObject } from 'react'

export interface PressActions {
  readonly onPress: () => void
  /** With it a held press is a long press and no press (PRESS-03). */
  readonly onLongPress?: () => void
}

const at = ({ clientX, clientY }: Touch | MouseEvent): PressPoint => ({ x: clientX, y: clientY })

/**
 * Passes pointer events of an element to a press machine, until the returned function runs. The click that browsers send
 * after a handled press is suppressed.
 */
export function bindPress(foyer: Foyer, element: HTMLElement, actions: RefObject<PressActions>): () => void {
  const gone = new AbortController()
  let touching = false
  let answeredAt = Number.NEGATIVE_INFINITY

  const pressApi = foyer.use(pressGesture)({
    onPress() {
      // As after a click, so that a dialog that opens returns the focus to it.
      element.focus({ preventScroll: true })
      actions.current.onPress()
    },
    ...(actions.current.onLongPress && {
      onLongPress() {
        element.focus({ preventScroll: true })
        actions.current.onLongPress?.()
      },
    }),
  })
  const hide = pressApi.$state.subscribe((state) => {
    element.dataset.press = state
  })

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    options?: AddEventListenerOptions,
  ) => element.addEventListener(type, listener, { ...options, signal: gone.signal })
  const passive = { passive: true }

  const cancel = () => {
    if (touching) pressApi.touchCancel()
    touching = false
  }
  on(
    'touchstart',
    ({ targetTouches: [touch], touches }) => {
      if (touch === undefined) return
      touching = true
      pressApi.touchStart(at(touch), element.getBoundingClientRect(), touches.length)
    },
    passive,
  )
  on(
    'touchmove',
    ({ targetTouches: [touch], touches }) => {
      if (touches.length > 1) cancel()
      else if (touch !== undefined) pressApi.touchMove(at(touch))
    },
    passive,
  )
  on('touchcancel', cancel)
  on('touchend', (event) => {
    answeredAt = event.timeStamp
    // No click and no mouse events, which would reach a dialog that opens under the finger.
    if (event.cancelable) event.preventDefault()
    if (touching) pressApi.touchEnd()
    touching = false
  })
  // The browser's own long press, which may be earlier than ours: the release is then no press.
  on('contextmenu', cancel)

  const move = (event: MouseEvent) => pressApi.mouseMove(at(event))
  const release = (event?: MouseEvent) => {
    document.removeEventListener('mousemove', move)
    document.removeEventListener('mouseup', release)
    if (event === undefined) return
    answeredAt = event.timeStamp
    pressApi.mouseUp()
  }
  on('mousedown', (event) => {
    if (event.button !== 0 || event.ctrlKey) return
    pressApi.mouseDown(at(event), element.getBoundingClientRect())
    document.addEventListener('mousemove', move)
    document.addEventListener('mouseup', release)
  })

  on(
    'click',
    (event) => {
      // Clicks of the keyboard and of screen readers have no pointer events before them.
      if (event.detail === 0 || event.timeStamp - answeredAt >= SPEC_CONSTANTS.press.mouseIgnoreMs) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )

  return () => {
    gone.abort()
    release()
    hide()
    pressApi.dispose()
    delete element.dataset.press
  }
}
