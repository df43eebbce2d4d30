import { axe } from './axe.ts'
import { asked, beMember, expect, open, PASSWORD, test } from './site-fixtures.ts'

test('[TEAM-20][AGENT-24] a red envelope is caught with the Space key, paid, told by letter, and its draw is checked on the device', async ({
  page,
  control,
}) => {
  await open(page, '/m/redRain')
  await expect(page).toHaveURL(/\/m\/login$/)
  const main = page.getByRole('main')
  await page.getByLabel('User name', { exact: true }).fill('demo')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main.getByRole('button', { name: 'Login', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/redRain$/)
  await expect(main.getByRole('timer')).toBeVisible()
  await axe(page, 'waiting for a rain')

  await control.startRain({ seconds: 8 })
  await page.reload()
  await expect(main.getByRole('button', { name: 'Catch an envelope' })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const pause = main.getByRole('button', { name: 'Stop the movement' })
  await expect(pause).toBeVisible()
  // Without movement it is the same game.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(pause).toHaveCount(0)
  const moving = () =>
    document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.fy-rain-sky')).length
  expect(await page.evaluate(moving)).toBe(0)
  await axe(page, 'a rain')
  await page.keyboard.press('Space')
  await expect(main.locator('.fy-rain-headline')).toHaveText(/^You are in\. Draw at /)
  await expect(main.getByRole('button', { name: 'Catch an envelope' })).toHaveCount(0)
  const result = main.locator('.fy-rain-headline', { hasText: /^You got ₱\d+\.\d\d\.$/ })
  await expect(result).toBeVisible({ timeout: 20_000 })
  const amount = (await result.textContent())?.match(/₱\d+\.\d\d/)?.[0] ?? ''
  await expect(main.getByRole('list', { name: 'Your envelopes' }).getByRole('listitem')).toHaveText(
    new RegExp(`\\${amount}Won$`),
  )

  const check = main.getByRole('button', { name: 'How the draw is checked' })
  // Muted words alone look like a button that is off.
  await expect(check).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await check.tap()
  const proof = page.getByRole('dialog', { name: 'How the draw is checked' })
  await proof.getByRole('button', { name: 'Check on this device' }).first().tap()
  await expect(proof.getByText('Everything fits.')).toBeVisible()
  await axe(page, 'the check of a draw')
  await proof.getByRole('button', { name: 'Close' }).tap()

  await open(page, '/m/transaction/record')
  await expect(main.getByRole('listitem').filter({ hasText: 'Red envelope' })).toContainText(amount)
  await open(page, '/m/webEmail')
  await expect(main.getByText(`Red envelope: ${amount}`)).toBeVisible()

  await control.scenario({ name: 'rain-empty' })
  await open(page, '/m/redRain')
  // The result stands for a while; then nothing is planned.
  await expect(result).toBeVisible()
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`[TEAM-20] a red envelope is caught with keys alone, with the movement ${reducedMotion === 'reduce' ? 'off' : 'on'}`, async ({
    page,
    control,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await beMember(page)
    await control.startRain({ seconds: 600 })
    await open(page, '/m/redRain')
    const main = page.getByRole('main')
    const button = main.getByRole('button', { name: 'Catch an envelope' })
    await expect(button).toBeInViewport({ ratio: 1 })
    const focused = page.locator(':focus')
    await main.focus()
    await page.keyboard.press('Tab')
    if (reducedMotion === 'no-preference') {
      await expect(focused).toHaveAccessibleName('Stop the movement')
      // Space belongs to the button that has the focus.
      await page.keyboard.press('Space')
      await expect(focused).toHaveAccessibleName('Let them fall')
      await page.keyboard.press('Tab')
    }
    await expect(focused).toHaveAccessibleName(/^Catch an envelope/)
    expect(asked(control, 'redRainClaim')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(main.locator('.fy-rain-headline')).toHaveText(/^You are in\. Draw at /)
    // The button is gone; the keyboard goes on where it was.
    await expect(focused).toContainText('You are in.')
    await page.keyboard.press('Space')
    expect(asked(control, 'redRainClaim')).toHaveLength(1)
  })
}
