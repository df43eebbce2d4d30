import { describe, expect, it, onTestFinished } from 'vitest'
import { createFoyer } from '../create-foyer.ts'
import { memberInfo } from '../features/account/member/endpoints.ts'
import { signIn } from '../features/auth/sign-in/sign-in.ts'
import { merchantWallet } from '../features/cashier/wallet/endpoints.ts'
import { wallet } from '../features/cashier/wallet/wallet.ts'
import { hotGames } from '../features/lobby/featured/endpoints.ts'
import { games } from '../features/lobby/games/games.ts'
import { nodePorts } from '../ports/node.ts'
import { plainCodec } from './codec.ts'
import type { Envelope } from './envelope.ts'

/** The platform of the evaluation: other paths, other names, an envelope of its own, and status 200 for refusals. */
function foreignPlatform() {
  const asked: string[] = []
  const answer = (code: number, msg: string, result?: unknown) => Response.json({ code, msg, result })
  return {
    asked,
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      if (pathname === '/v1/sign-in') {
        const { login, secret } = (await request.json()) as { login: string; secret: string }
        if (secret !== 'right') return answer(1001, 'Wrong password')
        return answer(0, 'ok', { jwt: 'token-of-the-platform', login })
      }
      if (pathname === '/v1/games') {
        return answer(0, 'ok', {
          total: 3,
          rows: [
            { id: 'g1', title: 'One', vendor: 'V' },
            { id: 'g2', title: 'Two', vendor: 'V' },
            { title: 'Without an id', vendor: 'V' },
          ],
        })
      }
      if (pathname === '/v1/balance') return answer(0, 'ok', { cents: 1250 })
      if (pathname === '/v1/broken') return new Response('<html>502</html>', { status: 502 })
      return new Response('not found', { status: 404 })
    },
  }
}

interface ForeignBody {
  readonly code: number
  readonly msg?: string
  readonly result?: unknown
}

function openForeign() {
  const platform = foreignPlatform()
  const foyer = createFoyer({
    merchant: 'demo',
    baseUrl: 'https://platform.example',
    ports: nodePorts({ fetch: platform.fetch }),
    http: { retries: 0 },
    auth: { tokenPlacement: 'header' },
    codec: {
      ...plainCodec(),
      encode: (id, fields) => (id === 'login' ? { login: fields.username, secret: fields.password } : fields),
      decode: (id, value) => {
        // biome-ignore lint/suspicious/noExplicitAny: the fields of a foreign platform are not typed here
        const got = value as any
        if (id === 'login') return { token: got.jwt, userName: got.login, type: 0 }
        if (id === 'walletLoad') return { sumBalance: (got.cents / 100).toFixed(2) }
        if (id !== 'gameList') return value
        const rows = got.rows as { id?: string; title: string; vendor: string }[]
        return {
          games: rows.map(({ id: nodeId, title, vendor }) => ({ nodeId, displayName: title, vassalage: vendor })),
          totalCount: got.total,
        }
      },
    },
    envelope: (body): Envelope => {
      const { code, msg, result } = body as ForeignBody
      return { success: code === 0, code: String(code), message: msg, data: result }
    },
    errorCodes: { 1001: 'login.failed' },
    endpoints: {
      login: { path: '/v1/sign-in' },
      gameList: { path: '/v1/games' },
      walletLoad: { path: '/v1/balance' },
      merchantWallet: { path: '/v1/broken' },
      memberInfo: false,
      hotGames: false,
      siteStatus: false,
      siteFlags: false,
      favoriteIds: false,
      vendorGameTypes: false,
    },
  })
  onTestFinished(() => foyer.dispose())
  return { foyer, asked: platform.asked }
}

describe('config.envelope', () => {
  it('signs in, lists games and shows a balance of a platform with another envelope', async () => {
    const { foyer, asked } = openForeign()
    foyer.start()
    expect(await foyer.use(signIn).withPassword({ username: 'ann', password: 'right' })).toMatchObject({ ok: true })
    const list = foyer.use(games).list({ category: 'RNG' })
    expect(await list.load()).toMatchObject({ ok: true })
    expect(await foyer.use(wallet).load()).toMatchObject({ ok: true })
    expect(list.items.map(({ name }) => name)).toEqual(['One', 'Two'])
    expect(foyer.use(wallet).$state.get().data?.amount).toBe('12.50')
    expect([...new Set(asked)].sort()).toEqual(['/v1/balance', '/v1/games', '/v1/sign-in'])
  })

  it('maps the code of a refusal that comes with status 200, and keeps its words', async () => {
    const { foyer } = openForeign()
    expect(await foyer.use(signIn).withPassword({ username: 'ann', password: 'wrong' })).toMatchObject({
      ok: false,
      error: { code: 'login.failed', serverCode: '1001', serverMessage: 'Wrong password' },
    })
  })

  it('reads the error page of a proxy by its status', async () => {
    const { foyer } = openForeign()
    await expect(foyer.call(merchantWallet, { merchantCode: 'demo' })).rejects.toMatchObject({
      code: 'system.upgrading',
      status: 502,
    })
  })

  it('refuses a value that is not a function', () => {
    // @ts-expect-error -- a text is not a function
    const make = () => createFoyer({ merchant: 'demo', ports: nodePorts(), envelope: 'value' })
    expect(make).toThrow('config.invalid (envelope)')
  })
})

describe('a call that is switched off', () => {
  it('answers empty if every field may be missing, and sends nothing', async () => {
    const { foyer, asked } = openForeign()
    expect(
      await foyer.call(hotGames, { merchantCode: 'demo', isPlatform: 2, language: 'EN', platform: 'html5' }),
    ).toEqual({})
    expect(asked).toEqual([])
  })

  it('fails with `url.empty` if a field of the answer is required', async () => {
    const { foyer, asked } = openForeign()
    await expect(foyer.call(memberInfo, {})).rejects.toMatchObject({ code: 'url.empty', endpoint: 'memberInfo' })
    expect(asked).toEqual([])
  })
})

describe('rows that are left out', () => {
  it('are logged with endpoint, field, reason and number, without their values', async () => {
    const { foyer } = openForeign()
    const entries: unknown[] = []
    foyer.log.on(({ event, data }) => {
      if (event === 'rows.dropped') entries.push(data)
    })
    await foyer.use(games).list({ category: 'RNG' }).load()
    expect(entries).toEqual([{ endpoint: 'gameList', field: 'nodeId', reason: 'missing', dropped: 1, of: 3 }])
  })
})
