// The lobbies without our React, in the browser, each with a sandbox behind it: what they show alike.
import { expect, test } from '@playwright/test'
import { axe } from '../apps/m/e2e/axe.ts'
import { serveExample } from '../scripts/serve-example.mjs'

const GAMES = '**/wps/game/list?**'

for (const name of ['vanilla', 'vue']) {
  test(`the ${name} lobby: sign-in, categories, pages, hearts, a launch, the balance, and failures`, async ({
    page,
  }) => {
    const { url, control, close } = await serveExample(name, 0)
    try {
      const troubles: string[] = []
      page.on('pageerror', ({ message }) => troubles.push(message))
      const games = page.getByRole('list', { name: 'Games' }).getByRole('listitem')
      const heart = games.first().getByRole('button', { name: 'Favourite' })
      const alert = page.getByRole('alert')
      const status = page.getByRole('status')
      const signIn = async (password: string) => {
        await page.getByLabel('User name').fill('demo')
        await page.getByLabel('Password').fill(password)
        await page.getByRole('button', { name: 'Sign in' }).click()
      }

      await page.goto(url)
      await expect(games).toHaveCount(12)
      await axe(page, 'as a guest')
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(GAMES, async (route) => {
        await answered
        await route.continue()
      })
      await page.getByRole('button', { name: 'Load more' }).click()
      await heart.click()
      await expect(alert).toHaveText('Please sign in first.')
      // Games that arrive meanwhile leave the message of the tap.
      answer()
      await expect(games).toHaveCount(24)
      await expect(alert).toHaveText('Please sign in first.')
      await page.unroute(GAMES)
      await signIn('not the password')
      await expect(alert).toHaveText('Wrong user name or password.')
      const ids = page.waitForResponse(/game\/favorite\/ids/)
      await signIn('Foyer2026')
      await ids
      await expect(page.getByText('₱12,480.50')).toHaveAttribute('value', '12480.5')
      await expect(page.getByText('demo')).toBeVisible()
      await expect(page.getByRole('form', { name: 'Sign in' })).toBeHidden()
      await axe(page, 'as a member')

      const before = await heart.getAttribute('aria-pressed')
      const saved = page.waitForResponse((response) => /game\/favorite(\?|$)/.test(response.url()))
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
      await saved
      await control.setFault({ endpoint: '*', kind: 'status:503' })
      // Another one: taps on the same heart during its request are one with it, and may leave nothing to tell.
      const other = games.nth(1).getByRole('button', { name: 'Favourite' })
      const otherBefore = (await other.getAttribute('aria-pressed')) ?? ''
      await other.click()
      await expect(alert).toHaveText('The platform is being upgraded. Please try again later.')
      await expect(other).toHaveAttribute('aria-pressed', otherBefore)

      await page.getByRole('button', { name: 'Fishing' }).click()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(games).toHaveCount(0)
      await expect(status).toHaveText('The platform is being upgraded. Please try again later.')
      await expect(alert).toBeEmpty()
      await control.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(games).toHaveCount(12)
      await expect(status).toHaveText(/^12 of \d+$/)
      await page.getByRole('button', { name: 'Load more' }).click()
      await expect(games).toHaveCount(24)

      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Poker' }).click()
      await expect(status).toHaveText('No Internet. Please check your connection.')
      await expect(page.getByText('failed')).toHaveCount(0)
      await page.context().setOffline(false)
      await expect(games).not.toHaveCount(0)
      await expect(status).toHaveText(/^\d+ of \d+$/)

      await page.reload()
      await expect(page.getByText('₱12,480.50')).toBeVisible()
      await games.first().getByRole('button').first().click()
      await page.waitForURL('**/play/**')
      await page.goBack()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible()
      expect(troubles).toEqual([])
    } finally {
      await close()
    }
  })
}
