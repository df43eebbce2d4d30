import { type Foyer, matchPath, signIn, unwrap } from '@foyer/core'
import { contract } from '@foyer/core/contract'
import { routes } from '@foyer/core/site'
import { answerFields, createManualClock, createMemoryStorage, createTestFoyer } from '@foyer/core/testing'
import { FoyerProvider } from '@foyer/react'
import { createRouter } from '@foyer/react/router'
import { createSandbox } from '@foyer/sandbox'
import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AGENTS, GUESTS, MEMBERS } from '../../e2e/every-page.ts'
import { createSiteI18n } from '../texts/create-site-i18n.ts'
import { pages } from './pages.ts'

/**
 * No value of one field of one answer may take a page away. For each page the answers of the sandbox are recorded once. Then each field
 * of each answer is damaged in turn, and the page is drawn from the recorded answers with that one field damaged.
 *
 * A page sees only what the schema of the contract makes of an answer. Damages of which the schema makes the same are therefore drawn
 * once.
 */

type EndpointId = keyof typeof contract
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const MISSING = Symbol('missing')
const DAMAGES: readonly (Json | typeof MISSING)[] = [
  MISSING,
  null,
  'GMT+8',
  '__proto__',
  'W'.repeat(20_000),
  // Nanoseconds since the epoch.
  1_764_374_400_000_000_000,
  Number.MAX_SAFE_INTEGER,
  5.55e-17,
  true,
  [null, {}],
  {},
]

/** Several pages make the same call. Its answer is damaged on the first of them, and with FOYER_THOROUGH=1 on each of them. */
const isThorough = process.env.FOYER_THOROUGH === '1'

type Who = 'guest' | 'member' | 'agent'
const USER_NAMES = { guest: undefined, member: 'demo', agent: 'agent2' } as const
const NOW = Date.parse('2026-11-28T04:00:00Z')

/** The home page makes most calls, and takes longest to draw: other pages meet the damages of those calls first. */
const withHomeLast = (paths: readonly string[]): readonly string[] => [
  ...paths.filter((path) => path !== '/m/home'),
  ...paths.filter((path) => path === '/m/home'),
]
const PATHS: readonly (readonly [Who, string])[] = [
  ...withHomeLast(GUESTS).map((path) => ['guest', path] as const),
  ...withHomeLast(MEMBERS).map((path) => ['member', path] as const),
  ...AGENTS.map((path) => ['agent', path] as const),
]

const router = createRouter({ pages: Object.values(pages) })

/** A recorded answer: the payload of the envelope. */
interface Recorded {
  readonly id: EndpointId
  readonly value: Json
}
type Tape = Map<string, Recorded>

