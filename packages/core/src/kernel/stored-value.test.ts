import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createMemoryStorage } from '../ports/memory-storage.ts'
import { createLog, type LogEntry } from './log.ts'
import { createStoredValue } from './stored-value.ts'

const schema = z.object({ name: z.string(), count: z.number() })

function bench(options: { version?: number; initial?: Record<string, string> } = {}) {
  const storage = createMemoryStorage(options.initial)
  const log = createLog(() => 0)
  const entries: LogEntry[] = []
  log.on((entry) => entries.push(entry))
  const version = options.version === undefined ? {} : { version: options.version }
  const stored = createStoredValue({ storage, key: 'MC_LISTS', schema, log, ...version })
  return { storage, log, entries, stored }
}

it('reads back what it wrote, bare', () => {
  const { storage, stored } = bench()
  expect(stored.read()).toBeUndefined()
  expect(stored.write({ name: 'a', count: 1 })).toBe(true)
  expect(storage.get('MC_LISTS')).toBe('{"name":"a","count":1}')
  expect(stored.read()).toEqual({ name: 'a', count: 1 })
  stored.remove()
  expect(stored.read()).toBeUndefined()
  expect(storage.keys()).toEqual([])
})

it('stores text without quotes', () => {
  const { storage, log } = bench()
  const stored = createStoredValue({ storage, key: 'MC_THEME', schema: z.enum(['dark', 'light']), log, format: 'text' })
  stored.write('dark')
  expect(storage.get('MC_THEME')).toBe('dark')
  expect(stored.read()).toBe('dark')
  storage.seed('MC_THEME', 'blue')
  expect(stored.read()).toBeUndefined()
})

it.each(['{', '"text"', 'null', '{"name":"a"}', '{"name":1,"count":1}', '[]', ''])(
  '[CACHE-01] an unreadable entry (%s) is removed and read as nothing',
  (text) => {
    const { storage, stored, entries } = bench({ initial: { MC_LISTS: text } })
    expect(stored.read()).toBeUndefined()
    expect(storage.keys()).toEqual([])
    expect(entries.map((entry) => entry.event)).toEqual(['storage.unreadable'])
    expect(JSON.stringify(entries)).not.toContain('name')
  },
)

it('[CACHE-02] an entry of another version is removed', () => {
  const { storage, log } = bench()
  const at = (version: number) => createStoredValue({ storage, key: 'MC_LISTS', schema, log, version })
  at(1).write({ name: 'a', count: 1 })
  expect(at(1).read()).toEqual({ name: 'a', count: 1 })
  expect(at(2).read()).toBeUndefined()
  expect(storage.keys()).toEqual([])
})

it('never throws on any stored text, and what it returns fits the schema', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((text) => text.slice(0, -1)),
  )
  fc.assert(
    fc.property(anything, fc.constantFrom(undefined, 1), (text, version) => {
      const { stored } = bench({ initial: { MC_LISTS: text }, ...(version === undefined ? {} : { version }) })
      const value = stored.read()
      expect(value === undefined || z.safeParse(schema, value).success).toBe(true)
      expect(stored.write({ name: 'after', count: 2 })).toBe(true)
      expect(stored.read()).toEqual({ name: 'after', count: 2 })
    }),
  )
})

it('[SESSION-02] a full storage is replaced by memory, and the older value does not come back', () => {
  const { storage, stored, log } = bench()
  stored.write({ name: 'old', count: 1 })
  storage.behaviour = 'quota'
  expect(stored.write({ name: 'new', count: 2 })).toBe(false)
  expect(stored.read()).toEqual({ name: 'new', count: 2 })
  storage.behaviour = 'works'
  expect(createStoredValue({ storage, key: 'MC_LISTS', schema, log }).read()).toBeUndefined()
  expect(stored.write({ name: 'newer', count: 3 })).toBe(true)
  expect(storage.get('MC_LISTS')).toContain('newer')
})

it('[SESSION-02] a denied storage is replaced by memory, removal included', () => {
  const { storage, stored, entries } = bench({ initial: { MC_LISTS: '{"name":"a","count":1}' } })
  storage.behaviour = 'denied'
  expect(stored.read()).toBeUndefined()
  expect(stored.write({ name: 'b', count: 2 })).toBe(false)
  expect(stored.read()).toEqual({ name: 'b', count: 2 })
  stored.remove()
  expect(stored.read()).toBeUndefined()
  storage.behaviour = 'works'
  expect(stored.read()).toBeUndefined()
  expect(entries.every((entry) => entry.event === 'storage.denied')).toBe(true)
})

it('hears of changes in other tabs, of its own key and of clearing only', () => {
  const { storage, stored } = bench()
  const other = storage.tab()
  const heard: unknown[] = []
  const stop = stored.onChange((value) => heard.push(value))
  other.set('MC_LISTS', '{"name":"b","count":2}')
  other.set('MC_Y', '1')
  stored.write({ name: 'own', count: 0 })
  other.clear()
  expect(heard).toEqual([{ name: 'b', count: 2 }, undefined])
  stop()
  other.set('MC_LISTS', '{"name":"c","count":3}')
  expect(heard).toHaveLength(2)
  expect(storage.listeners).toBe(0)
})

it('[SESSION-02] a full storage gets room and another try, and is told apart from an empty one', () => {
  const storage = createMemoryStorage({ MC_CACHE: 'x'.repeat(100) })
  const log = createLog(() => 0)
  const makeRoom = () => storage.remove('MC_CACHE')
  const stored = createStoredValue({ storage, key: 'MC_LISTS', schema, log, makeRoom, onFailedWrite: 'empty' })
  expect(stored.lookup()).toEqual({ kind: 'none' })
  storage.capacity = 104
  expect(stored.write({ name: 'a', count: 1 })).toBe(true)
  expect(storage.keys()).toEqual(['MC_LISTS'])
  expect(stored.write({ name: 'a'.repeat(100), count: 1 })).toBe(false)
  expect(storage.get('MC_LISTS')).toBe('')
  const other = createStoredValue({ storage, key: 'MC_LISTS', schema, log, onFailedWrite: 'empty' })
  expect([other.lookup(), other.read()]).toEqual([{ kind: 'empty' }, undefined])
  expect(storage.keys()).toEqual(['MC_LISTS'])
  expect(stored.lookup()).toMatchObject({ kind: 'value', value: { count: 1 } })
  storage.seed('MC_LISTS', '{')
  expect(other.lookup()).toEqual({ kind: 'unreadable' })
  expect(storage.get('MC_LISTS')).toBe('{')
})

it('stores no value that its schema would refuse, and forgets the older one', () => {
  const { storage, stored, entries } = bench({ initial: { MC_LISTS: '{"name":"a","count":1}' } })
  expect(stored.write({ name: 'b', count: Number.NaN })).toBe(false)
  expect(storage.keys()).toEqual([])
  expect(stored.read()).toEqual({ name: 'b', count: Number.NaN })
  expect(entries.map((entry) => entry.event)).toEqual(['storage.unreadable'])
})

it('logs the name of a key without what follows, which names the user', () => {
  const { storage, log, entries } = bench({ initial: { 'MC_ATTEMPTS:demo:0:juan:deposit': '{' } })
  const stored = createStoredValue({ storage, key: 'MC_ATTEMPTS:demo:0:juan:deposit', schema, log })
  expect(stored.read()).toBeUndefined()
  storage.behaviour = 'denied'
  stored.write({ name: 'a', count: 1 })
  expect(entries.length).toBeGreaterThan(1)
  expect(entries.every(({ data }) => data?.key === 'MC_ATTEMPTS')).toBe(true)
})
