import type { APIRequestContext, Page } from '@playwright/test'
import { axe } from './axe.ts'
import { layoutOverflows } from './layout-overflows.ts'
import { beMember, expect, open, test } from './site-fixtures.ts'
import { smallTargets } from './small-targets.ts'
import { THOROUGH } from './thorough.ts'

/** A title of each kind of game and of each way to score a match, with a long name where there is one. */
const TITLES: readonly (readonly [gameType: string, title: string])[] = [
  ['RNG', "Pharaoh's Forgotten Hall"],
  ['INHOUSE', 'Bells of Bourbon Row'],
  ['RNG', 'Three in a Row Scratch'],
  ['RNG', 'Balloon Climb Payday'],
  ['RNG', 'High Low Hotel'],
  ['PVP', 'Double Double Circle'],
  ['FISH', 'Dragon Fishing Temple'],
  ['LIVE', 'Speed Baccarat Magnolia'],
  ['LIVE', 'Speed Dragon Tiger Gold'],
  ['LIVE', 'French Roulette Gold Room'],
  ['LIVE', 'Cash Carousel Wheel'],
  ['LIVE', 'Speed Sic Bo Lantern'],
  ['SPORTS', 'Champions Handball'],
  ['SPORTS', 'Point Spread Basketball'],
  ['SPORTS', 'Virtual Tennis Open'],
  ['SPORTS', 'Ringside Rounds'],
  ['SPORTS', 'Harbour Horse Racing'],
  ['LOTT', 'Classic Six Forty Nine'],
  ['LOTT', 'Night Market 1 Minute'],
  ['ELOTT', 'Speed Racing Ten'],
  ['ELOTT', 'Instant Bingo Draw'],
  ['ELOTT', 'Cascade Keno'],
  ['ELOTT', 'Quick Pick Forty'],
  ['ELOTT', 'Quick Ball Three Minute'],
]
const BLACKJACK = ['LIVE', 'Free Bet Blackjack Bar'] as const

interface Row {
  readonly gameId: string
  readonly nodeId: string
  readonly vassalage: string
  readonly gameType: string
}

/** Launches games as the site does, without a page of the site before each of them. */
async function launcher(page: Page, request: APIRequestContext, language: string) {
  await beMember(page)
  const asked = page.waitForRequest((one) => one.headers().authorization !== undefined)
  await open(page, '/m/home')
  const { authorization = '' } = (await asked).headers()
  const get = async (path: string, params: Readonly<Record<string, string | number>>) => {
    const answer = await request.get(path, { params, headers: { authorization } })
    return (await answer.json()).value
  }
  return async (gameType: string, gameName: string) => {
    const one = { merchant: 'demo', platform: 'html5', language: 'EN', clientType: 2, pageNo: 1, pageSize: 1 }
    const { games } = await get('/wps/game/list', { ...one, gameType, gameName })
    const [{ gameId, nodeId, vassalage }]: [Row] = games
    const wish = { gameId, vassalage, language, backUrl: '/m/home' }
    const { url } = gameType.endsWith('LOTT')
      ? await get('/wps/lottery/launch', { ...wish, prizeMode: gameType, playType: 'ent' })
      : await get('/wps/game/launchGame', { ...wish, nodeId, gameType, platform: 'html5' })
    await page.goto(url)
    await expect(page.locator('h1')).toHaveText(gameName)
    await settled(page)
  }
}

const play = (page: Page) => page.locator('#game-play')

/** Nothing runs: there is something to tap. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('body:not(.busy)')).toBeVisible()
  await expect(page.locator('.controls .move:visible, #game-play:visible').first()).toBeEnabled()
}

async function fits(page: Page, what: string): Promise<void> {
  // Fish swim out of their sea, balls lie in a drum and symbols run behind their window.
  expect.soft(await layoutOverflows(page, '.sea, .drum, .strip'), what).toEqual([])
}

/** What there is to tap is the same again after a round. */
async function tableFits(page: Page, what: string): Promise<void> {
  await fits(page, what)
  expect.soft(await smallTargets(page), `${what}: what a finger misses`).toEqual([])
}

