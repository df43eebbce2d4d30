import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseConfig } from '../check-config/parse-config.ts'
import { GATEWAY } from '../config/code-lists.ts'
import type { FoyerConfigInput } from '../config/config.ts'
import { sessionEndpoints } from '../features/auth/session/endpoints.ts'
import { gameEndpoints } from '../features/lobby/games/endpoints.ts'
import { type AnyEndpoint, defineEndpoint } from '../kernel/endpoint.ts'
import { createLog } from '../kernel/log.ts'
import { createServerClock } from '../kernel/server-clock.ts'
import { createMemoryNetwork } from '../ports/memory-network.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { buildRequest, toParams } from './build-request.ts'
import { createSender } from './send.ts'

const nothing = z.unknown()

function build(
  endpoint: AnyEndpoint,
  input: Record<string, unknown>,
  options: { token?: string; origin?: string; standalone?: boolean; config?: Partial<FoyerConfigInput> } = {},
) {
  const { origin = 'https://site.test', standalone = false } = options
  const operation = { endpoint, input, token: options.token, signal: new AbortController().signal, deadline: 0 }
  const config = parseConfig({ merchant: 'abc', ...options.config })
  return buildRequest(operation, { config, origin, standalone, language: 'TY' })
}

/** The address that leaves through the network port. */
async function urlOf(...given: Parameters<typeof build>): Promise<string> {
  let url = ''
  const network = createMemoryNetwork(async (request) => {
    url = request.url
    return new Response()
  })
  const clock = createManualClock()
  const connection = { noteResponse: () => {}, noteFailure: () => {} }
  const send = createSender({ network, clock, time: createServerClock(clock), connection, log: createLog(clock.now) })
  await send(build(...given), given[0], { signal: new AbortController().signal })
  return url
}

const read = defineEndpoint({ id: 'read', method: 'GET', path: '/wps/read', input: nothing, output: nothing })
const write = defineEndpoint({ id: 'write', method: 'POST', path: '/wps/write', input: nothing, output: nothing })

it('[CALL-01] paths are relative to the origin of the page, or to the configured one', async () => {
  expect(await urlOf(read, {})).toBe('https://site.test/wps/read')
  const at = (baseUrl: string) => urlOf(read, {}, { config: { baseUrl } })
  expect(await at('https://api.test/')).toBe('https://api.test/wps/read')
  expect(await at('https://api.test/wps//')).toBe('https://api.test/wps/wps/read')
})

it('[CALL-01][PERR-07] nothing is asked where there is no address of the platform', () => {
  const empty = expect.objectContaining({ code: 'url.empty' })
  expect(() => build(read, {}, { origin: '' })).toThrow(empty)
  expect(() => build({ ...read, path: '' }, {})).toThrow(empty)
})

it('[LIST-16] a fresh list names what it must and leaves empty keys out', async () => {
  const input = {
    merchant: 'demo',
    platform: 'html5',
    language: 'EN',
    clientType: 2,
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 25,
    gameName: '',
    vassalage: undefined,
    minBet: null,
  }
  expect(Object.fromEntries(new URL(await urlOf(gameEndpoints.gameList, input)).searchParams)).toEqual({
    merchant: 'demo',
    platform: 'html5',
    language: 'EN',
    clientType: '2',
    gameType: 'RNG',
    pageNo: '1',
    pageSize: '25',
  })
  expect(build(gameEndpoints.gameList, input).body).toBeUndefined()
})

it('zero and false are values; lists repeat their name', async () => {
  expect(new URL(await urlOf(read, { a: 0, b: false, c: ['x', 'y'] })).search).toBe('?a=0&b=false&c=x&c=y')
  expect(toParams({ a: [] }).toString()).toBe('')
})

it('[PCALL-24] placeholders are filled from the input, then from the merchant', async () => {
  const moved = { ...write, path: '/x/{merchantCode}/fb/{id}' }
  const input = { id: 'a/b', content: 'hi' }
  expect(await urlOf(moved, input)).toBe('https://site.test/x/abc/fb/a%2Fb')
  expect(build(moved, input).body).toEqual({ content: 'hi' })
  expect(await urlOf({ ...read, path: '/x?v=1' }, { a: 1 })).toBe('https://site.test/x?v=1&a=1')
})

