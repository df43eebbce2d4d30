import { atom, type ReadableAtom } from 'nanostores'
import { LIMITS } from '../config/limits.ts'
import type { Feature } from '../foyer.ts'
import type { Clock, TimerId } from '../ports/ports.ts'

/** PRESS-01 */
export type PressState = 'inactive' | 'active' | 'longPress'

/** px of the viewport. */
export interface PressPoint {
  readonly x: number
  readonly y: number
}

/** Where the pressed element is, px of the viewport. */
export interface PressArea {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface PressHandlers {
  /** The element shows that it is pressed. */
  readonly onPressIn?: () => void
  /** No longer. Always follows `onPressIn`, once. */
  readonly onPressOut?: () => void
  readonly onPress?: () => void
  /** With it a long press is no press when the finger leaves (PRESS-03); without it, it is one. */
  readonly onLongPress?: () => void
}

/**
 * One element under one finger or mouse (PRESS-01 to PRESS-07). It knows no events of a platform: whoever binds it
 * says what the finger did.
 */
export interface Press {
  readonly $state: ReadableAtom<PressState>
  touchStart(at: PressPoint, area: PressArea, fingers?: number): void
  touchMove(at: PressPoint): void
  touchEnd(): void
  /** The platform took the gesture: it scrolls, or a call came in. */
  touchCancel(): void
  mouseDown(at: PressPoint, area: PressArea): void
  mouseMove(at: PressPoint): void
  mouseUp(): void
  /** Ends the gesture at once; nothing is called afterwards. */
  dispose(): void
}

interface Gesture {
  readonly from: PressPoint
  readonly area: PressArea
  /** Near enough to the element to count. */
  inside: boolean
}

/** A machine for one element. Times and distances are those of `LIMITS.press`. */
export function createPress(clock: Clock, handlers: PressHandlers): Press {
  const $state = atom<PressState>('inactive')
  let gesture: Gesture | undefined
  let timer: TimerId | undefined
  let touchedAt: number | undefined

  const after = (ms: number, run: () => void) => {
    stopTimer()
    timer = clock.setTimeout(() => {
      timer = undefined
      run()
    }, ms)
  }
  const stopTimer = () => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }

  const pressIn = () => {
    $state.set('active')
    handlers.onPressIn?.()
    after(LIMITS.press.longMs, () => {
      $state.set('longPress')
      handlers.onLongPress?.()
    })
  }
  const pressOut = () => {
    stopTimer()
    if ($state.get() === 'inactive') return
    $state.set('inactive')
    handlers.onPressOut?.()
  }

  const start = (at: PressPoint, area: PressArea) => {
    // Pressed again within the 100 ms in which the last press still shows.
    pressOut()
    gesture = { from: at, area, inside: true }
    after(LIMITS.press.inMs, pressIn)
  }
  const move = (at: PressPoint) => {
    if (gesture === undefined) return
    if (Math.hypot(at.x - gesture.from.x, at.y - gesture.from.y) > LIMITS.press.movePx) return cancel()
    const inside = isNear(at, gesture.area)
    if (inside === gesture.inside) return
    gesture.inside = inside
    if (inside) pressIn()
    else pressOut()
  }
  const end = () => {
    const last = gesture
    gesture = undefined
    if (last === undefined || !last.inside) return
    const long = $state.get() === 'longPress' && handlers.onLongPress !== undefined
    // A tap shorter than the delay shows as well.
    if ($state.get() === 'inactive') pressIn()
    after(LIMITS.press.outMs, pressOut)
    if (!long) handlers.onPress?.()
  }
  const cancel = () => {
    gesture = undefined
    pressOut()
  }
  const touchEnds = (how: () => void) => {
    touchedAt = clock.now()
    how()
  }
  /** Browsers send mouse events after a touch, for pages that know no touches. */
  const isEcho = () => touchedAt !== undefined && Math.abs(clock.now() - touchedAt) < LIMITS.press.mouseIgnoreMs

  return {
    $state,
    touchStart: (at, area, fingers = 1) => (fingers > 1 ? cancel() : start(at, area)),
    touchMove: move,
    touchEnd: () => touchEnds(end),
    touchCancel: () => touchEnds(cancel),
    mouseDown(at, area) {
      if (!isEcho()) start(at, area)
    },
    mouseMove: move,
    mouseUp: end,
    dispose() {
      gesture = undefined
      stopTimer()
    },
  }
}

/** PRESS-05 */
function isNear(at: PressPoint, area: PressArea): boolean {
  const reach = LIMITS.press.retentionPx
  return (
    at.x >= area.left - reach && at.x <= area.right + reach && at.y >= area.top - reach && at.y <= area.bottom + reach
  )
}

/** Machines of presses on the clock of a foyer (PRESS-01 to PRESS-07). They end with it, or earlier by `dispose()`. */
export const pressFeature: Feature<(handlers: PressHandlers) => Press> =
  ({ context: { ports, scope } }) =>
  (handlers) => {
    const press = createPress(ports.clock, handlers)
    return { ...press, dispose: scope.add(() => press.dispose()) }
  }
