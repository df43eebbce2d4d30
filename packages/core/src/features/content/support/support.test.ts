import { createSandbox, SUPPORT_KEY } from '@foyer/sandbox'
import { CompactEncrypt, importJWK } from 'jose'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseConfig } from '../../../check-config/parse-config.ts'
import { DONE } from '../../../kernel/result.ts'
import { toPath } from '../../../kernel/routes.ts'
import { routes } from '../../../site/routes.ts'
import { json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { supportEndpoints } from './endpoints.ts'
import { createSupport, support } from './support.ts'
import {
  entryKind,
  entryNetwork,
  firstOfEachNetwork,
  floatingSupportEntries,
  messageCenterWays,
  omitDeniedLivechat,
  sideMenuSupport,
  supportEntryNumber,
  supportTarget,
} from './support-rules.ts'
import type { SupportEntry } from './types.ts'

/** Nothing is allowed, and navigation does nothing. */
const NO_ACCESS = { access: { allows: () => false }, chat: { open: async () => DONE } }
const KEYED = { encryption: { supportKey: SUPPORT_KEY } }

/** The sender's side, written with the library alone. */
async function seal(path: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(path))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await importJWK(SUPPORT_KEY, 'dir'))
}

const at = (url: string) => ({ kind: 'external', url }) as const
const entry = (csPosition: string, title = 'CS'): SupportEntry => {
  const kind = entryKind(title)
  return { csPosition, title, kind, network: entryNetwork(csPosition, kind), target: at('https://x.test/') }
}
const positions = (entries: readonly SupportEntry[]) => entries.map(({ csPosition }) => csPosition)

async function opened(rows: readonly unknown[], config: object = KEYED) {
  const script = scriptedPlatform()
  script.on(supportEndpoints.customerService, () => json({ success: true, value: rows }))
  const test = createTestContext({ fetch: script.fetch, config })
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const warnings: unknown[] = []
  test.context.log.on(({ level, event, data }) => {
    // The answers of this test have no Date header.
    if (level === 'warn' && event !== 'time.unreadable') warnings.push([event, data])
  })
  const service = createSupport(test.context, NO_ACCESS)
  await service.load()
  const state = service.$entries.get()
  return { entries: state.status === 'ready' ? state.data : state, warnings, service, script, ...test }
}

it('[CS-04][PCALL-19][DATA-08] opens the entries of the platform with the configured key, and stores them sealed', async () => {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/home', config: KEYED })
  onTestFinished(() => expect(test.end()).toEqual([]))
  const service = test.foyer.use(support)
  await service.load()
  const state = service.$entries.get()
  expect(
    state.status === 'ready' ? state.data.map(({ kind, network, target }) => [kind, network, target]) : state,
  ).toEqual([
    ['livechat', 'livechat', { kind: 'page', path: '/m/message' }],
    ['cs', 'telegram', at('https://t.me/foyer_example')],
    ['cs', 'telegram', at('https://t.me/foyer_example_promos')],
    ['cs', 'telegram', at('https://t.me/foyer_example_news')],
    ['cs', 'facebook', at('https://www.facebook.com/foyer.example')],
    ['whatsapp', 'whatsapp', at('https://wa.me/15550100')],
  ])
  const { storage } = test.ports
  expect(
    storage
      .keys()
      .map((key) => storage.get(key))
      .join('\n'),
  ).not.toContain('t.me')
  await service.load()
  expect(test.asked('customerService')).toBe(1)
})

it('[CS-05] leaves out what does not open or may not be opened, says so once each, and shows the others', async () => {
  const good = { csPosition: 'TELEGRAM-1', title: 'CS', type: 3, path: await seal('https://t.me/good') }
  const { entries, warnings } = await opened([
    { ...good, csPosition: 'TELEGRAM-2', path: 'e30..broken' },
    { ...good, csPosition: 'TELEGRAM-3', path: await seal('javascript:alert(1)') },
    good,
  ])
  expect(entries).toMatchObject([{ csPosition: 'TELEGRAM-1', target: at('https://t.me/good') }])
  expect(warnings).toHaveLength(3)
  expect(warnings).toContainEqual(['address.refused', { use: 'support', reason: 'scheme' }])
  for (const csPosition of ['TELEGRAM-2', 'TELEGRAM-3']) {
    expect(warnings).toContainEqual(['service.entry.dropped', { csPosition }])
  }
})

it('[CS-04] opens nothing without a key, or with another one', async () => {
  const row = { csPosition: 'TELEGRAM-1', title: 'CS', type: 3, path: await seal('https://t.me/good') }
  expect((await opened([row], {})).entries).toEqual([])
  const other = { kty: 'oct', k: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }
  expect((await opened([row], { encryption: { supportKey: other } })).entries).toEqual([])
})

