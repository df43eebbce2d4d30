import { describe, expect, it } from 'vitest'
import { createLog } from '../kernel/log.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { createTestFoyer } from '../testing/test-foyer.ts'
import { createPressGesture, type PressCallbacks, pressGesture } from './press-gesture.ts'

const AREA = { left: 0, top: 0, right: 100, bottom: 100 }
const MIDDLE = { x: 50, y: 50 }

function pressed(with_: { readonly long?: boolean } = {}) {
  const clock = createManualClock()
  const seen: string[] = []
  const began = clock.now()
  const note = (name: string) => () => void seen.push(`${name} ${clock.now() - began}`)
  const handlers: PressCallbacks = {
    onPressIn: note('in'),
    onPressOut: note('out'),
    onPress: note('press'),
    ...(with_.long === false ? {} : { onLongPress: note('long') }),
  }
  const press = createPressGesture(
    clock,
    handlers,
    createLog(() => 0),
  )
  const states: string[] = []
  press.$state.listen((state) => void states.push(state))
  return { clock, press, seen, states, pass: (ms: number) => clock.advance(ms) }
}

describe('a press', () => {
  it('[PRESS-01] goes from inactive to active to long press to inactive, in no other order', async () => {
    const { press, states, pass } = pressed()
    expect(press.$state.get()).toBe('inactive')
    press.touchStart(MIDDLE, AREA)
    await pass(1000)
    press.touchEnd()
    await pass(1000)
    expect(states).toEqual(['active', 'longPress', 'inactive'])
  })

  it('[PRESS-02] becomes active 130 ms after the touch began, once', async () => {
    const { press, seen, pass } = pressed()
    press.touchStart(MIDDLE, AREA)
    await pass(129)
    expect(press.$state.get()).toBe('inactive')
    await pass(1)
    expect(press.$state.get()).toBe('active')
    await pass(369)
    expect(seen).toEqual(['in 130'])
  })

  it('[PRESS-03] becomes a long press 370 ms after that, which is no press then', async () => {
    const { press, seen, pass } = pressed()
    press.touchStart(MIDDLE, AREA)
    await pass(499)
    expect(seen).toEqual(['in 130'])
    await pass(1)
    expect(seen).toEqual(['in 130', 'long 500'])
    press.touchEnd()
    await pass(100)
    expect(seen).toEqual(['in 130', 'long 500', 'out 600'])
  })

  it('[PRESS-03] is a press when it is let go at 499 ms, and when nobody minds long presses', async () => {
    const short = pressed()
    short.press.touchStart(MIDDLE, AREA)
    await short.pass(499)
    short.press.touchEnd()
    await short.pass(1000)
    expect(short.seen).toEqual(['in 130', 'press 499', 'out 599'])

    const plain = pressed({ long: false })
    plain.press.touchStart(MIDDLE, AREA)
    await plain.pass(800)
    plain.press.touchEnd()
    expect(plain.seen).toEqual(['in 130', 'press 800'])
  })

  it('[PRESS-04] shows for 100 ms after the release, and a quick tap shows too', async () => {
    const { press, seen, pass } = pressed()
    press.touchStart(MIDDLE, AREA)
    await pass(200)
    press.touchEnd()
    await pass(99)
    expect(press.$state.get()).toBe('active')
    await pass(1)
    expect(press.$state.get()).toBe('inactive')
    expect(seen).toEqual(['in 130', 'press 200', 'out 300'])

    const tap = pressed()
    tap.press.touchStart(MIDDLE, AREA)
    await tap.pass(20)
    tap.press.touchEnd()
    await tap.pass(1000)
    expect(tap.seen).toEqual(['in 20', 'press 20', 'out 120'])
  })

  it('[PRESS-04] that begins while the last one still shows ends that one first', async () => {
    const { press, seen, pass } = pressed()
    press.touchStart(MIDDLE, AREA)
    press.touchEnd()
    await pass(50)
    press.touchStart(MIDDLE, AREA)
    await pass(130)
    expect(seen).toEqual(['in 0', 'press 0', 'out 50', 'in 180'])
  })

  it('[PRESS-05] stays active up to 20 px outside, not beyond, and comes back with the finger', async () => {
    const { press, seen, pass } = pressed()
    press.touchStart({ x: 95, y: 50 }, AREA)
    await pass(130)
    press.touchMove({ x: 120, y: 50 })
    expect(press.$state.get()).toBe('active')
    press.touchMove({ x: 121, y: 50 })
    expect(press.$state.get()).toBe('inactive')
    press.touchMove({ x: 110, y: 50 })
    expect(press.$state.get()).toBe('active')
    press.touchMove({ x: 121, y: 50 })
    press.touchEnd()
    await pass(1000)
    expect(seen).toEqual(['in 130', 'out 130', 'in 130', 'out 130'])
  })

  it('[PRESS-05] counts from every edge', async () => {
    for (const [inside, outside] of [
      [
        { x: 5, y: -20 },
        { x: 5, y: -21 },
      ],
      [
        { x: -20, y: 5 },
        { x: -21, y: 5 },
      ],
    ] as const) {
      const { press, pass } = pressed()
      press.touchStart({ x: 5, y: 5 }, AREA)
      await pass(130)
      press.touchMove(inside)
      expect(press.$state.get()).toBe('active')
      press.touchMove(outside)
      expect(press.$state.get()).toBe('inactive')
    }
  })

  it('[PRESS-06] ignores the mouse for 300 ms after a touch', async () => {
    const { press, seen, pass } = pressed()
    const click = () => {
      press.mouseDown(MIDDLE, AREA)
      press.mouseUp()
    }
    press.touchStart(MIDDLE, AREA)
    press.touchEnd()
    await pass(299)
    click()
    expect(seen.filter((entry) => entry.startsWith('press'))).toEqual(['press 0'])
    await pass(2)
    click()
    expect(seen.filter((entry) => entry.startsWith('press'))).toEqual(['press 0', 'press 301'])
  })

  it('[PRESS-06] ignores it after a touch that the platform took, too', async () => {
    const { press, seen, pass } = pressed()
    press.touchStart(MIDDLE, AREA)
    press.touchCancel()
    await pass(299)
    press.mouseDown(MIDDLE, AREA)
    press.mouseUp()
    await pass(1000)
    expect(seen).toEqual([])
  })

  it('[PRESS-07] ends where the finger has moved more than 30 px, in whatever direction', async () => {
    const held = pressed()
    held.press.touchStart(MIDDLE, AREA)
    held.press.touchMove({ x: 80, y: 50 })
    held.press.touchEnd()
    expect(held.seen).toEqual(['in 0', 'press 0'])

    for (const to of [
      { x: 81, y: 50 },
      { x: 72, y: 72 },
    ]) {
      const dragged = pressed()
      dragged.press.touchStart(MIDDLE, AREA)
      await dragged.pass(130)
      dragged.press.touchMove(to)
      // Also back at its start it is no press any more.
      dragged.press.touchMove(MIDDLE)
      await dragged.pass(1000)
      dragged.press.touchEnd()
      await dragged.pass(1000)
      expect(dragged.seen).toEqual(['in 130', 'out 130'])
    }
  })

  it('[PRESS-01] is given up for a second finger, a scroll and the end of the element', async () => {
    const pinch = pressed()
    pinch.press.touchStart(MIDDLE, AREA)
    await pinch.pass(200)
    pinch.press.touchStart(MIDDLE, AREA, 2)
    pinch.press.touchEnd()
    await pinch.pass(1000)
    expect(pinch.seen).toEqual(['in 130', 'out 200'])

    const scroll = pressed()
    scroll.press.touchStart(MIDDLE, AREA)
    await scroll.pass(100)
    scroll.press.touchCancel()
    await scroll.pass(1000)
    expect(scroll.seen).toEqual([])

    const gone = pressed()
    gone.press.touchStart(MIDDLE, AREA)
    gone.press.dispose()
    expect(gone.clock.pending).toEqual([])
    gone.press.touchEnd()
    await gone.pass(1000)
    expect(gone.seen).toEqual([])
  })
})

it('[PRESS-02] makes machines on the clock of the foyer, which end with it', async () => {
  const { foyer, clock, dispose, leftovers } = createTestFoyer({ start: false })
  const createMachine = foyer.use(pressGesture)
  const seen: string[] = []
  const machine = (name: string) => createMachine({ onPressIn: () => seen.push(name) })
  const [kept, ended, last] = [machine('kept'), machine('ended'), machine('last')]
  const at = { x: 1, y: 1 }
  const area = { left: 0, top: 0, right: 2, bottom: 2 }
  kept.touchStart(at, area)
  ended.touchStart(at, area)
  ended.dispose()
  await clock.advance(130)
  expect(seen).toEqual(['kept'])
  last.touchStart(at, area)
  dispose()
  expect(leftovers()).toEqual([])
})
