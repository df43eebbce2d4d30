import { type AnyEndpoint, contract, type EndpointId } from '@foyer/core/contract'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sandboxHandlers } from './msw.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { type SandboxServer, serveSandbox } from './server.ts'
import { type Client, createClient } from './testing/client.ts'
import { AGENT_CALLS, goodInputs } from './testing/good-inputs.ts'

const IDS = Object.keys(contract) as EndpointId[]
const endpoints = contract as Readonly<Record<EndpointId, AnyEndpoint>>

interface Opened {
  readonly client: Client
  readonly sandbox: Sandbox
  close(): Promise<void> | void
}

/** The same engine behind each of its doors. */
const DOORS: Readonly<Record<string, () => Opened | Promise<Opened>>> = {
  'in process': () => {
    const sandbox = createSandbox()
    return {
      sandbox,
      client: createClient({ origin: 'https://sandbox.test', fetch: sandbox.fetch }),
      close: sandbox.dispose,
    }
  },
  'over HTTP': async () => {
    const server: SandboxServer = await serveSandbox({ port: 0 })
    return {
      sandbox: server.sandbox,
      client: createClient({ origin: server.url, fetch: (request) => fetch(request) }),
      close: server.close,
    }
  },
  'through MSW': () => {
    const sandbox = createSandbox()
    const mocked = setupServer(...sandboxHandlers(sandbox, { origin: 'https://mocked.test' }))
    mocked.listen({ onUnhandledRequest: 'error' })
    return {
      sandbox,
      client: createClient({ origin: 'https://mocked.test', fetch: (request) => fetch(request) }),
      close: mocked.close,
    }
  },
}

/** Lists in the answer, however deep, with the number of their rows. */
function rowCounts(value: unknown): number[] {
  if (Array.isArray(value)) return [value.length, ...value.flatMap(rowCounts)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(rowCounts) : []
}

async function openDoor(name: string): Promise<Opened> {
  const open = DOORS[name]
  if (!open) throw new Error(`no door ${name}`)
  return open()
}

async function askWith({ client }: Opened, id: EndpointId, input: unknown, as?: string) {
  const made = typeof input === 'function' ? await input() : input
  return client.call(id, made as never, { token: as })
}

describe.each(Object.keys(DOORS))('the contract %s', (name) => {
  let opened: Opened
  let inputs: Record<EndpointId, unknown>
  let token: string

  beforeAll(async () => {
    opened = await openDoor(name)
    inputs = await goodInputs(opened)
  })
  beforeEach(async () => {
    await opened.sandbox.control.reset()
    // What it costs to get a code is shown by itself, in `handlers/human.test.ts`.
    await opened.sandbox.control.setHumanCheck({ required: false })
    token = await opened.client.login()
  })
  afterAll(() => opened.close())

  const ask = (id: EndpointId, as?: string) => askWith(opened, id, inputs[id], as)

  it.each(IDS)('[CALL-01][CALL-02][CALL-46] answers %s with its envelope and a value that fits', async (id) => {
    const reply = await ask(id, AGENT_CALLS.includes(id) ? await opened.client.login('agent2') : token)
    expect(reply).toMatchObject({ status: 200, success: true })
    const parsed = z.safeParse(endpoints[id].output, reply.value)
    expect(parsed.error?.issues).toBeUndefined()
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    expect(Date.parse(reply.headers.get('Date') ?? '')).not.toBeNaN()
  })

  it('[CALL-02] sends no row that a reader would have to leave out', async () => {
    for (const id of [
      'gameList',
      'hotGames',
      'announcements',
      'gameVendors',
      'lotteryList',
      'lotteryMenu',
      'lotteryNumero',
      'transactionRecord',
      'gameRecord',
      'inboxList',
    ] as const) {
      const { value } = await ask(id, token)
      const parsed = z.safeParse(endpoints[id].output, value)
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
      const sent =
        id === 'gameList' ? value.games.length : id === 'hotGames' ? value.list.length : sum(rowCounts(value))
      const data = parsed.data as { games?: unknown[]; list?: unknown[] }
      const kept = id === 'gameList' ? data.games?.length : id === 'hotGames' ? data.list?.length : sum(rowCounts(data))
      expect([id, kept]).toEqual([id, sent])
      expect(sent).toBeGreaterThan(0)
    }
  })
})

/** Nothing here changes anything, so one sandbox and one session do for all. */
describe.each(Object.keys(DOORS))('what the contract refuses %s', (name) => {
  let opened: Opened
  let inputs: Record<EndpointId, unknown>
  let token: string

  beforeAll(async () => {
    opened = await openDoor(name)
    await opened.sandbox.control.setHumanCheck({ required: false })
    inputs = await goodInputs(opened)
    token = await opened.client.login()
  })
  afterAll(() => opened.close())

  const ask = (id: EndpointId, as?: string) => askWith(opened, id, inputs[id], as)

  it.each(IDS.filter((id) => contract[id].auth === 'required'))(
    '[CALL-03] refuses %s without a token, and with one anywhere but in the header',
    async (id) => {
      const naked = await ask(id)
      expect(naked).toMatchObject({ status: 401, success: false, code: 'session.required' })
      const { method, path } = endpoints[id]
      const inQuery = await opened.client.raw(`${path}?token=${token}`, { method })
      expect(inQuery).toMatchObject({ status: 401, code: 'session.required' })
      expect(await ask(id, 'A'.repeat(43))).toMatchObject({ status: 401, code: 'session.expired' })
    },
  )

  it('refuses a text of an input that is longer than any needs, in every call', async () => {
    const refused: string[] = []
    for (const id of IDS) {
      const given = inputs[id]
      const input = typeof given === 'function' ? await given() : given
      // The rest of a form with files is text, and its files are measured by their bytes.
      for (const [field, value] of Object.entries(input as Readonly<Record<string, unknown>>)) {
        if (typeof value !== 'string' || endpoints[id].path.includes(`:${field}`)) continue
        const reply = await opened.client.call(id, { ...(input as object), [field]: 'x'.repeat(4001) } as never, {
          token,
        })
        if (reply.success || reply.status >= 500) refused.push(`${id}.${field}: ${reply.status} ${reply.code}`)
      }
    }
    expect(refused).toEqual([])
  })

  it.each(IDS)('[CALL-01] knows no other method for %s', async (id) => {
    const reply = await opened.client.raw(endpoints[id].path, { method: 'PATCH' })
    expect(reply.status).toBe(405)
    expect(reply.headers.get('Allow')).toContain(endpoints[id].method)
  })

  it('[CALL-01] answers 404 for a path that is not in the contract', async () => {
    expect((await opened.client.raw('/wps/game/lists')).status).toBe(404)
    expect((await opened.client.raw('/wps/game/list/1')).status).toBe(404)
  })
})
