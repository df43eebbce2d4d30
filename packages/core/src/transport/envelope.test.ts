import { describe, expect, it, onTestFinished } from 'vitest'
import type { FoyerConfigInput } from '../config/config.ts'
import type { Envelope, ReadEnvelope } from '../config/envelope.ts'
import { createFoyer } from '../create-foyer.ts'
import { platformEndpoints } from '../features/app/platform/endpoints.ts'
import { sessionEndpoints } from '../features/auth/session/endpoints.ts'
import { signIn } from '../features/auth/sign-in/sign-in.ts'
import { walletEndpoints } from '../features/cashier/wallet/endpoints.ts'
import { wallet } from '../features/cashier/wallet/wallet.ts'
import { promotionEndpoints } from '../features/content/promotions/endpoints.ts'
import { games } from '../features/lobby/games/games.ts'
import { type FoyerError, isFoyerError } from '../kernel/errors.ts'
import type { LogEntry } from '../kernel/log.ts'
import { createMutation } from '../kernel/mutation.ts'
import { isOutcomeUnknown } from '../kernel/outcome-unknown.ts'
import { nodePorts } from '../ports/node.ts'
import { createManualClock, createTestContext, json, scriptedPlatform } from '../testing.ts'
import { plainCodec } from './codec.ts'

interface ForeignBody {
  readonly code?: number
  readonly msg?: string
  readonly result?: unknown
}

const readForeign: ReadEnvelope = (body) => {
  const { code, msg, result } = body as ForeignBody
  return code === undefined ? undefined : { success: String(code) === '0', code, message: msg, data: result }
}

const foreign = (code: number, msg: string, result?: unknown) => json({ code, msg, result })

/** Other paths, other names, an envelope of its own, and status 200 for refusals. */
function foreignPlatform() {
  const asked: string[] = []
  return {
    asked,
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      if (pathname === '/v1/sign-in') {
        const { user, secret } = (await request.json()) as { user: string; secret: string }
        if (secret !== 'right') return foreign(1001, 'Wrong password')
        return foreign(0, 'ok', { jwt: 'token-of-the-platform', user })
      }
      if (pathname === '/v1/games') {
        const rows = ['One', 'Two'].map((title, at) => ({ id: `g${at}`, title, vendor: 'V' }))
        return foreign(0, 'ok', { total: 2, rows })
      }
      if (pathname === '/v1/balance') return foreign(0, 'ok', { cents: 1250 })
      return new Response('<html>502</html>', { status: 502 })
    },
  }
}

interface ForeignValue {
  readonly jwt?: string
  readonly user?: string
  readonly cents?: number
  readonly total?: number
  readonly rows?: readonly { readonly id: string; readonly title: string; readonly vendor: string }[]
}

