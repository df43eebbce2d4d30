import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { createMemoryStorage } from '../ports/memory-storage.ts'
import { deferred } from '../testing/deferred.ts'
import { eventLoopTurns } from '../testing/manual-clock.ts'
import type { TestOptions } from '../testing/test-bench.ts'
import { createTestContext } from '../testing/test-context.ts'
import { FoyerError } from './errors.ts'
import { createQuery, LATE_MS, type LastKnownData, shareItems } from './query.ts'
import { DONE } from './result.ts'

const KEY = 'MC_CACHE:demo:EN:words'

function open(options: TestOptions & { language?: 'each' | 'none' } = {}) {
  const { language = 'each', ...rest } = options
  const test = createTestContext(rest)
  onTestFinished(() => test.dispose())
  const responses: (readonly string[] | Error)[] = []
  let asked = 0
  const cache = createQuery<string[]>({
    context: test.context,
    language,
    stored: { name: 'words', schema: z.array(z.string()) },
    async load() {
      asked += 1
      const response = responses.length > 1 ? responses.shift() : responses[0]
      if (response === undefined || response instanceof Error) throw response ?? new Error('nothing scripted')
      return [...response]
    },
  })
  return { ...test, cache, answers: responses, asked: () => asked }
}

it('a refresh after a change asks anew: an answer that was asked for before it does not count', async () => {
  const { context, dispose } = createTestContext()
  onTestFinished(dispose)
  const answers: ReturnType<typeof deferred<string>>[] = []
  const query = createQuery<string>({
    context,
    load: () => {
      const answer = deferred<string>()
      answers.push(answer)
      return answer.promise
    },
  })
  const before = query.refresh()
  const after = query.refreshAfterChange()
  answers[0]?.resolve('before the change')
  expect((await before).error?.code).toBe('request.aborted')
  expect(query.$state.get().status).toBe('loading')
  answers[1]?.resolve('after it')
  expect(await after).toEqual(DONE)
  expect(query.$state.get().data).toBe('after it')
})

it('says by the clock of the server when stale data were received, if the clock of the device is wrong', async () => {
  const { cache, answers, context, clock } = open()
  const sentAt = clock.monotonic()
  const date = clock.now() + 3 * 3_600_000
  context.time.learn({ date, sentAt, receivedAt: sentAt })
  answers.push(['one'], new Error('down'))
  await cache.load()
  await cache.refresh()
  const state = cache.$state.get()
  expect(state).toMatchObject({ status: 'ready', stale: true, at: context.time.now() })
  expect(context.time.now()).toBeGreaterThanOrEqual(date)
})

it('data of another response end a running request, which was sent before it', async () => {
  const { context, dispose } = createTestContext()
  onTestFinished(dispose)
  const answer = deferred<string>()
  const query = createQuery<string>({ context, load: () => answer.promise })
  const before = query.refresh()
  query.set('after the change')
  expect(query.$state.get()).toMatchObject({ status: 'ready', data: 'after the change', refreshing: false })
  answer.resolve('before the change')
  expect((await before).error?.code).toBe('request.aborted')
  expect(query.$state.get().data).toBe('after the change')
})

it('stale data do not: what is on its way is newer', async () => {
  const { context, dispose } = createTestContext()
  onTestFinished(dispose)
  const answer = deferred<string>()
  const query = createQuery<string>({ context, load: () => answer.promise })
  const running = query.refresh()
  query.set('of another list', { stale: true })
  expect(query.$state.get()).toMatchObject({ data: 'of another list', refreshing: true, stale: true })
  answer.resolve('the answer')
  expect(await running).toEqual(DONE)
  expect(query.$state.get()).toMatchObject({ data: 'the answer', refreshing: false, stale: false })
})

const entry = (at: number, data: unknown, version = 1) => JSON.stringify({ version, value: { at, data } })
const ready = (data: readonly string[], stale = false) => ({ status: 'ready', data, refreshing: false, stale })