it.each(['', '.', '..', undefined, 'a\ud83c', '\udc00b'])(
  'a placeholder without a usable value (%s) sends nothing',
  (id) => {
    expect(() => build({ ...read, path: '/x/{id}/y' }, { id })).toThrow(
      expect.objectContaining({ code: 'request.invalid', field: 'id' }),
    )
  },
)

it('no input can leave the path or change the host', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ unit: 'grapheme' }),
      async (id, other) => {
        fc.pre(!/^\.{1,2}$/.test(id))
        const url = new URL(await urlOf({ ...read, path: '/a/{id}/z' }, { id, other }))
        expect(url.origin).toBe('https://site.test')
        expect(url.pathname.split('/')).toHaveLength(4)
        expect(decodeURIComponent(url.pathname.split('/')[2] ?? '')).toBe(id)
        expect(url.searchParams.get('other') ?? '').toBe(other)
      },
    ),
  )
})

it('[CALL-03] placement "both" sends the token in the header, and in the payload where the table lists it', async () => {
  const both = { token: 'tok', config: { auth: { tokenPlacement: 'both' } } } as const
  expect(build(read, {}, both)).toMatchObject({ headers: { Authorization: 'Bearer tok' } })
  expect(await urlOf(read, {}, both)).not.toContain('tok')
  expect(await urlOf(sessionEndpoints.logout, {}, both)).toBe('https://site.test/wps/session/logout?token=tok')
  expect(build({ ...write, tokenInPayload: true }, { a: 1 }, both).body).toEqual({ a: 1, token: 'tok' })
})

it('[CALL-03] the default keeps the token out of addresses and bodies, "payload" out of headers', async () => {
  const token = 'tok'
  expect(await urlOf(sessionEndpoints.logout, {}, { token })).not.toContain('tok')
  expect(build(sessionEndpoints.logout, {}, { token }).headers.Authorization).toBe('Bearer tok')
  expect(build({ ...write, tokenInPayload: true }, { a: 1 }, { token }).body).toEqual({ a: 1 })
  const payload = { token, config: { auth: { tokenPlacement: 'payload' } } } as const
  expect(await urlOf(sessionEndpoints.logout, {}, payload)).toContain('token=tok')
  expect(build(sessionEndpoints.logout, {}, payload).headers.Authorization).toBeUndefined()
  const bare = build(read, {}, { token, config: { auth: { header: 'X-Token', scheme: '' } } })
  expect(bare.headers['X-Token']).toBe('tok')
})

it('[CALL-44] trial play says in a header that it is FREEPLAY3, a call without a module says none', () => {
  expect(build(sessionEndpoints.trialStart, {}).headers.ModuleId).toBe('FREEPLAY3')
  expect(build(read, {}).headers.ModuleId).toBeUndefined()
  const renamed = build(sessionEndpoints.trialStart, {}, { config: { http: { moduleHeader: 'X-Module' } } })
  expect(renamed.headers['X-Module']).toBe('FREEPLAY3')
})

it('[CALL-45] gateway codes; MOBILE goes along only under a configured name', () => {
  expect(GATEWAY).toEqual({ WEB: 1, MOBILE: 3 })
  expect(Object.values(build(read, {}).headers)).not.toContain('3')
  expect(build(read, {}, { config: { http: { gatewayHeader: 'Gateway' } } }).headers.Gateway).toBe('3')
})

it('[I18N-04] every call names the language', () => {
  expect(build(read, {}).headers.Language).toBe('TY')
})

it('[CALL-04] login names the device OTHERS as an installed web app, and not otherwise', () => {
  expect(build(sessionEndpoints.login, {}, { standalone: true }).headers.Device).toBe('OTHERS')
  expect(build(sessionEndpoints.login, {}).headers.Device).toBeUndefined()
  expect(build(write, {}, { standalone: true }).headers.Device).toBeUndefined()
})

it.each(['https://evil.example/x', 'evil.example/x', '@evil.example/x', '{host}/x'])(
  'an endpoint at %s is refused, since the token would go there',
  (path) => {
    const endpoint = defineEndpoint({ ...read, path, auth: 'required' })
    expect(() => build(endpoint, { host: 'https://evil.example' }, { token: 'T1' })).toThrow(
      'request.invalid at read (path)',
    )
  },
)

it.each(['//evil.example/x', '/\\evil.example/x'])('an endpoint at %s stays at the platform', async (path) => {
  expect(new URL(await urlOf({ ...read, path }, {})).origin).toBe('https://site.test')
})
