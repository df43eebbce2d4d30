import type { CDPSession, Page } from '@playwright/test'
import { THOROUGH } from './thorough.ts'

/** Widths and heights of phones: upright, small, the same turned, and a page at 400 % (WCAG 1.4.10). */
export const SIZES = [
  [390, 844],
  [360, 640],
  [844, 390],
  [640, 360],
  [320, 256],
] as const

/** Steps of the Tab key in each direction: a sample, or all of a long page. */
const MAX_STEPS = THOROUGH ? 400 : 12
const BATCH = 12
/** Of nine points of an element: a third of a control that is larger than the room between the bars. */
const MIN_POINTS = 3

export interface TabStop {
  readonly name: string
  /** Points in sight, of nine. */
  readonly seen: number
}

/** Notes after every Tab what has the focus, and how much of it is in sight. Call before the page is opened. */
export async function watchTabs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stops: { name: string; seen: number; isFirst: boolean }[] = []
    Object.assign(window, { tabStops: stops })
    let first: Element | null = null
    const clips = (element: Element, x: number, y: number): boolean => {
      // A dialog lies above all that is around it.
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        const box = at.getBoundingClientRect()
        const isOutside = x < box.left || x > box.right || y < box.top || y > box.bottom
        if (isOutside && getComputedStyle(at).overflowY !== 'visible') return true
        if (at.matches('dialog')) return false
      }
      return false
    }
    const pointsInSight = (element: Element): number => {
      // A control that only screen readers see is drawn by its label.
      const own = element.getBoundingClientRect()
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const shown = label && own.width < 30 ? label : element
      const box = shown.getBoundingClientRect()
      let seen = 0
      for (const across of [0.1, 0.5, 0.9]) {
        for (const down of [0.1, 0.5, 0.9]) {
          const [x, y] = [box.x + box.width * across, box.y + box.height * down]
          const hit = document.elementFromPoint(x, y)
          if (hit === null || clips(shown, x, y)) continue
          if (shown.contains(hit) || hit.contains(shown) || label?.contains(hit) === true) seen += 1
        }
      }
      return seen
    }
    document.addEventListener('keyup', ({ key }) => {
      const element = document.activeElement
      if (key !== 'Tab' || element === null || element === document.body || element.tagName === 'IFRAME') return
      const isFirst = element === first
      first ??= element
      const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? ''
      stops.push({
        name: `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`,
        seen: pointsInSight(element),
        isFirst,
      })
    })
    Object.assign(window, {
      startTabs: (element: HTMLElement | null) => {
        stops.length = 0
        first = null
        element?.focus({ preventScroll: true })
      },
    })
  })
}

/**
 * Presses Tab, then Shift+Tab, from the first control of the page or the dialog on top, and returns every stop.
 *
 * @param scope what contains the first control
 */
async function stopsOf(page: Page, client: CDPSession, scope: string): Promise<readonly TabStop[]> {
  await page.evaluate((within) => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    const all = [...document.querySelectorAll<HTMLElement>(within)].at(-1)?.querySelectorAll<HTMLElement>('button, a')
    const start = Reflect.get(window, 'startTabs') as (element: HTMLElement | null) => void
    start([...(all ?? [])].find((one) => one.checkVisibility()) ?? null)
  }, scope)
  const press = (modifiers: number) => {
    const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers }
    // Not awaited one by one: a roundtrip for each key would be most of the time.
    return [
      client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]
  }
  const stops = () =>
    page.evaluate(() => Reflect.get(window, 'tabStops') as { name: string; seen: number; isFirst: boolean }[])
  let forward = 0
  while (forward < MAX_STEPS) {
    await Promise.all(Array.from({ length: BATCH }, () => press(0)).flat())
    forward += BATCH
    if ((await stops()).some(({ isFirst }, at) => isFirst && at > 0)) break
  }
  await Promise.all(Array.from({ length: Math.min(forward, MAX_STEPS) }, () => press(8)).flat())
  return stops()
}

/** The stops of the Tab key at every size that are not in sight, each with its size, and how many stops there were. */
export async function hiddenTabStops(
  page: Page,
  scope = 'body',
): Promise<{ readonly hidden: readonly string[]; readonly count: number }> {
  const client = await page.context().newCDPSession(page)
  const before = page.viewportSize()
  const hidden = new Set<string>()
  let count = 0
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const stops = await stopsOf(page, client, scope)
    count += stops.length
    for (const { name, seen } of stops) {
      if (seen < MIN_POINTS) hidden.add(`${width}×${height}: ${name}, ${seen} of 9 points`)
    }
  }
  if (before !== null) await page.setViewportSize(before)
  await client.detach()
  return { hidden: [...hidden], count }
}