describe('a query whose data are stored', () => {
  it('[CACHE-01] keeps what it loaded, and serves it at once at the next start while it asks behind', async () => {
    const first = open()
    first.answers.push(['one'])
    await first.cache.load()
    expect(first.cache.$state.get()).toEqual(ready(['one']))
    const second = open({ storage: first.ports.storage.tab(), now: first.clock.now() + SPEC_CONSTANTS.cacheTtlMs - 1 })
    second.answers.push(['two'])
    const loaded = second.cache.load()
    expect(second.cache.$state.get()).toMatchObject({ status: 'ready', data: ['one'], refreshing: true, stale: false })
    expect(await loaded).toEqual(DONE)
    await second.idle()
    expect(second.cache.$state.get()).toEqual(ready(['two']))
    await second.cache.load()
    expect(second.asked()).toBe(1)
  })

  it('[CACHE-02] waits for the answer when its copy is a day old, and falls back to it, marked, on a failure', async () => {
    const now = Date.UTC(2026, 0, 1)
    const storage = () => createMemoryStorage({ [KEY]: entry(now - SPEC_CONSTANTS.cacheTtlMs, ['old']) })
    const good = open({ storage: storage(), now })
    good.answers.push(['new'])
    const loading = good.cache.load()
    expect(good.cache.$state.get()).toEqual({ status: 'loading' })
    await loading
    expect(good.cache.$state.get()).toEqual(ready(['new']))
    const bad = open({ storage: storage(), now })
    bad.answers.push(new Error('down'), ['new'])
    await bad.cache.load()
    expect(bad.cache.$state.get()).toEqual({
      ...ready(['old'], true),
      at: now - SPEC_CONSTANTS.cacheTtlMs,
      error: expect.objectContaining({ code: 'unknown' }),
    })
    await bad.cache.load()
    expect(bad.cache.$state.get()).toEqual(ready(['new']))
  })

  it.each([
    ['{', 'no JSON'],
    [entry(Date.UTC(2026, 0, 1), [1]), 'another shape'],
    [entry(Date.UTC(2026, 0, 1), ['old'], 0), 'another version'],
    ['null', 'nothing'],
  ])('[CACHE-01][CACHE-02] asks anew where the entry is %s', async (text) => {
    const test = open({ storage: createMemoryStorage({ [KEY]: text }) })
    test.answers.push(['new'])
    const loading = test.cache.load()
    expect(test.cache.$state.get()).toEqual({ status: 'loading' })
    await loading
    expect(test.cache.$state.get()).toEqual(ready(['new']))
    expect(JSON.parse(test.ports.storage.get(KEY) ?? '')).toMatchObject({ version: 1, value: { data: ['new'] } })
  })

  it('[CACHE-01] works without a storage', async () => {
    const test = open()
    test.ports.storage.behaviour = 'quota'
    test.answers.push(['new'])
    await test.cache.load()
    expect(test.cache.$state.get()).toEqual(ready(['new']))
    expect(test.ports.storage.get(KEY)).toBeNull()
  })

  it('[CACHE-02] keeps an entry per language, and an answer to the earlier one changes nothing', async () => {
    const test = open()
    test.answers.push(['en'], ['ty'])
    await test.cache.load()
    test.languages.setLanguage('TY')
    expect(test.cache.$state.get()).toEqual({ status: 'loading' })
    await test.idle()
    expect(test.cache.$state.get()).toEqual(ready(['ty']))
    test.languages.setLanguage('EN')
    expect(test.cache.$state.get()).toMatchObject({ data: ['en'] })
    expect(test.ports.storage.keys().filter((key) => key.startsWith('MC_CACHE:'))).toEqual([
      'MC_CACHE:demo:EN:words',
      'MC_CACHE:demo:TY:words',
    ])
  })

  it('[CACHE-02] an answer that comes after a change of the language is neither shown nor kept', async () => {
    const test = createTestContext()
    onTestFinished(() => test.dispose())
    const english = deferred<string[]>()
    const responses = [english.promise, Promise.resolve(['ty'])]
    const cache = createQuery<string[]>({
      context: test.context,
      language: 'each',
      stored: { name: 'words', schema: z.array(z.string()) },
      load: () => responses.shift() ?? Promise.resolve([]),
    })
    const loading = cache.load()
    test.languages.setLanguage('TY')
    english.resolve(['en'])
    await loading
    await test.idle()
    expect(cache.$state.get()).toEqual(ready(['ty']))
    expect(test.ports.storage.get(KEY)).toBeNull()
  })

  it('[CACHE-02] asks nothing on a change of the language before it was wanted, or where the language does not matter', async () => {
    const idle = open()
    idle.languages.setLanguage('TY')
    expect(idle.asked()).toBe(0)
    const neutral = open({ language: 'none' })
    neutral.answers.push(['all'])
    await neutral.cache.refresh()
    neutral.languages.setLanguage('TY')
    await neutral.idle()
    expect(neutral.asked()).toBe(1)
    expect(neutral.ports.storage.get('MC_CACHE:demo:-:words')).not.toBeNull()
  })

  it('[CACHE-01] says so when there is nothing at all', async () => {
    const test = open()
    await test.cache.load()
    expect(test.cache.$state.get()).toMatchObject({ status: 'failed' })
  })
})