it('[CS-03] keeps unknown titles as plain links, and drops rows without position or path', async () => {
  const path = await seal('https://t.me/good')
  const { entries } = await opened([
    { csPosition: 'X-1', title: 'Forum', path },
    { csPosition: '', title: 'CS', path },
    { title: 'CS', path },
    { csPosition: 'X-2', title: 'CS' },
    { csPosition: 'X-3', path },
  ])
  expect(entries).toMatchObject([
    { csPosition: 'X-1', title: 'Forum', kind: 'link', network: 'other' },
    { csPosition: 'X-3', title: undefined, kind: 'link' },
  ])
})

it('[CS-05] says when the list itself cannot be had, and tries again', async () => {
  const script = scriptedPlatform()
  script.on(supportEndpoints.customerService, () => json({}, { status: 500 }))
  const test = createTestContext({ fetch: script.fetch, config: { ...KEYED, http: { retries: 0 } } })
  onTestFinished(() => test.dispose())
  const service = createSupport(test.context, NO_ACCESS)
  await service.load()
  expect(service.$entries.get()).toMatchObject({ status: 'failed' })
  script.on(supportEndpoints.customerService, () => json({ success: true, value: [] }))
  await service.refresh()
  expect(service.$entries.get()).toMatchObject({ status: 'ready', data: [] })
})

describe('where the code that decrypts cannot be loaded', () => {
  async function withoutCode() {
    const script = scriptedPlatform()
    const path = await seal('https://t.me/good')
    script.on(supportEndpoints.customerService, () =>
      json({ success: true, value: [{ csPosition: 'TELEGRAM-1', title: 'CS', path }] }),
    )
    const test = createTestContext({ fetch: script.fetch, config: KEYED })
    onTestFinished(() => {
      test.dispose()
      expect(test.leftovers()).toEqual([])
    })
    const { network } = test.ports
    const { importModule } = network
    network.importModule = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const service = createSupport(test.context, NO_ACCESS)
    const loaded = await service.load()
    const come = () => Object.assign(network, { importModule })
    return { ...test, script, service, loaded, come }
  }
  const FAILED = { status: 'failed', error: { code: 'network.failed', retryable: true } }
  const READY = { status: 'ready', data: [{ csPosition: 'TELEGRAM-1' }] }

  it.each(['load', 'refresh'] as const)('[CS-05][CALL-43] says so, and %s tries again', async (verb) => {
    const { service, loaded, come } = await withoutCode()
    expect(loaded).toMatchObject({ ok: false, error: FAILED.error })
    expect(service.$entries.get()).toMatchObject(FAILED)
    expect(await service[verb]()).toMatchObject({ ok: false })
    expect(service.$entries.get()).toMatchObject(FAILED)
    come()
    expect(await service[verb]()).toEqual(DONE)
    expect(service.$entries.get()).toMatchObject(READY)
  })

  it('[CS-05][CALL-43] tries again when the platform answers again, without asking for the list', async () => {
    const { service, come, context, script, idle } = await withoutCode()
    expect(service.$entries.get()).toMatchObject(FAILED)
    come()
    context.connection.reportReturn()
    await idle()
    expect(service.$entries.get()).toMatchObject(READY)
    expect(script.requestsOf(supportEndpoints.customerService)).toHaveLength(1)
  })
})

it('[DATA-08][CS-03] tells kinds by the title, whatever its case', () => {
  expect(['LIVECHAT', 'livechat', 'CS', 'cs', 'whatsapp', 'WhatsApp', 'Forum', undefined].map(entryKind)).toEqual([
    'livechat',
    'livechat',
    'cs',
    'cs',
    'whatsapp',
    'whatsapp',
    'link',
    'link',
  ])
})

it.each([
  ['https://t.me/x', at('https://t.me/x')],
  ['http://t.me/x', at('http://t.me/x')],
  ['tg://resolve?domain=x', { kind: 'program', url: 'tg://resolve?domain=x' }],
  ['whatsapp://send?phone=1', { kind: 'program', url: 'whatsapp://send?phone=1' }],
  ['tel:+15550100', { kind: 'program', url: 'tel:+15550100' }],
  ['mailto:a@b.com', { kind: 'program', url: 'mailto:a@b.com' }],
  ['/m/message', { kind: 'page', path: '/m/message' }],
  [' https://t.me/x ', at('https://t.me/x')],
  ['/terms.pdf', at('https://foyer.test/terms.pdf')],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.test/m/',
    '/\\evil.test',
    'https://user:pass@t.me/x',
    't.me/x',
    '',
  ].map((path) => [path, { kind: 'none' }] as const),
] as const)('[CS-05] takes %j as %j', (path, target) => {
  expect(supportTarget(path, createTestContext().context)).toEqual(target)
})

