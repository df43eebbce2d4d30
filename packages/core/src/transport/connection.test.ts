import { expect, it, onTestFinished } from 'vitest'
import { defineEndpoint } from '../kernel/endpoint.ts'
import { toFoyerError } from '../kernel/errors.ts'
import { createLog, type LogEntry } from '../kernel/log.ts'
import { createMemoryNetwork } from '../ports/memory-network.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { createTestScope } from '../testing/test-scope.ts'
import { createTestContext, json } from '../testing.ts'
import { createConnection } from './connection.ts'
import { noInput, nothing } from './wire-schemas.ts'

function open() {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  const network = createMemoryNetwork(async () => new Response())
  const log = createLog(() => 0)
  const entries: LogEntry[] = []
  log.on((entry) => entries.push(entry))
  const connection = createConnection({ clock, network, scope, log })
  const states: string[] = []
  connection.$state.listen((state) => states.push(state))
  const returns: string[] = []
  const stop = connection.onReturn(() => returns.push(connection.$state.get()))
  onTestFinished(() => {
    stop()
    scope.dispose()
    expect(network.listeners).toBe(0)
  })
  return { ...connection, clock, network, states, returns, entries, stop }
}
const failure = (code: 'network.failed' | 'network.timeout' | 'unknown', status?: number) =>
  Object.assign(toFoyerError(new Error(), { code }), status === undefined ? {} : { status })

it('[PERR-10] is offline with the device, from the start on, and ends with that', () => {
  const { network, start, $state, states, returns } = open()
  network.setOnline(false)
  expect($state.get()).toBe('online')
  const end = start()
  expect($state.get()).toBe('offline')
  network.setOnline(true)
  expect(states).toEqual(['offline', 'online'])
  expect(returns).toHaveLength(1)
  end()
  network.setOnline(false)
  expect($state.get()).toBe('online')
})

it.each(['network.failed', 'network.timeout'] as const)(
  '[PERR-10] is unreachable after %s, until anything is answered',
  (code) => {
    const { noteFailure, noteResponse, states, returns } = open()
    noteFailure(failure(code))
    noteFailure(failure(code))
    noteResponse()
    noteResponse()
    expect(states).toEqual(['unreachable', 'online'])
    expect(returns).toEqual(['online'])
  },
)

it('[PERR-10] is not unreachable where something has answered, or did a moment ago, and not in another network', async () => {
  const { noteFailure, noteResponse, network, start, states, $state, clock } = open()
  noteFailure(failure('unknown'))
  noteFailure(failure('network.timeout', 504))
  noteResponse()
  await clock.advance(1999)
  noteFailure(failure('network.failed'))
  expect(states).toEqual([])
  await clock.advance(1)
  start()
  noteFailure(failure('network.failed'))
  network.setOnline(false)
  expect($state.get()).toBe('offline')
  network.setOnline(true)
  expect($state.get()).toBe('online')
})

it('[PERR-10] is slow from the first call that has waited for 8 s to the end of the last', async () => {
  const { watchCall, clock, states, noteFailure, noteResponse } = open()
  const [first, quick] = [watchCall(), watchCall()]
  await clock.advance(7999)
  quick()
  const second = watchCall()
  expect(states).toEqual([])
  await clock.advance(8001)
  first()
  first()
  expect(states).toEqual(['slow'])
  noteFailure(failure('network.failed'))
  second()
  expect(states).toEqual(['slow', 'unreachable'])
  noteResponse()
  expect(states).toEqual(['slow', 'unreachable', 'online'])
})

it('tells that the platform answers again also where another part has found it, and nobody after the end', () => {
  const { reportReturn, returns, stop, network } = open()
  reportReturn()
  expect(returns).toHaveLength(1)
  stop()
  reportReturn()
  expect([returns.length, network.listeners]).toEqual([1, 0])
})

it('logs a listener of the return that throws once, and calls the next listener', () => {
  const { onReturn, reportReturn, network, entries, stop } = open()
  const mistake = new TypeError('a mistake of the host')
  stop()
  const heard: string[] = []
  const broken = onReturn(() => {
    throw mistake
  })
  const next = onReturn(() => heard.push('heard'))
  reportReturn()
  expect([heard, entries]).toEqual([
    ['heard'],
    [expect.objectContaining({ event: 'callback.failed', data: { of: 'connection.onReturn' }, error: mistake })],
  ])
  network.setOnline(false)
  network.setOnline(true)
  expect([heard.length, entries.length]).toEqual([2, 2])
  broken()
  next()
})

it('keeps the answer of a change when a listener of the return throws', async () => {
  const change = defineEndpoint({ id: 'change', method: 'POST', path: '/x', input: noInput, output: nothing })
  let isDown = true
  const test = createTestContext({
    fetch: async () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return json({ success: true })
    },
    config: { http: { retries: 0 } },
  })
  onTestFinished(() => test.dispose())
  const { call, connection, scope } = test.context
  const calls: string[] = []
  connection.onReturn(() => {
    calls.push('called')
    throw new TypeError('a mistake of the host')
  })
  const send = () => call(change, {}, { signal: scope.signal })
  await expect(send()).rejects.toMatchObject({ code: 'network.failed' })
  isDown = false
  expect(await send()).toBeUndefined()
  expect(calls).toEqual(['called'])
})

it('[PERR-10] is unreachable when a portal answers with a page, and loads again when the platform answers', async () => {
  let portal = true
  const read = defineEndpoint({ id: 'acme/read', method: 'GET', path: '/acme/read', input: noInput, output: nothing })
  const { context, dispose } = createTestContext({
    fetch: async () =>
      portal ? new Response(' <!DOCTYPE html><title>Log in to Wi-Fi</title>') : json({ success: true }),
    config: { http: { retries: 0 } },
  })
  onTestFinished(() => dispose())
  const returns: string[] = []
  context.connection.onReturn(() => returns.push('back'))
  const call = () => context.call(read, {}, { signal: context.scope.signal })
  await expect(call()).rejects.toMatchObject({ code: 'response.malformed' })
  expect(context.connection.$state.get()).toBe('unreachable')
  portal = false
  await call()
  expect([context.connection.$state.get(), returns]).toEqual(['online', ['back']])
})

it('[PERR-10] is not unreachable when the platform itself answers with an error page', async () => {
  const read = defineEndpoint({ id: 'acme/read', method: 'GET', path: '/acme/read', input: noInput, output: nothing })
  const { context, dispose } = createTestContext({
    fetch: async () => new Response('<html>502</html>', { status: 502 }),
    config: { http: { retries: 0 } },
  })
  onTestFinished(() => dispose())
  await expect(context.call(read, {}, { signal: context.scope.signal })).rejects.toMatchObject({
    code: 'system.upgrading',
  })
  expect(context.connection.$state.get()).toBe('online')
})