function openForeign() {
  const platform = foreignPlatform()
  const foyer = createFoyer({
    merchant: 'demo',
    baseUrl: 'https://platform.example',
    ports: nodePorts({ fetch: platform.fetch }),
    http: { retries: 0 },
    codec: {
      ...plainCodec(),
      encode: (id, fields) => (id === 'login' ? { user: fields.username, secret: fields.password } : fields),
      decode: (id, value) => {
        const { jwt, user, cents = 0, total, rows = [] } = value as ForeignValue
        if (id === 'login') return { token: jwt, userName: user, type: 0 }
        if (id === 'walletLoad') return { sumBalance: (cents / 100).toFixed(2) }
        const list = rows.map(({ id: nodeId, title, vendor }) => ({ nodeId, displayName: title, vassalage: vendor }))
        return { games: list, totalCount: total }
      },
    },
    envelope: readForeign,
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

describe('a platform with another envelope', () => {
  it('[PCALL-24] signs in, lists games and shows a balance, and is asked for nothing else', async () => {
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

  it('[ERR-01] has the number of a refusal with status 200 mapped, and keeps its words', async () => {
    const { foyer } = openForeign()
    expect(await foyer.use(signIn).withPassword({ username: 'ann', password: 'wrong' })).toMatchObject({
      ok: false,
      error: { code: 'login.failed', serverCode: '1001', serverMessage: 'Wrong password' },
    })
  })

  it('has the error page of a proxy read by its status', async () => {
    const { foyer } = openForeign()
    await expect(foyer.call(walletEndpoints.merchantWallet, { merchantCode: 'demo' })).rejects.toMatchObject({
      code: 'system.upgrading',
      status: 502,
    })
  })
})

interface Answering {
  readonly envelope: ReadEnvelope
  readonly response: () => Response
  readonly config?: Partial<FoyerConfigInput>
}

function open({ envelope, response, config }: Answering) {
  const paths: string[] = []
  const fetch = async ({ url }: Request) => {
    paths.push(new URL(url).pathname)
    return response()
  }
  const test = createTestContext({ fetch, config: { envelope, http: { retries: 0 }, ...config } })
  onTestFinished(() => test.dispose())
  test.setTokenProvider({ token: () => 'token', onSessionEnded: async () => 'ended', ownEndpoints: [] })
  const { call, scope } = test.context
  const claim = () =>
    call(promotionEndpoints.activityClaim, { id: 207, idempotencyKey: 'key' }, { signal: scope.signal })
  return { ...test, paths, call, claim, signal: scope.signal }
}

async function failureOf(work: Promise<unknown>): Promise<FoyerError> {
  const error: unknown = await work.then(
    () => new Error('did not fail'),
    (cause: unknown) => cause,
  )
  if (!isFoyerError(error)) throw error
  return error
}

const BODY = { token: 'a-secret' }
const untyped = (value: unknown) => (() => value) as unknown as ReadEnvelope

/** What a merchant's function may do instead of answering. */
const UNTRUE: readonly (readonly [string, ReadEnvelope])[] = [
  [
    'throws an error that quotes the response',
    (body) => {
      throw new Error(JSON.stringify(body))
    },
  ],
  [
    'throws in a property that is read',
    untyped({
      get success() {
        throw new Error('no')
      },
    }),
  ],
  ['returns undefined', () => undefined],
  ['returns null', untyped(null)],
  ['returns true', untyped(true)],
  ['returns a text', untyped('success')],
  ['returns a list', untyped([{ success: true }])],
  ['returns an empty object', untyped({})],
  ['returns the text "true"', untyped({ success: 'true', data: { label: 'Claimed' } })],
  ['returns the number 1', untyped({ success: 1, data: { label: 'Claimed' } })],
  ['returns a promise of a success', untyped(Promise.resolve({ success: true, data: { label: 'Claimed' } }))],
  ['is asynchronous and rejects', (async () => Promise.reject(new Error('late'))) as unknown as ReadEnvelope],
]

describe('a function for the envelope', () => {
  it.each(UNTRUE)('[CALL-02] leaves the outcome of a change unknown when it %s', async (_, envelope) => {
    const error = await failureOf(open({ envelope, response: () => json(BODY) }).claim())
    expect(error).toMatchObject({ code: 'response.malformed', endpoint: 'activityClaim', status: 200 })
    expect(isOutcomeUnknown(error)).toBe(true)
    expect(`${error.message} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain('a-secret')
  })

  it.each([
    ['throws', UNTRUE[0]],
    ['is asynchronous and rejects', UNTRUE.at(-1)],
  ])('is reported once, without the text of its error, when it %s', async (_, untrue) => {
    const { claim, context } = open({ envelope: untrue?.[1] ?? (() => undefined), response: () => json(BODY) })
    const entries: LogEntry[] = []
    context.log.on((entry) => {
      if (entry.event === 'callback.failed') entries.push(entry)
    })
    await failureOf(claim())
    expect(entries).toMatchObject([
      { data: { of: 'envelope' }, error: { code: 'config.invalid', field: 'envelope', endpoint: 'activityClaim' } },
    ])
    expect(String(entries[0]?.error)).not.toMatch(/a-secret|late/)
  })

  it.each(UNTRUE)('[CALL-02] has the status decide from 400 on when it %s', async (_, envelope) => {
    const of = (status: number) => failureOf(open({ envelope, response: () => json(BODY, { status }) }).claim())
    const [refused, broken] = [await of(403), await of(500)]
    expect([refused.code, isOutcomeUnknown(refused)]).toEqual(['no.permission', false])
    expect([broken.code, isOutcomeUnknown(broken)]).toEqual(['unknown', true])
  })

  it.each([301, 400, 409, 500, 503])('[CALL-02] cannot make a success of HTTP %i', async (status) => {
    const envelope = (): Envelope => ({ success: true, code: 'ok', message: 'Done.', data: { label: 'Claimed' } })
    const error = await failureOf(open({ envelope, response: () => json({}, { status }) }).claim())
    // The words of a success are no reason of a failure.
    expect([error.serverCode, error.serverMessage, error.value]).toEqual([undefined, undefined, undefined])
  })

  it('[CALL-02] alone decides: a bare response and the field `success` of the body count for nothing', async () => {
    const response = () => json({ success: true, maintenance: false })
    const { call, signal } = open({ envelope: () => ({ success: false, code: 'E1' }), response })
    expect(await failureOf(call(platformEndpoints.siteStatus, {}, { signal }))).toMatchObject({
      code: 'unknown',
      serverCode: 'E1',
    })
  })

  it('[DATA-01] that says success without data leaves it to the contract', async () => {
    const { call, signal } = open({ envelope: () => ({ success: true }), response: () => json({}) })
    expect(await call(platformEndpoints.siteStatus, {}, { signal })).toEqual(expect.any(Object))
    const error = await failureOf(call(walletEndpoints.walletLoad, {}, { signal }))
    expect(error).toMatchObject({ code: 'response.schema', endpoint: 'walletLoad' })
    expect(isOutcomeUnknown(error)).toBe(true)
  })

  it.each([
    [1001, '1001'],
    [0, '0'],
    [-7, '-7'],
    ['E1', 'E1'],
    ['', undefined],
    [Number.NaN, undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('[ERR-01] reads the code %j of a refusal as %j', async (code, serverCode) => {
    const envelope = untyped({ success: false, code, message: 'No.', data: { captcha: true } })
    const error = await failureOf(open({ envelope, response: () => json({}) }).claim())
    expect(error).toMatchObject({ code: 'unknown', status: 200, retryable: false, serverMessage: 'No.' })
    expect([error.serverCode, error.value, isOutcomeUnknown(error)]).toEqual([serverCode, { captcha: true }, false])
  })

  it.each(['', Number.NaN, {}, undefined])(
    '[CALL-02] takes a refusal with the code %j alone for malformed',
    async (code) => {
      const envelope = untyped({ success: false, code, message: 7 })
      const error = await failureOf(open({ envelope, response: () => json({}) }).claim())
      expect([error.code, isOutcomeUnknown(error)]).toEqual(['response.malformed', true])
    },
  )

  it.each([
    ['a text', 'No.', 'unknown', false],
    ['no words', '', 'response.malformed', true],
    ['nothing', undefined, 'response.malformed', true],
  ])('[CALL-02] refuses without a code only with words below HTTP 400: %s', async (_, message, code, isUnknown) => {
    const envelope = (): Envelope => ({ success: false, message })
    const error = await failureOf(open({ envelope, response: () => json({ error: 'upstream timed out' }) }).claim())
    expect([error.code, isOutcomeUnknown(error)]).toEqual([code, isUnknown])
  })

  it.each([403, 500])('[CALL-02] refuses without a reason at HTTP %i by the status', async (status) => {
    const of = (envelope: ReadEnvelope) => failureOf(open({ envelope, response: () => json({}, { status }) }).claim())
    expect((await of(() => ({ success: false }))).code).toBe((await of(() => undefined)).code)
  })

  it('[SESSION-07] ends the session with a code of `session.endedCodes`', async () => {
    const envelope = (): Envelope => ({ success: false, code: 4011 })
    const config = { session: { endedCodes: ['4011'] } }
    expect((await failureOf(open({ envelope, response: () => json({}), config }).claim())).code).toBe('session.expired')
  })

  it('gets each JSON or empty body with its status and endpoint, and no page of a proxy', async () => {
    const seen: unknown[] = []
    const envelope: ReadEnvelope = (body, { status, endpoint }) => {
      seen.push([body, status, endpoint])
      return { success: true, data: { label: 'Claimed' } }
    }
    const claimWith = (response: () => Response) => open({ envelope, response }).claim()
    expect(await claimWith(() => new Response(null, { status: 204 }))).toEqual({ label: 'Claimed' })
    expect(await claimWith(() => new Response('{"id":12345678901234567890}'))).toEqual({ label: 'Claimed' })
    expect((await failureOf(claimWith(() => new Response('<html>')))).code).toBe('response.malformed')
    expect((await failureOf(claimWith(() => new Response('<html>', { status: 502 })))).code).toBe('system.upgrading')
    expect(seen).toEqual([
      [undefined, 204, 'activityClaim'],
      [{ id: '12345678901234567890' }, 200, 'activityClaim'],
    ])
  })

  it('is asked again for each attempt of a read, and not for a change', async () => {
    const clock = createManualClock()
    const answers = [json({}, { status: 503 }), json({}, { status: 503 }), json({ code: 0, result: {} })]
    const script = scriptedPlatform()
    script.on(platformEndpoints.siteStatus, () => answers.shift() ?? json({}, { status: 500 }))
    const test = createTestContext({ fetch: script.fetch, clock, config: { envelope: readForeign } })
    onTestFinished(() => test.dispose())
    const { signal } = test.context.scope
    const reading = test.context.call(platformEndpoints.siteStatus, {}, { signal })
    for (let second = 0; second < 3; second += 1) {
      await test.idle()
      await clock.advance(1000)
    }
    expect(await reading).toEqual(expect.any(Object))
    expect(script.requestsOf(platformEndpoints.siteStatus)).toHaveLength(3)
    const { claim, paths } = open({ envelope: readForeign, response: () => json({}, { status: 503 }) })
    expect(isOutcomeUnknown(await failureOf(claim()))).toBe(true)
    expect(paths).toEqual(['/wps/activities/207/claim'])
  })

  it('[CRYPTO-03] names a refused key: the encrypted call is repeated once with a new one', async () => {
    const script = scriptedPlatform()
    const forgotten: string[] = []
    const refuse = () => json({ code: 77, msg: 'key' })
    const accept = () => json({ code: 0, result: { token: 'T', userName: 'ann', type: 0 } })
    script.on(sessionEndpoints.login, refuse, accept)
    const foyer = createFoyer({
      merchant: 'demo',
      baseUrl: 'https://platform.example',
      ports: nodePorts({ fetch: script.fetch }),
      envelope: readForeign,
      errorCodes: { 77: 'encryption.key' },
      codec: {
        encrypt: async (body) => ({ body: { encrypted: Object.keys(body).length }, headers: {} }),
        forgetKey: () => forgotten.push('key'),
      },
    })
    onTestFinished(() => foyer.dispose())
    const fields = { type: 'username', username: 'ann', password: 'right', merchantCode: 'demo' } as const
    expect(await foyer.call(sessionEndpoints.login, fields)).toMatchObject({ token: 'T' })
    expect(script.requestsOf(sessionEndpoints.login).map(({ body }) => Object.keys(JSON.parse(body)))).toEqual([
      ['encrypted'],
      ['encrypted'],
    ])
    expect(forgotten).toEqual(['key'])
  })

  it('that throws leaves a change of money unknown, and the platform is asked what became of it', async () => {
    const envelope: ReadEnvelope = () => {
      throw new Error('no such field')
    }
    const { claim, clock, context, idle } = open({ envelope, response: () => json({ code: 0 }) })
    const found: string[] = []
    const change = createMutation({
      context,
      send: claim,
      async findOut(_input: string) {
        found.push('asked')
        throw new Error('not known now')
      },
    })
    const running = change.run('claim')
    await idle()
    await clock.advance(1000)
    expect(await running).toMatchObject({ ok: false, error: { code: 'response.malformed' } })
    expect(change.$state.get()).toMatchObject({ status: 'unknown' })
    expect(found).toEqual(['asked'])
  })

  it('is refused by the configuration when it is no function', () => {
    // @ts-expect-error -- a text is not a function
    const make = () => createFoyer({ merchant: 'demo', ports: nodePorts(), envelope: 'value' })
    expect(make).toThrow('config.invalid (envelope)')
  })
})
