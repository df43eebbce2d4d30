import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it } from 'vitest'
import * as core from './index.ts'
import type { FoyerEvents } from './kernel/events.ts'
import type { LogEntry } from './kernel/log.ts'
import { DEMO } from './testing/demo-account.ts'
import { isFeature, storesOf } from './testing/stores-of.ts'
import { createTestFoyerOnSandbox } from './testing/test-foyer-on-sandbox.ts'

const EVENTS = ['toast', 'toastHide', 'popup', 'navigate', 'focus', 'failure'] as const satisfies (keyof FoyerEvents)[]
// Another event would be missing from the matrix.
type Missing = Exclude<keyof FoyerEvents, (typeof EVENTS)[number]>
const NONE: [Missing] extends [never] ? true : never = true

/** What the host's code listens to. */
type Broken = { readonly store: string } | { readonly event: keyof FoyerEvents } | { readonly log: true }

const features = Object.entries<unknown>(core).flatMap(([name, part]) =>
  isFeature(part) ? [[name, part] as const] : [],
)

/** A visit of a member, with what each verb came to. `isBroken` says which listeners of the host throw. */
async function visit(isBroken: (what: Broken) => boolean) {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/home' })
  const { foyer, clock, events } = test
  await test.idle()
  const list = foyer.use(core.games).list({ category: 'RNG', pageSize: 25 })
  const form = foyer.use(core.deposits).form({ languageTag: () => 'en' })
  const apis = Object.fromEntries(features.map(([name, feature]) => [name, foyer.use(feature)]))
  const stores = new Map(storesOf({ foyer, ...apis, list, form }, 'core'))
  const entries: LogEntry[] = []
  const heard = new Map<string, number>()
  let thrown = 0
  /** A listener that throws, and one after it that must hear of everything all the same. */
  const listen = (what: string, broken: Broken, add: (listener: () => void) => void) => {
    if (isBroken(broken)) {
      add(() => {
        thrown += 1
        throw new TypeError('a mistake of the host')
      })
    }
    add(() => heard.set(what, (heard.get(what) ?? 0) + 1))
  }
  for (const [path, store] of stores) listen(path, { store: path }, (listener) => store.listen(listener))
  for (const event of EVENTS) listen(event, { event }, (listener) => foyer.events.on(event, listener))
  listen('log', { log: true }, (listener) => foyer.log.on(listener))
  foyer.log.on((entry) => entries.push(entry))

  const results: Record<string, unknown> = {}
  const verb = async (name: string, run: () => Promise<core.Result<unknown>>) => {
    const running = run().then(
      (result) => (result.ok ? 'ok' : result.error.code),
      (error: unknown) => `rejects: ${String(error)}`,
    )
    await test.idle()
    await clock.advance(12_000)
    results[name] = await running
  }
  await verb('signIn, wrong password', () =>
    foyer.use(core.signIn).withPassword({ username: 'demo', password: 'wrong0001' }),
  )
  await verb('signIn', () => foyer.use(core.signIn).withPassword(DEMO))
  await verb('wallet.load', () => foyer.use(core.wallet).load())
  await verb('list.load', () => list.load())
  await verb('list.loadMore', () => list.loadMore())
  const [game] = list.items
  if (game === undefined) throw new Error('The list is empty.')
  const favourites = foyer.use(core.favourites)
  await verb('favourites.set', () => favourites.set(game, !favourites.has(game.key)))
  await verb('launch', () => foyer.use(core.launch).launch(game))
  await verb('launch again', () => foyer.use(core.launch).launch(game))
  await verb('deposits.methods.load', () => foyer.use(core.deposits).methods.load())
  form.set('methodCode', 'QUICKPAY')
  form.set('amount', '500')
  await verb('form.pay', () => form.pay())
  await verb('inbox.load', () => foyer.use(core.inbox).load())
  await verb('promotions.load', () => foyer.use(core.promotions).load())
  foyer.languages.setLanguage('BN')
  await verb('session.refresh', () => foyer.session.refresh())
  await verb('session.signOut', () => foyer.session.signOut())
  results.session = foyer.session.$state.get().type
  results.token = test.ports.storage.get('MC_TOKEN')
  results.autoLogin = test.ports.storage.get('autoLogin')
  results.navigations = events.navigations
  results.launch = foyer.use(core.launch).$state.get().status
  results.form = form.$state.get().status
  await verb('signIn of another', () =>
    foyer.use(core.signIn).withPassword({ username: 'player1', password: 'Foyer2026' }),
  )
  const failures = entries.filter(({ event }) => event === 'callback.failed')
  test.end()
  return { results, heard: Object.fromEntries(heard), thrown, failures, paths: [...stores.keys()] }
}

const baseline = await visit(() => false)
const nameOf = (broken: Broken) => ('store' in broken ? broken.store : 'event' in broken ? broken.event : 'log')
const everything: readonly Broken[] = [
  ...baseline.paths.map((store) => ({ store })),
  ...EVENTS.map((event) => ({ event })),
  { log: true },
]
/** What this visit changes; the rest is listened to in the last test alone. */
const cells = everything.filter((broken) => baseline.heard[nameOf(broken)] !== undefined)

describe(`code of the host that throws (${cells.length} of ${everything.length} listeners are called, ${NONE})`, () => {
  it('listens to all that a visit changes', () => {
    expect(baseline.results).toMatchObject({
      signIn: 'ok',
      'form.pay': 'ok',
      'session.signOut': 'ok',
      session: 'guest',
    })
    expect(everything.length).toBeGreaterThan(95)
    expect(cells.length).toBeGreaterThan(35)
  })

  it.each(cells)('changes no verb and no other listener when it listens to %j', async (broken) => {
    const spoiled = await visit((what) => nameOf(what) === nameOf(broken))
    expect(spoiled.results).toEqual(baseline.results)
    expect(Object.keys(spoiled.heard).sort()).toEqual(Object.keys(baseline.heard).sort())
    expect(spoiled.thrown).toBeGreaterThan(0)
    // Each error is reported once, and the next listener hears of everything. A log that throws hears of no error of its own.
    expect(spoiled.failures.map(({ error }) => error)).toEqual(
      Array.from({ length: spoiled.thrown }, () => expect.any(TypeError)),
    )
    const own = spoiled.heard[nameOf(broken)] ?? 0
    expect('log' in broken ? own - spoiled.failures.length : own).toBe(spoiled.thrown)
  })

  it('changes no verb when every listener throws', async () => {
    const spoiled = await visit(() => true)
    expect(spoiled.results).toEqual(baseline.results)
    expect(spoiled.thrown).toBeGreaterThan(100)
  })
})
