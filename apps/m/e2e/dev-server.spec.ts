import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Starts `npm run dev` on a free port, and answers the address that it prints. */
async function startDev(): Promise<{ readonly address: string; stop(): void }> {
  const server = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: root, env: { ...process.env, PORT: '0' } })
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\S+/.exec(line) ?? []
    if (address !== undefined) return { address, stop: () => server.kill() }
  }
  throw new Error('the development server ended before it named its address')
}

test('the development server shows the lobby from the sources and puts saved words on screen', async ({ page }) => {
  const { address, stop } = await startDev()
  try {
    await page.goto(address)
    const search = page.getByRole('main').getByRole('link', { name: 'Search all games' })
    await expect(search).toBeVisible()

    // What the server adds to a file of texts, as the browser runs it after the file is saved.
    const texts = await (
      await page.request.get(new URL(`/m/@fs${root}packages/react/src/text/fil/games.ts`, address).href)
    ).text()
    expect(texts).toContain("code: 'TY'")
    await page.evaluate(() => {
      const detail = { code: 'EN', messages: { 'search.everywhere': 'Search everything' } }
      dispatchEvent(new CustomEvent('foyer:texts', { detail }))
    })
    await expect(page.getByRole('main').getByRole('link', { name: 'Search everything' })).toBeVisible()
  } finally {
    stop()
  }
})
