import type { Locator, Page } from '@playwright/test'
import { expect } from './site-fixtures.ts'

/** What people use a page with. The same walk is made with fingers and with keys. */
export interface InputMethod {
  readonly name: 'fingers' | 'keys'
  /** Follows a link, presses a button. */
  press(target: Locator): Promise<void>
  tick(checkbox: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** Back to the page before: the browser's own way, or the arrow of the page, which the keyboard reaches. */
  back(): Promise<void>
  /** Scrolls on by a part of a screen. */
  scrollOn(): Promise<void>
}

export function touchInput(page: Page): InputMethod {
  return {
    name: 'fingers',
    press: (target) => target.tap(),
    tick: (checkbox) => checkbox.tap(),
    write: (field, text) => field.fill(text),
    async back() {
      await page.goBack()
    },
    scrollOn: () => page.mouse.wheel(0, 240),
  }
}

/** What is wrong with the place that the keyboard has come to; nothing, where a person sees it. */
function faultOfFocus(): Promise<string | undefined> {
  const probe = document.createElement('i')
  probe.style.color = 'var(--fy-focus, #010203)'
  document.body.append(probe)
  const ringColour = getComputedStyle(probe).color
  probe.remove()

  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/, 0\)$/.test(outlineColor)
  }
  // Boxes of fields and the like take the ring for what is in them.
  const bearsRing = (element: Element | null | undefined) => {
    if (!element) return false
    const { boxShadow, borderColor, outlineColor } = getComputedStyle(element)
    return `${boxShadow} ${borderColor} ${hasRing(element) ? outlineColor : ''}`.includes(ringColour)
  }
  const isUncovered = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    const points = [
      [0.5, 0.5],
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
    ] as const
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      return element.contains(hit) || label?.contains(hit) === true
    })
  }
  const fault = () => {
    const element = document.activeElement
    if (element === null || element === document.body) return undefined
    const { x, y, width, height } = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? element.textContent.trim()
    const said = `${element.className} “${name.slice(0, 40)}” at ${[x, y, width, height].map(Math.round).join(' ')}`
    if (!element.matches(':focus-visible')) return `${said} does not take the focus visibly`
    const around = [element.parentElement, element.parentElement?.parentElement]
    if (!hasRing(element) && !around.some(bearsRing)) return `${said} has no ring`
    return isUncovered(element) ? undefined : `${said} is off the screen or covered`
  }
  return new Promise((resolve) => {
    const patience = performance.now() + 1000
    const look = () => {
      const found = fault()
      // It may still be moving to its place.
      if (found === undefined || performance.now() > patience) resolve(found)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** A person would give up before so many stops. */
const MAX_STOPS = 600

/** Nothing but the keyboard. Every stop on the way must be seen. */
export function keyboardInput(page: Page): InputMethod {
  const reach = async (target: Locator) => {
    await target.waitFor()
    const faults = new Set<string>()
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        expect.soft([...faults], 'on the way of the focus').toEqual([])
        return
      }
      await page.keyboard.press('Tab')
      const fault = await page.evaluate(faultOfFocus)
      if (fault !== undefined) faults.add(fault)
    }
    throw new Error(`the keyboard does not reach ${target}`)
  }
  const press = async (target: Locator) => {
    await reach(target)
    await page.keyboard.press('Enter')
  }
  return {
    name: 'keys',
    press,
    back: () => press(page.getByRole('button', { name: 'Back', exact: true })),
    async tick(checkbox) {
      await reach(checkbox)
      await page.keyboard.press('Space')
    },
    async write(field, text) {
      await reach(field)
      await page.keyboard.type(text)
    },
    async scrollOn() {
      for (let line = 0; line < 6; line += 1) await page.keyboard.press('ArrowDown')
    },
  }
}

/** What the next stops of the Tab key are called. */
export async function stops(page: Page, count: number): Promise<string[]> {
  const names: string[] = []
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
        return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim()
      }),
    )
  }
  return names
}
