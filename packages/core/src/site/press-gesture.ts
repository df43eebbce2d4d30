import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { defineFeature, type Feature } from '../kernel/feature.ts'
import type { CallbackLog } from '../kernel/run-callback.ts'
import { readOnly, type Store, writable } from '../kernel/store.ts'
import type { Clock, TimerId } from '../ports/ports.ts'

/** The states of a press (PRESS-01). */
export type PressGestureState = 'inactive' | 'active' | 'longPress'

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

export interface PressCallbacks {
  /** The element is to look pressed. */
  readonly onPressIn?: () => void
  /** The element should look released. Called once after each `onPressIn`. */
  readonly onPressOut?: () => void
  readonly onPress?: () => void
  /** If given, a long press does not also count as a press (PRESS-03). */
  readonly onLongPress?: () => void
}

/**
 * Presses of one element by finger or mouse (PRESS-01 to PRESS-07). It knows no DOM events: the binding calls these
 * methods.
 */
export interface PressGesture {
  readonly $state: Store<PressGestureState>
  touchStart(at: PressPoint, area: PressArea, fingers?: number): void
  touchMove(at: PressPoint): void
  touchEnd(): void
  /** The system took over the gesture, for example to scroll. */
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
  /** True while the finger is near enough to the element. */
  inside: boolean
}

/** The state machine of one element. Times and distances are in `SPEC_CONSTANTS.press`. */
export function createPressGesture(clock: Clock, handlers: PressCallbacks, log: CallbackLog): PressGesture {
  const $state = writable<PressGestureState>('inactive')
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
    after(SPEC_CONSTANTS.press.longMs, () => {
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
    // A new press can begin while the last one still looks pressed.
    pressOut()
    gesture = { from: at, area, inside: true }
    after(SPEC_CONSTANTS.press.inMs, pressIn)
  }
  const move = (at: PressPoint) => {
    if (gesture === undefined) return
    if (Math.hypot(at.x - gesture.from.x, at.y - gesture.from.y) > SPEC_CONSTANTS.press.movePx) return cancel()
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
    // A tap shorter than the delay is shown too.
    if ($state.get() === 'inactive') pressIn()
    after(SPEC_CONSTANTS.press.outMs, pressOut)
    if (!long) handlers.onPress?.()
  }
  const cancel = () => {
    gesture = undefined
    pressOut()
  }
  const touchEnds = (how: () => void) => {
    touchedAt = clock.monotonic()
    how()
  }
  /** Browsers send emulated mouse events after a touch. */
  const isEcho = () => touchedAt !== undefined && clock.monotonic() - touchedAt < SPEC_CONSTANTS.press.mouseIgnoreMs

  return {
    $state: readOnly($state, log),
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

/** Whether a point is within the retention distance of the element (PRESS-05). */
function isNear(at: PressPoint, area: PressArea): boolean {
  const reach = SPEC_CONSTANTS.press.retentionPx
  return (
    at.x >= area.left - reach && at.x <= area.right + reach && at.y >= area.top - reach && at.y <= area.bottom + reach
  )
}

/** Makes presses on the clock of a foyer (PRESS-01 to PRESS-07). They end with the foyer, or earlier by `dispose()`. */
export const pressGesture: Feature<(handlers: PressCallbacks) => PressGesture> = defineFeature({
  id: 'pressGesture',
  create:
    ({ log, ports, scope }) =>
    (handlers) => {
      const press = createPressGesture(ports.clock, handlers, log)
      return { ...press, dispose: scope.add(() => press.dispose()) }
    },
})