const CALLS = Object.entries(contract).map(([id, { method, path }]) => ({
  id: id as EndpointId,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

const requestKey = ({ method, url }: Request) => {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search}`
}

const success = (value: Json | undefined) =>
  new Response(JSON.stringify({ success: true, value }), { headers: { 'content-type': 'application/json' } })

class Boundary extends Component<{ readonly onCrash: (error: unknown) => void; readonly children: ReactNode }> {
  override state = { isCrashed: false }
  static getDerivedStateFromError() {
    return { isCrashed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }
  override render() {
    return this.state.isCrashed ? null : this.props.children
  }
}

interface Drawing {
  readonly crash: unknown
  readonly text: string
}

interface Opened {
  readonly foyer: Foyer
  idle(): Promise<void>
  dispose(): void
}

async function draw({ foyer, idle, dispose }: Opened, path: string): Promise<Drawing> {
  const route = matchPath(routes, path)
  if (route === undefined) throw new Error(`no page at ${path}`)
  const text = createSiteI18n(foyer)
  const [{ Page }] = await Promise.all([router.load(route.name), text.load('pages'), text.load('first')])
  const host = document.body.appendChild(document.createElement('main'))
  let crash: unknown
  const root = createRoot(host)
  await act(async () => {
    void router.runLoader(foyer, route)
    root.render(
      <FoyerProvider foyer={foyer} text={text} autoStart={false}>
        <Boundary
          onCrash={(error) => {
            crash = error
          }}
        >
          <Page route={route} reloadKey={0} />
        </Boundary>
      </FoyerProvider>,
    )
    await idle()
  })
  const drawn = { crash, text: host.textContent ?? '' }
  await act(async () => root.unmount())
  host.remove()
  dispose()
  return drawn
}

/** Three rows of a list show what all of them show, in less time. */
function withFewRows(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return (value as readonly Json[]).slice(0, 3).map(withFewRows)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFewRows(inner)]))
}

/** Draws the page from the sandbox once. */
async function record(
  who: Who,
  path: string,
): Promise<{ readonly tape: Tape; readonly session: Readonly<Record<string, string>>; readonly drawn: Drawing }> {
  const clock = createManualClock({ now: NOW })
  const sandbox = createSandbox({ clock })
  const tape: Tape = new Map()
  const storage = createMemoryStorage()
  const test = createTestFoyer({
    clock,
    path,
    storage,
    config: { timeZone: 'Asia/Manila' },
    fetch: async (request) => {
      const response = await sandbox.fetch(request)
      const { pathname } = new URL(request.url)
      const call = CALLS.find(({ method, pattern }) => method === request.method && pattern.test(pathname))
      const body = (await response.clone().json()) as { readonly success?: boolean; readonly value?: Json }
      const value = body.success === undefined ? (body as Json) : body.value
      if (call !== undefined && response.ok && body.success !== false) {
        tape.set(requestKey(request), { id: call.id, value: withFewRows(value ?? null) })
      }
      return response
    },
  })
  await test.idle()
  const username = USER_NAMES[who]
  if (username !== undefined) {
    const done = test.foyer.use(signIn).withPassword({ username, password: 'Foyer2026' })
    await test.idle()
    unwrap(await done)
  }
  const session = Object.fromEntries(
    ['MC_SESSION_INFO', 'MC_TOKEN'].flatMap((key) => {
      const value = storage.get(key)
      return value === null ? [] : [[key, value]]
    }),
  )
  const drawn = await draw(test, path)
  sandbox.dispose()
  return { tape, session, drawn }
}

/** Draws the page from the recorded answers. */
function replay(
  path: string,
  tape: Tape,
  session: Readonly<Record<string, string>>,
  damaged?: { readonly id: EndpointId; readonly value: Json | undefined },
) {
  const test = createTestFoyer({
    now: NOW,
    path,
    storage: createMemoryStorage(session),
    config: { timeZone: 'Asia/Manila', http: { retries: 0 } },
    fetch: async (request) => {
      const known = tape.get(requestKey(request))
      if (known === undefined) return new Response('{"success":false,"code":"request.invalid"}', { status: 400 })
      return success(known.id === damaged?.id ? damaged.value : known.value)
    },
  })
  return draw(test, path)
}

/** The value with one field damaged; of a list its first row, of a record its first key. undefined if there is no such field. */
function damage(
  value: Json | undefined,
  [key, ...rest]: readonly string[],
  by: Json | typeof MISSING,
): Json | undefined {
  if (key === undefined) return by === MISSING ? undefined : by
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    const [first, ...others] = value as readonly Json[]
    if (key !== '*' || first === undefined) return undefined
    const damaged = damage(first, rest, by)
    return damaged === undefined && rest.length > 0
      ? undefined
      : [...(damaged === undefined ? [] : [damaged]), ...others]
  }
  const name = key === '*' ? Object.keys(value)[0] : key
  if (name === undefined) return undefined
  const { [name]: inner, ...others } = value as { readonly [key: string]: Json }
  const damaged = damage(inner, rest, by)
  if (damaged === undefined) return rest.length > 0 ? undefined : others
  return { ...others, [name]: damaged }
}

/** What the page sees of an answer. */
function seen(id: EndpointId, value: Json | undefined): string {
  const { success: isRead, data } = contract[id].output.safeParse(value)
  return isRead ? (JSON.stringify(data) ?? '') : 'refused'
}

/** jsdom has no dialogs, and a member is met by popups. */
const DIALOGS = {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
}

const { showModal, close } = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype)

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom has none.
  vi.stubGlobal('CSS', { supports: () => false })
  Object.assign(HTMLDialogElement.prototype, DIALOGS)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const damagedCalls = new Set<EndpointId>()
const count = { cells: 0, drawn: 0 }
afterAll(() => {
  // Other files run in the same world.
  vi.unstubAllGlobals()
  for (const [name, earlier] of Object.entries({ showModal, close })) {
    // TypeScript knows both, and jsdom has them only after another file has added them.
    if (earlier === undefined) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
    else Object.defineProperty(HTMLDialogElement.prototype, name, earlier)
  }
  console.info(`${count.cells} damaged fields, ${count.drawn} pages drawn`)
})

describe('one damaged field of one answer', () => {
  it.each(PATHS)(
    'takes no page from a %s: %s',
    async (who, path) => {
      const { tape, session, drawn } = await record(who, path)
      expect(drawn.crash).toBeUndefined()
      // Parts of a page that come late are here when it is drawn again.
      await vi.waitFor(
        async () => {
          const whole = await replay(path, tape, session)
          expect([whole.crash, whole.text.length > 0]).toEqual([undefined, true])
        },
        { timeout: 30_000, interval: 100 },
      )
      const lost: string[] = []
      for (const { id, value } of new Map([...tape.values()].map((one) => [one.id, one])).values()) {
        if (damagedCalls.has(id) && !isThorough) continue
        damagedCalls.add(id)
        const known = new Set([seen(id, value)])
        for (const { path: field } of answerFields(contract[id])) {
          for (const by of DAMAGES) {
            const damaged = damage(value, field.split('.'), by)
            if (damaged === undefined) continue
            count.cells += 1
            const outcome = seen(id, damaged)
            if (known.has(outcome)) continue
            known.add(outcome)
            count.drawn += 1
            const { crash } = await replay(path, tape, session, { id, value: damaged })
            if (crash !== undefined) lost.push(`${id} ${field} = ${String(JSON.stringify(by)).slice(0, 40)}: ${crash}`)
          }
        }
      }
      expect(lost).toEqual([])
    },
    300_000,
  )
})
