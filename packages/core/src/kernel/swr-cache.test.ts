import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { LIMITS } from '../config/limits.ts'
import { createMemoryStorage } from '../ports/memory-storage.ts'
import { deferred } from '../testing/deferred.ts'
import type { TestOptions } from '../testing/test-bench.ts'
import { createTestContext } from '../testing/test-context.ts'
import { createSwrCache } from './swr-cache.ts'

const KEY = 'MC_CACHE:demo:EN:words'

function open(options: TestOptions & { language?: 'each' | 'none' } = {}) {
  const { language = 'each', ...rest } = options
  const test = createTestContext(rest)
  onTestFinished(() => test.dispose())
  const responses: (readonly string[] | Error)[] = []
  let asked = 0
  const cache = createSwrCache<string[]>({
    context: test.context,
    name: 'words',
    schema: z.array(z.string()),
    language,
    async load() {
      asked += 1
      const response = responses.length > 1 ? responses.shift() : responses[0]
      if (response === undefined || response instanceof Error) throw response ?? new Error('nothing scripted')
      return [...response]
    },
  })
  return { ...test, cache, answers: responses, asked: () => asked }
}

const entry = (at: number, data: unknown, version = 1) => JSON.stringify({ version, value: { at, data } })
const ready = (data: readonly string[], stale = false) => ({ status: 'ready', data, refreshing: false, stale })

describe('the reference cache', () => {
  it('[CACHE-01] keeps what it loaded, and serves it at once at the next start while it asks behind', async () => {
    const first = open()
    first.answers.push(['one'])
    await first.cache.load()
    expect(first.cache.$state.get()).toEqual(ready(['one']))
    const second = open({ storage: first.ports.storage.tab(), now: first.clock.now() + LIMITS.cacheTtlMs - 1 })
    second.answers.push(['two'])
    await second.cache.load()
    expect(second.cache.$state.get()).toMatchObject({ status: 'ready', data: ['one'], refreshing: true, stale: false })
    await second.idle()
    expect(second.cache.$state.get()).toEqual(ready(['two']))
    await second.cache.load()
    expect(second.asked()).toBe(1)
  })

  it('[CACHE-02] waits for the answer when its copy is a day old, and falls back to it, marked, on a failure', async () => {
    const now = Date.UTC(2026, 0, 1)
    const storage = () => createMemoryStorage({ [KEY]: entry(now - LIMITS.cacheTtlMs, ['old']) })
    const good = open({ storage: storage(), now })
    good.answers.push(['new'])
    const loading = good.cache.load()
    expect(good.cache.$state.get()).toEqual({ status: 'loading' })
    await loading
    expect(good.cache.$state.get()).toEqual(ready(['new']))
    const bad = open({ storage: storage(), now })
    bad.answers.push(new Error('down'), ['new'])
    await bad.cache.load()
    expect(bad.cache.$state.get()).toEqual(ready(['old'], true))
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
    const cache = createSwrCache<string[]>({
      context: test.context,
      name: 'words',
      schema: z.array(z.string()),
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
    await neutral.cache.reload()
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