it('[CS-01][HOME-06] floats the entries of its positions, also of the one that names a range, each once', () => {
  const config = parseConfig({ merchant: 'demo' })
  const positionsInOrder = [
    'FACEBOOK-1',
    'TELEGRAM-1',
    'TELEGRAM-2',
    'TELEGRAM-3',
    'TELEGRAM-4',
    'TELEGRAM 1-4',
    'LIVECHAT-1',
  ]
  const all = ['TELEGRAM-5', 'TELEGRAM-1', 'LIVECHAT-1', ...positionsInOrder].map((position) => entry(position))
  expect(positions(floatingSupportEntries(all, config))).toEqual(positionsInOrder)
  expect(floatingSupportEntries([entry('TELEGRAM-5')], config)).toEqual([])
  expect(floatingSupportEntries([], config)).toEqual([])
  const other = parseConfig({ merchant: 'demo', support: { floatingPositions: ['X-1', 'X-1', 'Y 1'] } })
  expect(positions(floatingSupportEntries([entry('Y 1'), entry('X-1')], other))).toEqual(['X-1', 'Y 1'])
})

it('numbers the entries of one network by their positions, where there are several', () => {
  const all = ['TELEGRAM-1', 'TELEGRAM-2', 'TELEGRAM', 'FACEBOOK-1'].map((position) => entry(position))
  expect(all.map((one) => supportEntryNumber(one, all))).toEqual([1, 2, undefined, undefined])
  expect(positions(firstOfEachNetwork(all))).toEqual(['TELEGRAM-1', 'FACEBOOK-1'])
  // Two ways that are of no known network are two ways.
  expect(positions(firstOfEachNetwork([entry('VIBER-1'), entry('LINE-1')]))).toEqual(['VIBER-1', 'LINE-1'])
  // Of any length, in no time.
  const long = entry(`TELEGRAM-${'1'.repeat(100_000)}x`)
  expect(supportEntryNumber(long, [long, long])).toBeUndefined()
})

it('[MENU-04][CS-02] lists live chat, three Telegram, one Facebook and three icons; what is missing is left out', () => {
  const config = parseConfig({ merchant: 'demo' })
  const all = [
    entry('LIVECHAT-1', 'LIVECHAT'),
    ...['FACEBOOK-1', 'TELEGRAM-3', 'TELEGRAM-2', 'TELEGRAM-1', 'TELEGRAM-4', 'FACEBOOK-2'].map((one) => entry(one)),
    entry('CS-9', 'whatsapp'),
  ]
  const list = sideMenuSupport(all, config)
  expect(list.livechat?.csPosition).toBe('LIVECHAT-1')
  expect(positions(list.rows)).toEqual(['TELEGRAM-1', 'TELEGRAM-2', 'TELEGRAM-3', 'FACEBOOK-1'])
  expect(list.icons.map(({ network }) => network)).toEqual(['telegram', 'facebook', 'whatsapp'])
  expect(sideMenuSupport([entry('TELEGRAM-2')], config)).toMatchObject({
    livechat: undefined,
    rows: [{ csPosition: 'TELEGRAM-2' }],
    icons: [{ csPosition: 'TELEGRAM-2' }],
  })
})

it('[CHAT-07][FLAG-04] leaves out what starts the chat where there is none, and no other entry', () => {
  const all = [entry('LIVECHAT-1', 'LIVECHAT'), entry('LIVECHAT-2', 'CS'), entry('TELEGRAM-1')]
  expect(positions(omitDeniedLivechat(all, true))).toEqual(['LIVECHAT-1', 'LIVECHAT-2', 'TELEGRAM-1'])
  expect(positions(omitDeniedLivechat(all, false))).toEqual(['LIVECHAT-2', 'TELEGRAM-1'])
})

describe('the message center', () => {
  const ways = (entries: readonly SupportEntry[], link?: string, config: object = {}) =>
    messageCenterWays(entries, link, createTestContext({ config: { support: config } }).context)
  const to = (csPosition: string, url: string, title = 'CS') => ({ ...entry(csPosition, title), target: at(url) })
  const one = to('TELEGRAM-1', 'https://t.me/one')
  const two = to('TELEGRAM-2', 'https://t.me/two')
  const facebook = to('FACEBOOK-1', 'https://facebook.test/x', 'Page')
  const chat = to('LIVECHAT-1', 'https://x.test/chat', 'LIVECHAT')

  it('[MSG-02] leads to Telegram by the link of the downloads, else by the entry TELEGRAM-1', () => {
    expect(ways([two, one], 'https://t.me/link').telegram).toEqual(at('https://t.me/link'))
    expect(ways([two, one]).telegram).toEqual(at('https://t.me/one'))
    expect(ways([two, one], 'javascript:alert(1)').telegram).toEqual(at('https://t.me/one'))
    expect(ways([two]).telegram).toBeUndefined()
  })

  it('[MSG-06] leads to the affiliate service by the configuration, else by an entry titled CS', () => {
    expect(ways([one, two], 'https://t.me/one').affiliate).toEqual(at('https://t.me/two'))
    expect(ways([one]).affiliate).toBeUndefined()
    expect(ways([facebook, chat]).affiliate).toBeUndefined()
    const address = 'https://agents.test/'
    expect(ways([one], undefined, { affiliateTarget: address }).affiliate).toEqual(at(address))
    expect(ways([], undefined, { affiliateTarget: '/m/help' }).affiliate).toEqual({ kind: 'page', path: '/m/help' })
    expect(ways([one, two], undefined, { affiliateTarget: 'javascript:alert(1)' }).affiliate).toBeUndefined()
  })

  it('has each way once', () => {
    const all = [chat, one, two, facebook]
    expect(positions(ways(all).others)).toEqual(['FACEBOOK-1'])
    const same = { affiliateTarget: 'https://facebook.test/x' }
    expect(positions(ways(all, undefined, same).others)).toEqual([])
    expect(positions(ways([chat, two, facebook]).others)).toEqual(['FACEBOOK-1'])
  })
})

