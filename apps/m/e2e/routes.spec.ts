import { ALL_ROUTE_PATHS } from '@foyer/core/testing'
import { beMember, expect, open, ready, test } from './site-fixtures.ts'

/** Guests are led back to others of these after the sign-in (`return.spec.ts`). */
const GUARDED = ['/m/voucherCenter', '/m/member/home']

test('[ROUTE-01][ROUTE-18] every path of the table answers with the application', async ({ request }) => {
  for (const path of ALL_ROUTE_PATHS.map((pattern) => pattern.replace('*', 'team/overview'))) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toContain('id="foyer-config"')
  }
})

test('[ROUTE-04] the six home paths show the lobby and keep their address', async ({ page }) => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home?x=1#y']) {
    await open(page, path)
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
    expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(path)
  }
})

test('[ROUTE-24] an unknown path leads to the lobby, without another entry, and one message says why', async ({
  page,
}) => {
  await open(page, '/m/set')
  await page.goto('/m/nope?x=1')
  await expect(page).toHaveURL('/m/home')
  const message = page.getByText('We did not find that page.')
  await expect(message).toHaveCount(1)
  await expect(message).toBeVisible()
  await expect(page.getByRole('region', { name: 'Slots' })).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL('/m/set')
  // Within the site nothing is loaded, and the page before it stays behind.
  await page.evaluate(() => history.pushState({}, '', '/m/nope'))
  await open(page, '/m/nope')
  await expect(page).toHaveURL('/m/home')
  await expect(message).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(page).toHaveURL('/m/home')
  await expect(message).toHaveCount(0)
})

test('[ROUTE-24] the host leads unknown paths to the lobby', async ({ request }) => {
  for (const path of ['/foo', '/m/nope', '/m/login/extra']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/m/home#unknown-path'])
  }
})

test('[ROUTE-02][ROUTE-28] guests are sent to the login, members away from it', async ({ page }) => {
  for (const path of GUARDED) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page.getByLabel('User name', { exact: true })).toBeVisible()
  }
  await beMember(page)
  await page.goto('/m/login')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[ROUTE-28] a page whose flag is off says so and leads to the lobby', async ({ page, control }) => {
  await beMember(page)
  await control.setFlags({ MYACC: false })
  await page.goto('/m/home')
  await page.goto('/m/myAccount/index')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByText('No permission or feature temporarily unavailable.')).toBeVisible()
})

test('[ROUTE-10] only agents reach the agency center', async ({ page }) => {
  await page.goto('/m/agent')
  await expect(page).toHaveURL(/\/m\/home$/)
  await beMember(page, 'agent2')
  await open(page, '/m/agent')
  await expect(page.getByRole('heading', { name: 'Agency center', level: 1 })).toBeVisible()
})

test('[ROUTE-08] the fragment of the help center opens the terms', async ({ page }) => {
  await open(page, '/m/help#terms')
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeInViewport()
  await expect(page.getByText('Only people of 18 years or older may play.')).toBeVisible()
})

test('[ROUTE-17] the lottery page shows both kinds, LOTT first', async ({ page }) => {
  await open(page, '/m/lottery')
  await expect(page.getByRole('region', { name: /lottery/i })).toHaveCount(2)
  await expect(page.getByRole('region', { name: /lottery/i }).first()).toHaveAccessibleName('Lottery')
})

test('[ROUTE-22] a vendor page lists that vendor alone, and leads home without one', async ({ page, control }) => {
  await open(page, '/m/provider?vassalage=JL')
  await expect(page.getByRole('list').getByRole('button').first()).toBeVisible()
  const asked = control.log().filter(({ endpoint }) => endpoint === 'gameList')
  expect(asked.map(({ query, body }) => query.vassalage ?? body?.vassalage)).toContain('JL')
  expect(asked.every(({ query, body }) => (query.vassalage ?? body?.vassalage) === 'JL')).toBe(true)
  await page.goto('/m/provider')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[ROUTE-27][TRIAL-01] opening the trial path starts free play', async ({ page }) => {
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByText('₱1,000.00').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0)
})

test('[ROUTE-23][ROUTE-28] a trial player who opens the inbox stays and is told why', async ({ page }) => {
  await page.goto('/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  await open(page, '/m/set')
  await page.evaluate(() => history.pushState({}, '', '/m/message'))
  await open(page, '/m/message')
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/message$/)
})

test('[ROUTE-25] moving between pages fades for 300 ms, and not at all under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { fades: seen })
    const { animate } = Element.prototype
    Element.prototype.animate = function spy(keyframes, options) {
      const animation = animate.call(this, keyframes, options)
      if (this.id === 'main') seen.push(animation.effect?.getTiming().duration)
      return animation
    }
  })
  const fades = () => page.evaluate(() => (window as unknown as { fades: unknown[] }).fades)
  const goToLogin = async () => {
    await page.getByRole('link', { name: 'Login' }).first().click()
    await expect(page.getByLabel('User name', { exact: true })).toBeVisible()
  }
  await open(page, '/m/home')
  await goToLogin()
  expect(await fades()).toEqual([300])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/m/home')
  await goToLogin()
  expect(await fades()).toEqual([])
})
