import { expect, open, PASSWORD, ready, test } from './site-fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('[LOGIN-11][HEADER-03][LIST-03][FAV-08][LAUNCH-02][LAUNCH-05][RECENT-02] a newcomer logs in, finds a game, hearts it, plays and comes back', async ({
  page,
}) => {
  // The lobby, as a guest.
  await open(page, '/m/home')
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).tap()

  // Logging in.
  await page.getByLabel('User name', { exact: true }).fill('demo')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  const balance = page.getByRole('banner').locator('output')
  await expect(balance).toHaveText(/\d\.\d{2}$/)
  const before = (await balance.textContent()) ?? ''

  // Finding a game by its name.
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Slots' }).tap()
  await page.getByRole('link', { name: 'See all Slots' }).first().tap()
  await expect(page).toHaveURL(/\/m\/slot-games$/)
  await page.getByRole('combobox', { name: 'Search games' }).fill('lemon lounge')
  await page.getByRole('combobox', { name: 'Search games' }).press('Enter')
  const game = page.getByRole('button', { name: /^Lemon Lounge,/ }).first()
  await expect(game).toBeVisible()
  await expect(page.getByRole('button', { name: /^Jazz Cellar,/ })).toHaveCount(0)

  // Keeping it.
  const heart = page.getByRole('button', { name: 'Favorite: Lemon Lounge' }).first()
  await heart.tap()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/m\/slot-games$/)

  // Playing it.
  await game.tap()
  await page.waitForURL(/\/play\//)
  const spin = page.getByRole('button', { name: 'Play', exact: true })
  for (let round = 0; round < 3; round += 1) {
    await expect(spin).toBeEnabled()
    // A game that lost its style would be longer than the screen.
    await expect(spin).toBeInViewport()
    await spin.tap()
  }
  await expect(spin).toBeEnabled()
  await page
    .getByRole('link', { name: /back|lobby/i })
    .first()
    .tap()

  // Back where the game was found, with everything as it was left.
  await page.waitForURL(/\/m\/slot-games$/)
  await ready(page)
  await open(page, '/m/home')
  await expect(balance).toHaveText(/\d\.\d{2}$/)
  await expect(balance).not.toHaveText(before)
  await open(page, '/m/gameList?dataType=recent')
  await expect(
    page
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^Lemon Lounge,/ }),
  ).toBeVisible()
  await open(page, '/m/gameList?dataType=fav')
  await expect(page.getByRole('button', { name: 'Favorite: Lemon Lounge' })).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/m/gameRecord')
  await expect(page.getByRole('list', { name: 'Game record' }).getByText('Lemon Lounge')).toHaveCount(3)
})