describe('the way to customer service', () => {
  const LOOK = { title: 'Live chat', headerColor: '#fff' }

  async function fixture(rows: readonly [position: string, title: string, path: string][], chatIsOpen = false) {
    const script = scriptedPlatform()
    const value = await Promise.all(
      rows.map(async ([csPosition, title, path]) => ({ csPosition, title, path: await seal(path) })),
    )
    script.on(supportEndpoints.customerService, () => json({ success: true, value }))
    const test = createTestContext({ fetch: script.fetch, config: KEYED })
    onTestFinished(() => {
      test.dispose()
      expect(test.leftovers()).toEqual([])
    })
    const calls: string[] = []
    const service = createSupport(test.context, {
      access: { allows: (ability) => ability === 'chat' && chatIsOpen },
      chat: {
        open: async ({ title }) => {
          calls.push(`chat ${title}`)
          return DONE
        },
      },
    })
    test.context.events.on('navigate', ({ to }) => calls.push(`go ${toPath(routes, to)}`))
    const { navigation } = test.ports
    return { ...test, service, calls, went: () => ({ windows: navigation.windows, assigned: navigation.assigned }) }
  }

  it('[CS-07] is the chat for those who may', async () => {
    const { service, calls, went } = await fixture([['TELEGRAM-1', 'CS', 'https://t.me/x']], true)
    await service.contact(LOOK)
    expect([calls, went().windows]).toEqual([['chat Live chat'], []])
  })

  it('[CS-07] is the entry titled CS where there is no chat, asked for if need be', async () => {
    const { service, calls, went, events } = await fixture([
      ['LIVECHAT-1', 'LIVECHAT', '/m/message'],
      ['WHATSAPP-1', 'whatsapp', 'https://wa.me/1'],
      ['TELEGRAM-1', 'CS', 'https://t.me/x'],
    ])
    await service.contact(LOOK)
    expect(went()).toEqual({ windows: ['https://t.me/x'], assigned: [] })
    expect(events.toastKeys).toEqual(['toast.loading'])
    expect(events.loading).toEqual([])
    await service.contact(LOOK)
    expect(went().windows).toHaveLength(2)
    expect(events.toastKeys).toHaveLength(1)
    expect(calls).toEqual([])
  })

  it('[CS-07] is the message center where there is neither', async () => {
    const { service, calls } = await fixture([['WHATSAPP-1', 'whatsapp', 'https://wa.me/1']])
    await service.contact(LOOK)
    expect(calls).toEqual(['go /m/message'])
  })

  it('[CS-06] an entry titled LIVECHAT starts the chat, the others open their address', async () => {
    const test = await fixture([
      ['LIVECHAT-1', 'LIVECHAT', '/m/message'],
      ['X-1', 'CS', '/m/help'],
      ['X-2', 'whatsapp', 'https://wa.me/1'],
      ['X-3', 'CS', 'tel:+15550100'],
    ])
    await test.service.load()
    const state = test.service.$entries.get()
    for (const one of state.status === 'ready' ? state.data : []) await test.service.open(one, LOOK)
    expect(test.calls).toEqual(['chat Live chat', 'go /m/help'])
    expect(test.went()).toEqual({ windows: ['https://wa.me/1'], assigned: ['tel:+15550100'] })
  })

  it('[CS-06] where the browser lets no window be opened, the address opens in its place', async () => {
    const test = await fixture([['X-2', 'whatsapp', 'https://wa.me/1']])
    test.ports.navigation.openWindow = () => undefined
    await test.service.load()
    const state = test.service.$entries.get()
    for (const one of state.status === 'ready' ? state.data : []) await test.service.open(one, LOOK)
    expect(test.went()).toEqual({ windows: [], assigned: ['https://wa.me/1'] })
  })
})
