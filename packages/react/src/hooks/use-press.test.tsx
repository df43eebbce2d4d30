import { createTestFoyer, type TestFoyer } from '@foyer/core/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderWith } from '../testing/render.tsx'
import { touch } from '../testing/touch-events.ts'
import { lazyBindPress, usePress } from './use-press.ts'

const MIDDLE = { x: 50, y: 50 }
let test: TestFoyer
let seen: string[]

function Pressed({ long = true }: { readonly long?: boolean }) {
  const onPress = () => seen.push('press')
  const onLongPress = () => seen.push('long')
  const follow = usePress(long ? { onPress, onLongPress } : { onPress })
  return (
    <button type="button" onPointerDown={follow} onClick={onPress}>
      Play
    </button>
  )
}

async function setup(props: { readonly long?: boolean } = {}) {
  await lazyBindPress.load()
  const view = renderWith(test.foyer, <Pressed {...props} />)
  const button = screen.getByRole('button')
  button.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 100, height: 100 })
  return { ...view, button }
}
const down = (button: HTMLElement, at = MIDDLE) => {
  fireEvent.pointerDown(button)
  touch(button, 'touchstart', at)
}
/** The click that browsers send when a finger or a mouse has left. */
const click = (button: HTMLElement) => fireEvent.click(button, { detail: 1 })

beforeEach(() => {
  test = createTestFoyer({ start: false })
  seen = []
})
afterEach(() => {
  cleanup()
  test.dispose()
})

describe('a pressed element', () => {
  it('[PRESS-01][PRESS-02] says its state, from 130 ms on', async () => {
    const { button } = await setup()
    expect(button.dataset.press).toBeUndefined()
    down(button)
    await test.clock.advance(129)
    expect(button.dataset.press).toBe('inactive')
    await test.clock.advance(1)
    expect(button.dataset.press).toBe('active')
    await test.clock.advance(370)
    expect(button.dataset.press).toBe('longPress')
    touch(button, 'touchend')
    await test.clock.advance(100)
    expect(button.dataset.press).toBe('inactive')
  })

  it('[PRESS-03] is not pressed when it was held, and what comes after the release is kept from it', async () => {
    const { button } = await setup()
    down(button)
    await test.clock.advance(500)
    expect(seen).toEqual(['long'])
    expect(document.activeElement).toBe(button)
    expect(touch(button, 'touchend')).toBe(false)
    click(button)
    expect(seen).toEqual(['long'])
  })

  it('[PRESS-04] is pressed once by a tap, with the focus on it, and shows it for 100 ms', async () => {
    const { button } = await setup()
    down(button)
    await test.clock.advance(40)
    expect(touch(button, 'touchend')).toBe(false)
    click(button)
    expect(seen).toEqual(['press'])
    expect(document.activeElement).toBe(button)
    expect(button.dataset.press).toBe('active')
    await test.clock.advance(100)
    expect(button.dataset.press).toBe('inactive')
  })

  it('[PRESS-05] is pressed with the finger 20 px beside it, and not farther away', async () => {
    const { button } = await setup()
    for (const [x, presses] of [
      [120, 1],
      [121, 1],
    ] as const) {
      down(button, { x: 95, y: 50 })
      touch(button, 'touchmove', { x, y: 50 })
      touch(button, 'touchend')
      click(button)
      expect(seen).toHaveLength(presses)
      await test.clock.advance(1000)
    }
  })

  it('[PRESS-06] takes no mouse for 300 ms after a finger, and does afterwards', async () => {
    const { button } = await setup()
    const mouse = () => {
      fireEvent.mouseDown(button, { clientX: 50, clientY: 50 })
      fireEvent.mouseUp(button)
      click(button)
    }
    down(button)
    touch(button, 'touchend')
    await test.clock.advance(299)
    mouse()
    expect(seen).toEqual(['press'])
    await test.clock.advance(2)
    mouse()
    expect(seen).toEqual(['press', 'press'])
    fireEvent.mouseDown(button, { button: 2 })
    fireEvent.mouseUp(button, { button: 2 })
    expect(seen).toEqual(['press', 'press'])
  })

  it('[PRESS-07] is not pressed by a finger that slides 31 px, scrolls, or gets company', async () => {
    const { button } = await setup()
    down(button)
    touch(button, 'touchmove', { x: 50, y: 81 })
    touch(button, 'touchend')
    click(button)
    down(button)
    touch(button, 'touchcancel')
    down(button)
    touch(button, 'touchmove', MIDDLE, { x: 90, y: 90 })
    touch(button, 'touchend')
    await test.clock.advance(1000)
    expect(seen).toEqual([])
    expect(button.dataset.press).toBe('inactive')
  })

  it('[PRESS-03] leaves a long press to the platform where that comes first, and presses after it never', async () => {
    const { button } = await setup()
    down(button)
    await test.clock.advance(400)
    fireEvent.contextMenu(button)
    await test.clock.advance(600)
    touch(button, 'touchend')
    click(button)
    expect(seen).toEqual([])
  })

  it('is pressed by the keyboard and by screen readers, which have no fingers', async () => {
    const { button } = await setup()
    fireEvent.click(button)
    expect(seen).toEqual(['press'])
    down(button)
    touch(button, 'touchend')
    fireEvent.click(button)
    expect(seen).toEqual(['press', 'press', 'press'])
  })

  it('[PRESS-03] takes a long press for a press where nobody minds it', async () => {
    const { button } = await setup({ long: false })
    down(button)
    await test.clock.advance(800)
    touch(button, 'touchend')
    expect(seen).toEqual(['press'])
  })

  it('leaves nothing behind', async () => {
    const { button, unmount } = await setup()
    down(button)
    fireEvent.mouseDown(button)
    unmount()
    expect(test.clock.pending).toEqual([])
    fireEvent.mouseUp(document)
    touch(button, 'touchend')
    expect(seen).toEqual([])
    expect(button.dataset.press).toBeUndefined()
  })
})
