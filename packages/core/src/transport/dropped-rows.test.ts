import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { gameEndpoints } from '../features/lobby/games/endpoints.ts'
import { type AnyEndpoint, defineEndpoint } from '../kernel/endpoint.ts'
import { createTestContext, json } from '../testing.ts'
import { parseResponse } from './read-response.ts'
import { type DroppedRows, filledText, number, text, textByText, wireInteger, wireList } from './wire-schemas.ts'

const endpoint = (output: z.core.$ZodType): AnyEndpoint =>
  defineEndpoint({ id: 'acme/rows', method: 'GET', path: '/acme/rows', input: z.object({}), output })

function read(output: z.core.$ZodType, payload: unknown) {
  const dropped: DroppedRows[] = []
  const value = parseResponse(endpoint(output), payload, (rows) => dropped.push(rows))
  return { value, dropped }
}

const team = z.object({ name: filledText, age: number })
const ann = { name: 'Ann', age: 30 }

describe('rows that are left out', () => {
  it('[DATA-01] are counted by field and reason, and a row with two mistakes counts once', () => {
    const { value, dropped } = read(wireList(team), [ann, { age: 1 }, { age: 'x' }, { name: '', age: 'x' }, null, 7])
    expect(value).toEqual([ann])
    expect(dropped).toEqual([
      { field: 'name', reason: 'missing', dropped: 2, of: 6 },
      { field: 'name', reason: 'too_small', dropped: 1, of: 6 },
      { field: '', reason: 'invalid_type', dropped: 2, of: 6 },
    ])
  })

  it('are not reported when there are none', () => {
    expect(read(z.object({ list: wireList(team) }), { list: [ann] }).dropped).toEqual([])
    expect(read(z.object({ list: wireList(team) }), { list: null }).dropped).toEqual([])
    expect(read(z.object({}), undefined).dropped).toEqual([])
  })

  it('of lists inside rows are added up, and counted once when their own row is left out', () => {
    const group = z.object({ title: filledText, members: wireList(team) })
    const { value, dropped } = read(wireList(group), [
      { title: 'One', members: [ann, { name: 'Bob' }] },
      { title: 'Two', members: [{ name: 'Cy' }] },
      { title: '', members: [ann, ann, { name: 'Di' }] },
    ])
    expect(value).toEqual([
      { title: 'One', members: [ann] },
      { title: 'Two', members: [] },
    ])
    expect(dropped).toEqual([
      { field: 'age', reason: 'missing', dropped: 3, of: 6 },
      { field: 'title', reason: 'too_small', dropped: 1, of: 3 },
    ])
  })

  it('name fields of the schema, and neither values nor keys that the platform chose', () => {
    const row = z.object({ names: textByText, tags: z.array(text), deep: z.optional(z.object({ id: text })) })
    const secret = 'token-4711'
    const { dropped } = read(wireList(row), [
      { names: { [secret]: 1 }, tags: [] },
      { names: {}, tags: ['a', 7] },
      { names: {}, tags: [], deep: { id: 7 } },
      { names: secret, tags: [] },
    ])
    expect(dropped.map(({ field }) => field)).toEqual(['names.*', 'tags.*', 'deep.id', 'names'])
    expect(JSON.stringify(dropped)).not.toContain(secret)
  })

  it('never show what was sent, whatever was sent', () => {
    const row = z.object({ a: text, b: z.record(text, number), c: z.union([number, z.array(number)]) })
    const rows = fc.array(
      fc.oneof(
        fc.json().map((value) => JSON.parse(value)),
        fc.object({ maxDepth: 3 }),
      ),
    )
    fc.assert(
      fc.property(rows, (sent) => {
        for (const { field, reason } of read(wireList(row), sent).dropped) {
          expect(['', 'a', 'b', 'b.*', 'c']).toContain(field)
          expect(reason).toMatch(/^(missing|invalid_\w+)$/)
        }
      }),
    )
  })

  it('[DATA-01] end the list after too many, and the rows after them are reported as unread', () => {
    const { maxInvalidRows } = SPEC_CONSTANTS.answer
    const { value, dropped } = read(wireList(team), [...Array(100_000).fill({ name: 'x' }), ann])
    expect(value).toEqual([])
    expect(dropped).toEqual([
      { field: '', reason: 'unread', dropped: 100_001 - maxInvalidRows, of: 100_001 },
      { field: 'age', reason: 'missing', dropped: maxInvalidRows, of: 100_001 },
    ])
  })

  it('[DATA-01] are reported as unread beyond the longest list', () => {
    const { maxRows } = SPEC_CONSTANTS.answer
    const { dropped } = read(wireList(z.object({ id: number })), Array(maxRows + 5).fill({ id: 1 }))
    expect(dropped).toEqual([{ field: '', reason: 'unread', dropped: 5, of: maxRows + 5 }])
  })

  it('are those of each parse alone when a schema runs another one', () => {
    const inner: DroppedRows[] = []
    const nested = endpoint(wireList(team))
    const outer = z.object({
      before: wireList(z.object({ id: wireInteger })),
      nested: z.pipe(
        z.unknown(),
        z.transform((value) => parseResponse(nested, value, (rows) => inner.push(rows))),
      ),
      after: wireList(z.object({ id: wireInteger })),
    })
    const { dropped } = read(outer, { before: [{}], nested: [{ name: 'Ann' }], after: [{}, { id: 1 }] })
    expect(dropped).toEqual([{ field: 'id', reason: 'missing', dropped: 2, of: 3 }])
    expect(inner).toEqual([{ field: 'age', reason: 'missing', dropped: 1, of: 1 }])
  })

  it('count once when an option of a union was rejected after it read the same list', () => {
    const list = wireList(team)
    const options = z.union([z.object({ list, kind: z.literal('a') }), z.object({ list, kind: z.literal('b') })])
    const rows = [ann, { name: 'Bob' }, 7]
    expect(read(options, { kind: 'b', list: rows }).dropped).toEqual([
      { field: 'age', reason: 'missing', dropped: 1, of: 3 },
      { field: '', reason: 'invalid_type', dropped: 1, of: 3 },
    ])
    const tolerant = z.union([
      z.object({ list, kind: z.literal('a') }),
      z.object({ list: wireList(z.unknown()), kind: z.literal('b') }),
    ])
    expect(read(tolerant, { kind: 'b', list: rows }).dropped).toEqual([])
  })

  it('leave nothing behind for the next parse when a schema throws', () => {
    const throwing = z.object({
      list: wireList(team),
      rest: z.pipe(
        z.unknown(),
        z.transform(() => {
          throw new Error('of the host')
        }),
      ),
    })
    expect(() => read(throwing, { list: [{}], rest: 1 })).toThrow('of the host')
    expect(read(wireList(team), [ann]).dropped).toEqual([])
  })
})

