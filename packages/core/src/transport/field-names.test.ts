import { expect, it, onTestFinished } from 'vitest'
import { createFoyer } from '../create-foyer.ts'
import { platformEndpoints } from '../features/app/platform/endpoints.ts'
import { sessionEndpoints } from '../features/auth/session/endpoints.ts'
import { gameEndpoints } from '../features/lobby/games/endpoints.ts'
import { games } from '../features/lobby/games/games.ts'
import { isFoyerError } from '../kernel/errors.ts'
import { defineFeature } from '../kernel/feature.ts'
import { json, scriptedPlatform } from '../testing/scripted-platform.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { wireRow } from '../testing/test-lobby-context.ts'
import type { Codec, CodecOption } from './codec.ts'

/** A foyer whose platform is scripted, with a merchant's codec. */
function foyerWith(codec: CodecOption) {
  const platform = scriptedPlatform()
  const { config, ports, idle } = createTestBench({ fetch: platform.fetch, config: { http: { retries: 0 } } })
  const foyer = createFoyer({ ...config, ports, codec })
  onTestFinished(() => foyer.dispose())
  const { call, scope } = foyer.use(defineFeature({ id: 'context', create: (context) => context }))
  return { foyer, platform, idle, call, signal: scope.signal }
}

/** Says `page` for pageNo, and answers with `items`, each with a `title`. */
const names: Pick<Codec, 'encode' | 'decode'> = {
  encode: (id, fields) => {
    if (id !== 'gameList') return fields
    const { pageNo, ...others } = fields
    return { ...others, page: pageNo, sort: undefined }
  },
  decode: (id, value) => {
    if (id !== 'gameList') return value
    const { items } = value as { items: readonly { title: string }[] }
    return { games: items.map(({ title, ...row }) => ({ ...row, gameName: title })), totalPages: 1 }
  },
}

it('[PCALL-24] a list of games works where the platform names the fields of question and answer otherwise', async () => {
  const { foyer, platform, idle } = foyerWith((jwe) => ({ ...jwe, ...names }))
  const { gameName: _, ...row } = wireRow(1)
  platform.on(gameEndpoints.gameList, () => json({ success: true, value: { items: [{ ...row, title: 'Fire' }] } }))
  const list = foyer.use(games).list({ category: 'RNG' })
  void list.load()
  await idle()
  const [asked] = platform.requestsOf(gameEndpoints.gameList)
  expect(asked?.query).toMatchObject({ page: '1', pageSize: '25', gameType: 'RNG' })
  expect(Object.keys(asked?.query ?? {})).not.toEqual(expect.arrayContaining(['pageNo']))
  expect(Object.keys(asked?.query ?? {})).not.toEqual(expect.arrayContaining(['sort']))
  expect(list.items.map(({ name }) => name)).toEqual(['Fire'])
})

it('[PCALL-24] fields are renamed before they are sealed', async () => {
  const encrypted: unknown[] = []
  const { call, platform, signal } = foyerWith({
    encode: (_, { username, ...fields }) => ({ ...fields, account: username }),
    encrypt: async (body) => {
      encrypted.push(body)
      return { body: { data: 'cipher' }, headers: {} }
    },
    forgetKey: () => {},
  })
  platform.answer(sessionEndpoints.login, { token: 't', userName: 'demo', type: 0, firstTimeLogin: false })
  await call(
    sessionEndpoints.login,
    { type: 'username', username: 'demo', password: 'Foyer2026', merchantCode: 'demo' },
    { signal },
  )
  expect(encrypted).toEqual([expect.objectContaining({ account: 'demo', type: 'username' })])
  expect(encrypted[0]).not.toHaveProperty('username')
  expect(platform.requestsOf(sessionEndpoints.login)[0]?.body).toBe('{"data":"cipher"}')
})

it('[PCALL-24] a bare answer counts where it fits once its fields are renamed', async () => {
  const { call, platform, signal } = foyerWith((jwe) => ({
    ...jwe,
    decode: (_, value) => ({ maintenance: (value as { closed: boolean }).closed }),
  }))
  platform.on(platformEndpoints.siteStatus, () => json({ closed: true }))
  expect(await call(platformEndpoints.siteStatus, {}, { signal })).toMatchObject({ maintenance: true })
})

it('[PCALL-24] a codec that throws ends the call with an error of ours', async () => {
  const fail = () => {
    throw new TypeError('no such field')
  }
  for (const [broken, code, requests] of [
    [{ encode: fail }, 'request.invalid', 0],
    [{ decode: fail }, 'response.schema', 1],
  ] as const) {
    const { call, platform, signal } = foyerWith((jwe) => ({ ...jwe, ...broken }))
    platform.answer(platformEndpoints.siteStatus, {})
    const failure = await call(platformEndpoints.siteStatus, {}, { signal }).catch((error: unknown) => error)
    expect(isFoyerError(failure) && [failure.code, failure.endpoint]).toEqual([code, 'siteStatus'])
    expect(platform.requestsOf(platformEndpoints.siteStatus)).toHaveLength(requests)
  }
})