async function roundFits(page: Page, what: string): Promise<void> {
  await tableFits(page, `${what}, before a bet`)
  const dip = page.locator('.pick + .quiet')
  if (await dip.isVisible()) await dip.tap()
  await play(page).tap()
  await settled(page)
  const draw = page.locator('.move')
  if (await draw.isVisible()) {
    for (const card of await page.locator('.place').all())
      if ((await card.getAttribute('aria-pressed')) === 'false') await card.tap()
    await tableFits(page, `${what}, in play`)
    await draw.tap()
    await settled(page)
  }
  await fits(page, `${what}, after the round`)
}

const box = (cards: readonly string[], more: object = {}) => ({
  cards,
  total: '25, bust',
  winner: 0,
  free: true,
  doubled: false,
  spoken: '',
  ...more,
})
const table = (boxes: readonly object[], dealer: readonly string[], over: boolean) => ({
  boxes,
  dealer,
  dealerTotal: '26, bust',
  dealerSpoken: '',
  active: over ? -1 : 0,
  over,
})
const LONG_HANDS = {
  'four moves': table([box(['50', '51'])], ['Q0', 'back'], false),
  'six cards in play': table([box(['A0', '23', '21', 'A2', '43', '100'])], ['Q0', 'back'], false),
  'a dealer of four': table([box(['K0', '101'], { winner: -1 })], ['20', '21', '73', '72'], true),
  'a dealer of seven': table([box(['K0', '101'], { winner: 1 })], ['20', '21', '22', '23', 'A0', 'A1', '103'], true),
  'a pair that was split': table([box(['80', '101']), box(['82', '103'])], ['Q0', 'back'], false),
  'two hands of five': table(
    [
      box(['20', '42', '101', '43', 'A0'], { winner: 1, doubled: true }),
      box(['23', '52', '61', '103', '101'], { winner: -1 }),
    ],
    ['40', 'Q3', '22', '101', 'J3'],
    true,
  ),
}
const MOVES = [
  ['hit', 'Hit'],
  ['stand', 'Stand'],
  ['double', 'Libreng doble'],
  ['split', 'Libreng split'],
] as const

/** Hands that hardly ever fall, as the server would tell them. */
async function longHandsFit(page: Page): Promise<void> {
  for (const [name, view] of Object.entries(LONG_HANDS)) {
    const round = { bet: '2.00', balance: '12478.50', result: 'You 18 · 25, bust, dealer 26, bust', view }
    const moves = MOVES.slice(0, name === 'four moves' ? 4 : 2).map(([id, label]) => ({ id, label, costs: '0.00' }))
    const answer = view.over
      ? { ...round, betId: '1', win: '8.00' }
      : { ...round, open: true, roundId: 'r', step: 0, moves }
    await page.route('**/play/round', (route) => route.fulfill({ json: answer }))
    await page.reload()
    await settled(page)
    await play(page).tap()
    await expect(page.locator('#game-said')).toContainText('dealer 26')
    await settled(page)
    await tableFits(page, `blackjack, ${name}`)
    await page.unroute('**/play/round')
  }
}

// The longest words of the three languages; the highest letters too in a thorough run.
for (const language of THOROUGH ? ['TY', 'BN'] : ['TY']) {
  test(`every kind of game fits a phone of 360 × 640 in ${language}`, async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const launch = await launcher(page, request, language)
    for (const [gameType, title] of TITLES) {
      await launch(gameType, title)
      await roundFits(page, title)
    }
    await launch(...BLACKJACK)
    await longHandsFit(page)
  })
}

test('the fullest tables fit a phone of 390 × 844', async ({ page, request }) => {
  const launch = await launcher(page, request, 'EN')
  for (const title of ['Cascade Keno', 'Speed Racing Ten']) {
    await launch('ELOTT', title)
    await roundFits(page, title)
  }
  // They fit the smaller phone above.
  if (THOROUGH) {
    await launch(...BLACKJACK)
    await longHandsFit(page)
  }
})

test('tables of cards have no accessibility findings, face down or in play', async ({ page, request }) => {
  const launch = await launcher(page, request, 'EN')
  for (const [gameType, title] of [BLACKJACK, ['PVP', 'Double Double Circle']] as const) {
    await launch(gameType, title)
    await axe(page, `${title}, before a bet`)
    await play(page).tap()
    await settled(page)
    await axe(page, `${title}, in play`)
  }
})