const LIST = { merchant: 'demo', platform: 'html5', language: 'EN', clientType: 2, pageNo: 1, pageSize: 10 } as const
const game = { nodeId: 'g1', vassalage: 'V' }

function open(answer: (pageNo: string | null) => unknown) {
  const test = createTestContext({
    fetch: async ({ url }) => json({ success: true, value: answer(new URL(url).searchParams.get('pageNo')) }),
  })
  onTestFinished(() => test.dispose())
  const { call, log, scope } = test.context
  const entries: unknown[] = []
  log.on(({ level, event, data }) => {
    if (event === 'rows.dropped') entries.push({ level, ...data })
  })
  const list = (pageNo: number) => call(gameEndpoints.gameList, { ...LIST, pageNo }, { signal: scope.signal })
  return { ...test, entries, list, log }
}

describe('the log', () => {
  it('has a warning for each reason, with the endpoint', async () => {
    const { entries, list } = open(() => ({ games: [game, { vassalage: 'V' }, { ...game, gameName: {} }] }))
    expect((await list(1)).games).toHaveLength(1)
    const warning = { level: 'warn', endpoint: 'gameList', dropped: 1, of: 3 }
    expect(entries).toEqual([
      { ...warning, field: 'nodeId', reason: 'missing' },
      { ...warning, field: 'gameName', reason: 'invalid_union' },
    ])
  })

  it('names the field that a game was refused for, and not one that is merely odd', async () => {
    const { entries, list } = open(() => ({ games: [{ ...game, minBet: {}, vendorNames: 7 }] }))
    await list(1)
    expect(entries).toMatchObject([{ field: 'vendorNames' }])
  })

  it('has the rows of each answer apart when several are under way', async () => {
    const { entries, list } = open((page) => ({ games: Array(Number(page)).fill({ vassalage: 'V' }) }))
    await Promise.all([list(1), list(2), list(3)])
    expect(entries).toMatchObject([
      { dropped: 1, of: 1 },
      { dropped: 2, of: 2 },
      { dropped: 3, of: 3 },
    ])
  })

  it('may have a listener that throws: the answer arrives, and other listeners hear of it', async () => {
    const { list, log } = open(() => ({ games: [game, {}] }))
    const heard: string[] = []
    log.on(() => {
      throw new Error('of the host')
    })
    log.on(({ event }) => heard.push(event))
    expect((await list(1)).games).toHaveLength(1)
    expect(heard).toContain('rows.dropped')
  })
})
