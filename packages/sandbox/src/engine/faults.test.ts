import { contract } from '@foyer/core/contract'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LIST } from '../testing/client.ts'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'
import type { FaultKind } from './faults.ts'

async function start(kind: FaultKind, more: { times?: number; delayMs?: number } = {}) {
  const bench = createTestBench()
  await bench.sandbox.control.setFault({ endpoint: 'gameList', kind, ...more })
  const list = (gameType = 'RNG', signal?: AbortSignal) =>
    bench.call('gameList', { ...LIST, gameType }, signal ? { signal } : {})
  return { ...bench, list }
}

/** Whether it has come to an end, after everything that can happen now has happened. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  promise.then(
    () => (settled = true),
    () => (settled = true),
  )
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  return settled
}

it('[PCALL-27][ERR-17] breaks the connection, so often as it was told', async () => {
  const { list } = await start('offline', { times: 2 })
  await expect(list()).rejects.toThrow(TypeError)
  await expect(list()).rejects.toThrow('Failed to fetch')
  expect((await list()).success).toBe(true)
})

it('[PCALL-27][ERR-17] answers late, by its own clock', async () => {
  const { list, clock } = await start('slow', { delayMs: 9000 })
  const response = list()
  await clock.advance(8999)
  expect(await isSettled(response)).toBe(false)
  await clock.advance(1)
  expect((await response).success).toBe(true)
  expect(clock.pending).toEqual([])
})

it('[PCALL-27] forgets a late answer that nobody waits for', async () => {
  const { list, clock } = await start('slow', { delayMs: 9000 })
  const given = new AbortController()
  const response = list('RNG', given.signal)
  await isSettled(response)
  expect(clock.pending).toHaveLength(1)
  given.abort()
  await expect(response).rejects.toThrow(/abort/i)
  expect(clock.pending).toEqual([])
})

it('[PCALL-27] hangs until the request is given up, or the sandbox ends', async () => {
  const { list, sandbox } = await start('hang')
  const given = new AbortController()
  const first = list('RNG', given.signal)
  const second = list()
  expect(await isSettled(first)).toBe(false)
  given.abort()
  await expect(first).rejects.toThrow(/abort/i)
  expect(await isSettled(second)).toBe(false)
  sandbox.dispose()
  await expect(second).rejects.toThrow('Failed to fetch')
  await expect(list()).rejects.toThrow('Failed to fetch')
})

it.each([
  ['status:500', 500, undefined],
  ['status:503', 503, 'system.upgrading'],
  ['status:426', 426, 'client.outdated'],
  ['status:429', 429, 'too.many'],
  ['upgrading', 503, 'system.upgrading'],
  ['session-expired', 401, 'session.expired'],
] as const)('[PCALL-27][ERR-13] answers %s', async (kind, status, code) => {
  const { list } = await start(kind)
  expect(await list()).toMatchObject({ status, success: false, code })
})

it('[PCALL-27] answers broken JSON and a portal’s page', async () => {
  const malformed = await start('malformed')
  await expect(malformed.list()).rejects.toThrow(SyntaxError)
  const html = await start('html')
  const reply = await html.list()
  expect([reply.status, reply.headers.get('Content-Type'), reply.value]).toEqual([
    200,
    'text/html; charset=utf-8',
    undefined,
  ])
})

it('[PCALL-27] ends an answer in the middle', async () => {
  const { sandbox } = await start('truncated')
  const query = new URLSearchParams({ ...LIST, gameType: 'RNG' } as never)
  const response = await sandbox.fetch(new Request(`${ORIGIN}/wps/game/list?${query}`))
  expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(1000)
  await expect(response.text()).rejects.toThrow('Failed to fetch')
})

it('[PCALL-27] answers with one field that does not fit the contract', async () => {
  const { list, call, sandbox } = await start('schema')
  const { value, success } = await list()
  expect(success).toBe(true)
  expect(z.safeParse(contract.gameList.output, value).success).toBe(false)
  for (const id of ['siteStatus', 'gameVendors'] as const) {
    await sandbox.control.setFault({ endpoint: id, kind: 'schema' })
    const wrong = await call(id, {})
    expect([id, z.safeParse(contract[id].output, wrong.value).success]).toEqual([id, false])
  }
})

it('[LIST-15][PCALL-27] lets the second answer go before the first', async () => {
  const { list } = await start('reorder', { times: 2 })
  const order: string[] = []
  const first = list('FISH').then((reply) => order.push(reply.value.games[0].gameType))
  expect(await isSettled(first)).toBe(false)
  const second = list('LIVE').then((reply) => order.push(reply.value.games[0].gameType))
  await Promise.all([first, second])
  expect(order).toEqual(['LIVE', 'FISH'])
  expect((await list()).success).toBe(true)
})

it('[LIST-15] holds no answer for a partner that cannot come any more', async () => {
  const { list, sandbox } = await start('reorder')
  const given = new AbortController()
  const lost = list('FISH', given.signal)
  await isSettled(lost)
  given.abort()
  await expect(lost).rejects.toThrow(/abort/i)
  const alone = list('LIVE')
  expect(await isSettled(alone)).toBe(false)
  await sandbox.control.clearFaults()
  expect((await alone).success).toBe(true)
})

it('[PCALL-27] meets every call with a star, and what is no call with its own name', async () => {
  const { call, raw, sandbox } = createTestBench()
  await sandbox.control.setFault({ endpoint: '*', kind: 'status:500' })
  expect((await call('siteStatus', {})).status).toBe(500)
  expect((await raw('/demo/nothing.svg')).status).toBe(404)
  await sandbox.control.clearFaults()
  await sandbox.control.scenario({ name: 'cdn-fallback' })
  expect((await call('siteStatus', {})).status).toBe(200)
  expect((await raw('/cdn/a/demo/nothing.svg')).status).toBe(503)
  expect((await raw('/demo/nothing.svg')).status).toBe(404)
  await sandbox.control.scenario({ name: 'cdn-down' })
  expect((await raw('/demo/nothing.svg')).status).toBe(503)
})
