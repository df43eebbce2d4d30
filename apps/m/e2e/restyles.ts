import type { Browser, Page } from '@playwright/test'
import { networkQuiet } from './network-quiet.ts'

/** The time after a tap in which restyles are counted, ms. */
const REST_MS = 1000

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args?: {
    readonly name?: string
    readonly elementCount?: number
    readonly endData?: { readonly elementCount?: number }
  }
}

/**
 * How many elements Chromium gave styles to while `work` ran and in the second after it, until the page is at rest. The
 * count does not depend on how fast the machine is.
 */
export async function countRestyles(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', '__metadata'] })
  await work()
  await page.waitForTimeout(REST_MS)
  await networkQuiet(page)
  const trace: unknown = JSON.parse(String(await browser.stopTracing()))
  const events = (trace as { readonly traceEvents: readonly TraceEvent[] }).traceEvents
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? args?.endData?.elementCount ?? 0), 0)
}

/** A tap as the screen reports it. A test driver would ask for the place of the element first, which restyles the page. */
export async function tapAt(page: Page, point: { readonly x: number; readonly y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

/** Counts the renders of components until the page is closed, as React's developer tools do. */
export async function countRenders(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    interface Fiber {
      readonly tag: number
      readonly flags: number
      readonly alternate: Fiber | null
      readonly child: Fiber | null
      readonly sibling: Fiber | null
    }
    /** Functions, classes, `forwardRef` and both kinds of `memo`. */
    const COMPONENTS = [0, 1, 11, 14, 15]
    const PERFORMED_WORK = 1
    let renders = 0
    const visit = (fiber: Fiber, before: Fiber | null): void => {
      if (COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) renders += 1
      // The same children: React did not go further down.
      if (before !== null && fiber.child === before.child) return
      for (let child = fiber.child; child !== null; child = child.sibling) visit(child, child.alternate)
    }
    Object.assign(window, {
      countedRenders: () => renders,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        isDisabled: false,
        checkDCE() {},
        inject: () => 1,
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        onCommitFiberRoot(_: number, { current }: { readonly current: Fiber }) {
          visit(current, current.alternate)
        },
      },
    })
  })
  return () => page.evaluate(() => (Reflect.get(window, 'countedRenders') as () => number)())
}
