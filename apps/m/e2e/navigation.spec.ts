import type { Page } from '@playwright/test'
import { GUESTS, MEMBERS } from './every-page.ts'
import { move, type PageSnapshot, snapshotOfDirectVisit, takeSnapshot } from './page-snapshot.ts'
import { beMember, expect, open, signInAs, test } from './site-fixtures.ts'
import { THOROUGH } from './thorough.ts'

// One worker goes through them all, so that each page is visited directly once.
test.describe.configure({ mode: 'default' })

/** From the first address on, within one document. */
async function walk(page: Page, as: string, [start, ...targets]: readonly string[]): Promise<void> {
  const wanted = new Map<string, PageSnapshot>()
  for (const target of targets) wanted.set(target, await snapshotOfDirectVisit(page, target, as))
  await page.goto('about:blank')
  await open(page, start ?? '')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const target of targets) {
    await move(page, target)
    await expect.poll(() => takeSnapshot(page), { message: `${start} … ${target}` }).toEqual(wanted.get(target))
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
}

const withoutHome = (paths: readonly string[]) => paths.filter((path) => path !== '/m/home')

/** What members see as guests do too. */
const SHARED = ['/m/slot-games', '/m/hot-games', '/m/lottery', '/m/activity']

/** What the visits of `every-page.spec.ts` do not lead to, each from the visit after it: the last of a list, and others. */
const GUEST_WAYS = [['/m/help', '/m/home', ...GUESTS.slice(-1)]]
const MEMBER_WAYS = [['/m/withdraw', ...SHARED, ...MEMBERS.slice(-1)]]

/** Thorough: from every start to every target and to the lobby. */
function everyPair(starts: readonly string[], targets: readonly string[]): readonly (readonly string[])[] {
  const pairs = starts.flatMap((start) => targets.filter((to) => to !== start).map((to) => [start, to]))
  return [...pairs, ...starts.map((start) => [start, '/m/home'])]
}

/** Several ways share a browser context, so that its cache has the code of the pages. */
const WAYS_A_TEST = 4

function groupsOf(ways: readonly (readonly string[])[]): readonly (readonly (readonly string[])[])[] {
  const count = Math.ceil(ways.length / WAYS_A_TEST)
  return Array.from({ length: count }, (_, at) => ways.slice(at * WAYS_A_TEST, (at + 1) * WAYS_A_TEST))
}

const titleOf = (ways: readonly (readonly string[])[]) => ways.map((way) => way.join(' → ')).join(', ')

test.describe('every page is whole, wherever a guest has come from within the document', () => {
  for (const ways of groupsOf(THOROUGH ? everyPair(withoutHome(GUESTS), withoutHome(GUESTS)) : GUEST_WAYS)) {
    test(titleOf(ways), async ({ page }) => {
      test.setTimeout(120_000)
      for (const way of ways) await walk(page, 'guest', way)
    })
  }
})

test.describe('every page is whole, wherever a member has come from within the document', () => {
  for (const ways of groupsOf(
    THOROUGH ? everyPair(withoutHome(MEMBERS), [...withoutHome(MEMBERS), ...SHARED]) : MEMBER_WAYS,
  )) {
    test(titleOf(ways), async ({ page }) => {
      test.setTimeout(120_000)
      await beMember(page)
      for (const way of ways) await walk(page, 'member', way)
    })
  }
})

/** The floating button comes a moment after the lobby is quiet, in either. */
async function expectSame(page: Page, direct: Page): Promise<void> {
  await expect(async () => expect(await takeSnapshot(page)).toEqual(await takeSnapshot(direct))).toPass()
}

test('the lobby is whole after a login', async ({ page, context }) => {
  await signInAs(page)
  const direct = await context.newPage()
  const wanted = await snapshotOfDirectVisit(direct, '/m/home', 'new member')
  expect(wanted.headings).toContain('Slots')
  await expectSame(page, direct)
})

test('the lobby is whole after a trial has begun by its address', async ({ page, context }) => {
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  const direct = await context.newPage()
  await snapshotOfDirectVisit(direct, '/m/home', 'new trial')
  await expectSame(page, direct)
})
