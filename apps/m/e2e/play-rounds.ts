import type { APIRequestContext, Page } from '@playwright/test'

/** In cents, of what is shown: `−₱1,234.50`. */
export function cents(shown: string): number {
  const digits = shown.replace(/\D/g, '')
  return (/[−-]/.test(shown) ? -1 : 1) * Number(digits)
}

interface Played {
  readonly bet: number
  readonly win: number
  readonly balance: number
}

/** Plays rounds of the first slot in its own page, and gives what the game said of them. */
export async function playRounds(page: Page, request: APIRequestContext, count: number): Promise<readonly Played[]> {
  const token = await page.evaluate(() => localStorage.getItem('MC_TOKEN') ?? '')
  const get = async (path: string, params: Readonly<Record<string, string | number>>) =>
    (await (await request.get(path, { params, headers: { authorization: `Bearer ${token}` } })).json()).value
  const one = { merchant: 'demo', platform: 'html5', language: 'EN', clientType: 2, pageNo: 1, pageSize: 1 }
  const { games } = await get('/wps/game/list', { ...one, gameType: 'RNG' })
  const [{ gameId, nodeId, vassalage }] = games
  const wish = { gameId, nodeId, vassalage, gameType: 'RNG', platform: 'html5', language: 'EN', backUrl: '/m/home' }
  const { url } = await get('/wps/game/launchGame', wish)
  await page.goto(url)
  const rounds: Played[] = []
  for (let round = 0; round < count; round += 1) {
    const answer = page.waitForResponse(/\/play\/round$/)
    await page.locator('body:not(.busy) #game-play:enabled').tap()
    const { bet, win, balance } = await (await answer).json()
    rounds.push({ bet: cents(bet), win: cents(win), balance: cents(balance) })
  }
  return rounds
}
