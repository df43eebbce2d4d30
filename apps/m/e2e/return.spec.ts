import type { Page } from '@playwright/test'
import { field, tap } from './locators.ts'
import { type Control, expect, open, PASSWORD, ready, signInAs, test } from './site-fixtures.ts'
import { THOROUGH } from './thorough.ts'

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })
const launches = (control: Control) => control.log().filter(({ endpoint }) => endpoint === 'launchGame')
const tile = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first()

async function enter(page: Page, userName = 'demo'): Promise<void> {
  await field(page, 'User name').fill(userName)
  await field(page, 'Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap()
}

async function signOut(page: Page): Promise<void> {
  await open(page, '/m/set')
  await tap(page, 'Log out')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
}

for (const path of [
  '/m/securityCenter',
  '/m/gameList?gameType=FISH&dataType=fav',
  '/m/member/notice?referrer=%2Fm%2Fset',
]) {
  test(`[ROUTE-30][LOGIN-11] a guest at ${path} comes back there after the login, and the login is gone`, async ({
    page,
  }) => {
    await open(page, '/m/activity')
    await open(page, path)
    await expect(page).toHaveURL(/\/m\/login$/)
    // A reload of the sign-in page loses nothing.
    await page.reload()
    await ready(page)
    await enter(page)
    await expect(page).toHaveURL((url) => url.pathname + url.search === path)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/activity$/)
  })
}

const WORDS = [
  ['BN', 'Jazz Cellar খেলতে লগ ইন করুন', 'লগইন'],
  ['TY', 'Mag-login para laruin ang Jazz Cellar', 'Mag-login'],
] as const

for (const [language, words, button] of THOROUGH ? WORDS : WORDS.slice(0, 1)) {
  test(`[LOGIN-11][I18N-01] a game of a list, in ${language}`, async ({ page, control }) => {
    await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language)
    await open(page, '/m/slot-games')
    await tile(page, /^Jazz Cellar,/).tap()
    await expect(heading(page, words)).toBeVisible()
    await page.locator('input[name=username]').fill('demo')
    await page.locator('input[name=password]').fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).tap()
    await page.waitForURL(/\/play\//)
    expect(launches(control).at(-1)?.query).toMatchObject({ backUrl: expect.stringMatching(/\/m\/slot-games$/) })
  })
}

test('[LOGIN-11] a game that is gone by then is told on the page where it was tapped', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/403/)
  await open(page, '/m/slot-games')
  await tile(page, /^Jazz Cellar,/).tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await control.setFault({ endpoint: 'launchGame', kind: 'status:403' })
  await enter(page)
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  await expect(page.getByRole('alert')).toHaveText(/No permission/)
})

test('[ROUTE-30] who goes to the login by a link ends in the lobby; a logout forgets', async ({ page }) => {
  await open(page, '/m/gameRecord')
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.getByRole('main').getByRole('link', { name: 'To the lobby' }).tap()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).tap()
  await enter(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  await open(page, '/m/gameRecord')
  await expect(page).toHaveURL(/\/m\/gameRecord$/)
  await signOut(page)
  expect(await page.evaluate(() => sessionStorage.getItem('MC_RETURN_TO'))).toBeNull()
  await signInAs(page)
})

test('[ROUTE-30][SESSION-09] a tab that waits at the login goes on when another one logs in', async ({
  page,
  context,
  control,
}) => {
  await open(page, '/m/transaction/record')
  await expect(page).toHaveURL(/\/m\/login$/)
  const game = await context.newPage()
  await open(game, '/m/slot-games')
  await tile(game, /^Jazz Cellar,/).tap()
  await expect(game).toHaveURL(/\/m\/login$/)
  const other = await context.newPage()
  await signInAs(other)
  await expect(page).toHaveURL(/\/m\/transaction\/record$/)
  // There was no tap in this tab just now.
  await expect(game).toHaveURL(/\/m\/slot-games$/)
  expect(launches(control)).toEqual([])
})

test('[ROUTE-30][TRIAL-01] a trial plays the game that was tapped', async ({ page, control }) => {
  await open(page, '/m/slot-games')
  await tile(page, /^Jazz Cellar,/).tap()
  await page.getByRole('main').getByRole('link', { name: 'Free trial' }).tap()
  await page.waitForURL(/\/play\//)
  expect(launches(control)).toHaveLength(1)
})
