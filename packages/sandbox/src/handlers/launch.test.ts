import { describe, expect, it } from 'vitest'
import type { SandboxOptions } from '../sandbox.ts'
import { LIST } from '../testing/client.ts'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'

interface Row {
  readonly gameId: string
  readonly nodeId: string
  readonly vassalage: string
  readonly gameType: string
}

async function start(userName = 'demo', options: SandboxOptions = {}) {
  const bench = createTestBench(options)
  const token = await bench.login(userName)
  const rows = async (gameType: string): Promise<readonly Row[]> =>
    (await bench.call('gameList', { ...LIST, pageSize: 500, gameType })).value.games
  const launch = ({ gameId, nodeId, vassalage, gameType }: Row, more: object = {}) =>
    bench.call(
      'launchGame',
      { gameId, nodeId, vassalage, gameType, platform: 'html5', language: 'EN', backUrl: '/m/home', ...more },
      { token },
    )
  const lottery = ({ gameId, vassalage }: Pick<Row, 'gameId' | 'vassalage'>, prizeMode: 'LOTT' | 'ELOTT' = 'LOTT') =>
    bench.call(
      'lotteryLaunch',
      { gameId, vassalage, prizeMode, playType: 'trad', language: 'EN', backUrl: '/m/home' },
      { token },
    )
  return { ...bench, token, rows, launch, lottery }
}

describe('launchGame', () => {
  it('[CALL-35][LAUNCH-02][CALL-03] gives an address with a one-time ticket and without the token', async () => {
    const { rows, launch, token } = await start()
    const [game] = await rows('RNG')
    if (!game) throw new Error('no game')
    const first = (await launch(game)).value.url
    expect(first).toMatch(new RegExp(`^${ORIGIN}/play/game\\?ticket=[\\w-]{43}$`))
    expect(first).not.toContain(token)
    expect((await launch(game)).value.url).not.toBe(first)
  })

  it('[LAUNCH-06] lets trial players in', async () => {
    const { rows, call } = await start()
    const [game] = await rows('RNG')
    if (!game) throw new Error('no game')
    const { token } = (await call('trialStart', {})).value
    const wish = { ...game, platform: 'html5', language: 'EN', backUrl: '/m/home' } as const
    expect((await call('launchGame', wish, { token })).value.url).toContain('/play/game?ticket=')
  })

  it.each([
    'javascript:alert(1)',
    'https://elsewhere.example/m/home',
    '//elsewhere.example',
    'data:text/html,x',
    'ftp://127.0.0.1/',
    'http://localhost:5173/m/home',
    'http://127.0.0.1:5173/m/home',
    'http://[::1]/m/home',
  ])('[LAUNCH-05] refuses %s as the way back', async (backUrl) => {
    const { rows, launch } = await start()
    const [game] = await rows('RNG')
    if (!game) throw new Error('no game')
    expect(await launch(game, { backUrl })).toMatchObject({ status: 400, value: { field: 'backUrl' } })
  })

  it.each(['/m/slot-games?x=1#y', `${ORIGIN}/m/home`])('[LAUNCH-05] takes %s as the way back', async (backUrl) => {
    const { rows, launch } = await start()
    const [game] = await rows('RNG')
    if (!game) throw new Error('no game')
    expect((await launch(game, { backUrl })).success).toBe(true)
  })

  it('leads back to a page of this machine where a site in development is served, and nowhere else', async () => {
    const { rows, launch, sandbox } = await start('demo', { loopbackReturns: true })
    const [game] = await rows('RNG')
    if (!game) throw new Error('no game')
    for (const backUrl of ['http://localhost:5173/m/home', 'http://127.0.0.1:5173/m/home', 'http://[::1]/m/home']) {
      const { value } = await launch(game, { backUrl })
      const page = await (await sandbox.fetch(new Request(value.url))).text()
      expect(page).toContain(`class="back" href="${backUrl}"`)
    }
    for (const backUrl of ['http://localhost.evil.example/', 'ftp://127.0.0.1/', 'https://evil.example/'])
      expect((await launch(game, { backUrl })).success, backUrl).toBe(false)
  })

  it('leads back to a page of a named origin', async () => {
    const { rows, launch } = await start('demo', { returnOrigins: ['https://preview.example'] })
    const [game] = await rows('RNG')
    if (!game) throw new Error('no game')
    expect((await launch(game, { backUrl: 'https://preview.example/m/home' })).success).toBe(true)
    for (const backUrl of ['https://preview.example.evil.example/', 'http://preview.example/', 'http://localhost/'])
      expect((await launch(game, { backUrl })).success, backUrl).toBe(false)
  })

  it('[LAUNCH-02] refuses games that are not offered', async () => {
    const { launch } = await start()
    const reply = await launch({ gameId: 'x', nodeId: 'x', vassalage: 'JL', gameType: 'RNG' })
    expect(reply).toMatchObject({ status: 400, value: { field: 'nodeId' } })
  })

  it.each([
    ['nourl', ''],
    ['unsafe', 'javascript:alert(document.domain)'],
  ])('[LAUNCH-04] has a game that launches with an address that leads nowhere: %s', async (nodeId, url) => {
    const { launch } = await start()
    const reply = await launch({ gameId: `RT-${nodeId}`, nodeId, vassalage: 'RT', gameType: 'RNG' })
    expect(reply).toMatchObject({ success: true, value: { url } })
  })

  it('[ERR-14][PCALL-27] launches nothing of a vendor that is closed', async () => {
    const { rows, launch, sandbox } = await start()
    const all = await rows('RNG')
    const [own, other] = ['JL', 'other'].map((code) => all.find((row) => (row.vassalage === 'JL') === (code === 'JL')))
    if (!own || !other) throw new Error('no games')
    await sandbox.control.scenario({ name: 'vendor-maintenance' })
    expect(await launch(own)).toMatchObject({ status: 200, success: false, code: 'platform.maintenance' })
    expect((await launch(other)).success).toBe(true)
  })
})

describe('lotteryLaunch', () => {
  it('[LOTTERY-02] launches lottery games, which launchGame does not', async () => {
    const { rows, launch, lottery } = await start()
    for (const type of ['LOTT', 'ELOTT'] as const) {
      const [game] = await rows(type)
      if (!game) throw new Error('no game')
      expect((await lottery(game, type)).value.url).toContain('/play/game?ticket=')
      expect(await launch(game)).toMatchObject({ success: false, code: 'no.permission' })
    }
  })

  it('[LOTTERY-02] opens a vendor’s first game by the vendor’s code', async () => {
    const { rows, lottery } = await start()
    const [game] = await rows('LOTT')
    if (!game) throw new Error('no game')
    expect((await lottery({ gameId: game.vassalage, vassalage: game.vassalage })).success).toBe(true)
  })

  it('[LOTTERY-02] refuses what is no lottery', async () => {
    const { rows, lottery } = await start()
    const [slot] = await rows('RNG')
    if (!slot) throw new Error('no game')
    expect(await lottery(slot)).toMatchObject({ status: 400, value: { field: 'gameId' } })
    expect(await lottery({ gameId: 'x', vassalage: 'LOTT' })).toMatchObject({ status: 400 })
  })
})