function scripted(lastKnown?: LastKnownData<string>) {
  const { context, clock, dispose, events, leftovers, ports } = createTestContext()
  onTestFinished(() => {
    dispose()
    expect(leftovers()).toEqual([])
  })
  const questions: { answer(value: string): void; fail(error: unknown): void; signal: AbortSignal }[] = []
  const query = createQuery<string>({
    context,
    feature: 'words',
    ...(lastKnown === undefined ? {} : { lastKnown }),
    load: (signal) =>
      new Promise((resolve, reject) => {
        questions.push({ answer: resolve, fail: reject, signal })
      }),
  })
  return { scope: context.scope, log: context.log, clock, events, ports, questions, query }
}

describe('a query', () => {
  it('loads once, for everybody who asks', async () => {
    const { questions, query } = scripted()
    expect(query.$state.get()).toEqual({ status: 'idle' })
    const both = Promise.all([query.load(), query.load(), query.refresh()])
    expect(query.$state.get()).toEqual({ status: 'loading' })
    questions[0]?.answer('a')
    expect(await both).toEqual([DONE, DONE, DONE])
    expect(await query.load()).toEqual(DONE)
    expect(questions).toHaveLength(1)
    expect(query.$state.get()).toEqual({ status: 'ready', data: 'a', refreshing: false, stale: false })
  })

  it('a failed load can be tried again and never rejects', async () => {
    const { questions, query } = scripted()
    const first = query.load()
    questions[0]?.fail(new FoyerError({ code: 'network.failed' }))
    expect(await first).toMatchObject({ ok: false, error: { code: 'network.failed' } })
    expect(query.$state.get()).toMatchObject({ status: 'failed', error: { code: 'network.failed' } })
    const second = query.load()
    questions[1]?.fail(new TypeError('odd'))
    await second
    expect(query.$state.get()).toMatchObject({ status: 'failed', error: { code: 'unknown' } })
    const third = query.load()
    questions[2]?.answer('c')
    await third
    expect(query.$state.get()).toMatchObject({ status: 'ready', data: 'c' })
  })

  it('a failed refresh keeps what is shown, marked stale', async () => {
    const { questions, query, clock } = scripted()
    query.set('cached', { stale: true })
    const at = clock.now()
    await clock.advance(60_000)
    const load = query.load()
    expect(query.$state.get()).toEqual({ status: 'ready', data: 'cached', refreshing: true, stale: true })
    questions[0]?.fail(new FoyerError({ code: 'network.offline' }))
    expect(await load).toMatchObject({ ok: false, error: { code: 'network.offline' } })
    expect(query.$state.get()).toEqual({
      status: 'ready',
      data: 'cached',
      refreshing: false,
      stale: true,
      at,
      error: expect.objectContaining({ code: 'network.offline' }),
    })
    const again = query.load()
    questions[1]?.answer('fresh')
    await again
    expect(query.$state.get()).toMatchObject({ data: 'fresh', stale: false })
    query.set('known')
    await query.load()
    expect(questions).toHaveLength(2)
  })

  it('shows what was last known in place of a failure, with its age, and loads again with the network', async () => {
    const { questions, query, ports } = scripted({ read: async () => ({ at: 5, data: 'kept' }), write: () => {} })
    const load = query.load()
    expect(query.$state.get()).toEqual({ status: 'loading' })
    questions[0]?.fail(new FoyerError({ code: 'network.failed' }))
    expect(await load).toMatchObject({ ok: false })
    expect(query.$state.get()).toMatchObject({ status: 'ready', data: 'kept', refreshing: false, stale: true, at: 5 })
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await eventLoopTurns(1)
    expect(query.$state.get()).toMatchObject({ data: 'kept', refreshing: true, stale: true, at: 5 })
    questions[1]?.answer('new')
    await eventLoopTurns(1)
    expect(query.$state.get()).toEqual({ status: 'ready', data: 'new', refreshing: false, stale: false })
  })

  it('shows it where no response has come in 3 s, and the response when it comes; both are kept', async () => {
    const written: string[] = []
    const { questions, query, clock } = scripted({
      read: async () => ({ at: 5, data: 'kept' }),
      write: (data) => void written.push(data),
    })
    const load = query.load()
    await clock.advance(LATE_MS - 1)
    expect(query.$state.get()).toEqual({ status: 'loading' })
    await clock.advance(1)
    expect(query.$state.get()).toEqual({ status: 'ready', data: 'kept', refreshing: true, stale: true, at: 5 })
    questions[0]?.answer('new')
    await load
    expect(query.$state.get()).toEqual({ status: 'ready', data: 'new', refreshing: false, stale: false })
    expect(written).toEqual(['new'])
    // What is shown is not taken away again.
    const refresh = query.refresh()
    await clock.advance(LATE_MS)
    expect(query.$state.get()).toMatchObject({ data: 'new', stale: false })
    questions[1]?.answer('newer')
    await refresh
  })

  it('without anything known, a failure is one', async () => {
    const { questions, query, clock } = scripted({ read: async () => undefined, write: () => {} })
    const load = query.load()
    await clock.advance(LATE_MS)
    expect(query.$state.get()).toEqual({ status: 'loading' })
    questions[0]?.fail(new FoyerError({ code: 'network.failed' }))
    await load
    expect(query.$state.get()).toMatchObject({ status: 'failed' })
  })

  it('a failure is told once, by the verb that asked, without a toast; what was reset is told to nobody', async () => {
    const { questions, query, events, log } = scripted()
    const entries: unknown[] = []
    log.on(({ level, event, data }) => entries.push({ level, event, data }))
    const error = new FoyerError({ code: 'network.failed' })
    const both = [query.load(), query.refresh()]
    questions[0]?.fail(error)
    await Promise.all(both)
    expect(events.failures).toEqual([{ verb: 'words.load', error, shown: false }])
    expect(entries).toEqual([
      { level: 'warn', event: 'verb.failed', data: { verb: 'words.load', code: 'network.failed' } },
    ])
    query.set('known')
    const refresh = query.refresh()
    questions[1]?.fail(error)
    await refresh
    expect(events.failures.map(({ verb }) => verb)).toEqual(['words.load', 'words.refresh'])
    const overtaken = query.load()
    query.reset()
    questions[2]?.fail(error)
    await overtaken
    expect([events.failures.length, events.toasts]).toEqual([2, []])
  })

  it('what has failed is loaded again when the network is back, and nothing else', async () => {
    const { questions, query, ports } = scripted()
    const offlineAndBack = async () => {
      ports.network.setOnline(false)
      ports.network.setOnline(true)
      await eventLoopTurns(2)
    }
    await offlineAndBack()
    expect(questions).toHaveLength(0)
    const first = query.load()
    questions[0]?.fail(new FoyerError({ code: 'network.offline' }))
    await first
    await offlineAndBack()
    expect(query.$state.get()).toEqual({ status: 'loading' })
    questions[1]?.answer('here')
    await eventLoopTurns(2)
    await offlineAndBack()
    expect(questions).toHaveLength(2)
    const second = query.refresh()
    questions[2]?.fail(new FoyerError({ code: 'network.offline' }))
    await second
    await offlineAndBack()
    questions[3]?.answer('newer')
    await eventLoopTurns(2)
    expect(query.$state.get()).toMatchObject({ status: 'ready', data: 'newer', stale: false })
  })

  it('an answer or failure after a reset changes nothing', async () => {
    const { questions, query } = scripted()
    const first = query.load()
    query.reset()
    expect(questions[0]?.signal.aborted).toBe(true)
    const second = query.load()
    questions[0]?.answer('late')
    expect(await first).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect(query.$state.get()).toEqual({ status: 'loading' })
    query.reset()
    questions[1]?.fail(new Error('late too'))
    await second
    await eventLoopTurns(2)
    expect(query.$state.get()).toEqual({ status: 'idle' })
  })

  it('asks nothing after the end', async () => {
    const { scope, questions, query } = scripted()
    scope.dispose()
    expect(await query.load()).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect(questions).toHaveLength(0)
  })

  it('keeps the object that is shown where an equal one comes, if it shares', async () => {
    const { context, dispose } = createTestContext()
    onTestFinished(() => dispose())
    const answers = [{ names: ['a'] }, { names: ['a'] }, { names: ['b'] }]
    const query = createQuery({ context, share: true, load: async () => answers.shift() })
    await query.load()
    const { data } = query.$state.get()
    await query.refresh()
    expect(query.$state.get().data).toBe(data)
    await query.refresh()
    expect(query.$state.get().data).toEqual({ names: ['b'] })
  })
})

it('[HOME-16] of a list that is loaded again only the items that have changed are others', () => {
  const shown = [{ id: 1 }, { id: 2, read: false }, { id: 3 }]
  expect(shareItems(undefined, shown)).toBe(shown)
  expect(shareItems(shown, structuredClone(shown))).toBe(shown)
  const next = shareItems(shown, [{ id: 1 }, { id: 2, read: true }, { id: 3 }, { id: 4 }])
  expect([next[0] === shown[0], next[1], next[2] === shown[2]]).toEqual([true, { id: 2, read: true }, true])
  expect(shareItems(shown, shown.slice(0, 2))).toEqual(shown.slice(0, 2))
})
