import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { readMoney } from '../../../kernel/money/money.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { createCashierBrowsers } from '../../../testing/cashier-browser.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { refusedField } from '../rebates/rates.ts'
import type { AccountValues } from './account-form.ts'
import { agentLinks } from './agent-links.ts'
import type { NewLinkForm, NewLinkValues } from './new-link-form.ts'

const rate = (text: string) => {
  const read = readMoney(text)
  if (read === undefined) throw new Error(`no rate: ${text}`)
  return read
}
const RATES = { slots: rate('0.10'), live: rate('0.10'), sports: rate('0.10'), lottery: rate('0.10') }
const BOUNDS = { floor: RATES, ceiling: RATES, step: rate('0.05') }
const WIDE_BOUNDS = { ...BOUNDS, ceiling: { ...RATES, slots: rate('1.20'), live: rate('1.20') } }
const LINK = { title: 'Flyer', memberType: 0, rates: RATES } as const
const ACCOUNT = { username: 'opened01', password: 'Foyer2026', memberType: 0, rates: RATES } as const

async function open(as = 'agent2') {
  const sandbox = createSandbox()
  /** Changes the text of an answer. */
  const change = { answer: (text: string) => text }
  const test = createTestFoyer({
    path: '/m/agentRegister',
    config: { http: { retries: 0 } },
    fetch: async (request) => {
      const response = await sandbox.fetch(request)
      if (!new URL(request.url).pathname.startsWith('/wps/agent/links')) return response
      return new Response(change.answer(await response.text()), response)
    },
  })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    sandbox.dispose()
    expect(test.leftovers()).toEqual([])
  })
  unwrap(await test.foyer.use(signIn).withPassword({ username: as, password: 'Foyer2026' }))
  await test.idle()
  const api = test.foyer.use(agentLinks)
  /** Both answers are lost: that to the request, and that to the same one again. */
  const lose = async <T>(endpoint: 'linkCreate' | 'accountOpen', send: () => Promise<T>): Promise<T> => {
    await sandbox.control.setFault({ endpoint, kind: 'truncated', times: 2 })
    const sent = send()
    await test.clock.advance(1000)
    return sent
  }
  const list = async () => {
    const links = api.list()
    unwrap(await links.load())
    const rows = links.$state.get().data?.items
    links.dispose()
    return rows
  }
  const sent = (id: string) => sandbox.control.log().filter(({ endpoint }) => endpoint === id).length
  return { ...test, sandbox, change, api, lose, list, sent }
}

it('[TEAM-14] gives the link that was made when the same draft is sent after a lost answer, and then another one', async () => {
  const { api, lose, list, sent } = await open()
  const lost = await lose('linkCreate', () => api.create(LINK))
  expect([lost.ok, lost.error?.retryable]).toEqual([false, true])
  const { code } = unwrap(await api.create(LINK))
  expect(sent('linkCreate')).toBe(3)
  expect((await list())?.map((link) => link.code)).toEqual([code])
  expect(unwrap(await api.create(LINK)).code).not.toBe(code)
})

it('[TEAM-14] makes a link once when the repeated request is one too many', async () => {
  const { api, list, sandbox, clock, idle } = await open()
  await sandbox.control.setFault({ endpoint: 'linkCreate', kind: 'truncated', times: 1 })
  const lost = api.create(LINK)
  await idle()
  await sandbox.control.setFault({ endpoint: 'linkCreate', kind: 'status:429', times: 1 })
  await clock.advance(1000)
  expect((await lost).ok).toBe(false)
  unwrap(await api.create(LINK))
  expect(await list()).toHaveLength(1)
})

it('[TEAM-14] opens an account once after a lost answer, and does not take another password for the same draft', async () => {
  const { api, lose, foyer } = await open()
  expect(api.mayHaveOpened(ACCOUNT.username)).toBe(false)
  expect((await lose('accountOpen', () => api.openAccount(ACCOUNT))).ok).toBe(false)
  expect([api.mayHaveOpened(' OPENED01 '), api.mayHaveOpened('demo')]).toEqual([true, false])
  // The first password is that of the account: the second one must not be handed on.
  const changed = await api.openAccount({ ...ACCOUNT, password: 'Other2026' })
  expect([changed.error?.code, changed.error && refusedField(changed.error)]).toEqual(['username.exists', 'username'])

  const other = { ...ACCOUNT, username: 'opened02' }
  expect((await lose('accountOpen', () => api.openAccount(other))).ok).toBe(false)
  expect(unwrap(await api.openAccount(other)).userName).toBe('opened02')
  await foyer.session.signOut()
  expect(api.mayHaveOpened(ACCOUNT.username)).toBe(false)
})

it('names the field of a refusal, and makes nothing', async () => {
  const { api, list } = await open()
  const above = await api.create({ ...LINK, rates: { ...RATES, live: rate('0.85') } })
  expect([above.error?.code, above.error && refusedField(above.error)]).toEqual(['rate.aboveOwn', 'live'])
  const between = await api.openAccount({ ...ACCOUNT, rates: { ...RATES, slots: rate('0.07') } })
  expect([between.error?.code, between.error && refusedField(between.error)]).toEqual(['rate.step', 'slots'])
  expect(await list()).toEqual([])
})

it('[TEAM-14] gives other drafts keys of their own while a draft has no answer', async () => {
  const { api, lose, list, sandbox, clock } = await open()
  expect((await lose('linkCreate', () => api.create(LINK))).ok).toBe(false)
  unwrap(await api.openAccount(ACCOUNT))
  unwrap(await api.create({ ...LINK, title: 'Another' }))
  unwrap(await api.create(LINK))
  expect(await list()).toHaveLength(2)

  // The answer to a slower draft comes while this one has none.
  await sandbox.control.setFault({ endpoint: 'accountOpen', kind: 'slow', delayMs: 3000, times: 1 })
  const slow = api.openAccount({ ...ACCOUNT, username: 'opened02' })
  expect((await lose('linkCreate', () => api.create({ ...LINK, title: 'Third' }))).ok).toBe(false)
  await clock.advance(3000)
  expect((await slow).ok).toBe(true)
  unwrap(await api.create({ ...LINK, title: 'Third' }))
  expect(await list()).toHaveLength(3)
})

it('[TEAM-14] makes no second link when the caller aborts and sends the same draft again', async () => {
  const { api, list, sandbox, clock } = await open()
  await sandbox.control.setFault({ endpoint: 'linkCreate', kind: 'slow', delayMs: 3000, times: 1 })
  const stopped = new AbortController()
  const given = api.create(LINK, { signal: stopped.signal })
  stopped.abort()
  expect((await given).error?.code).toBe('request.aborted')
  const again = api.create(LINK)
  await clock.advance(3000)
  unwrap(await again)
  expect(await list()).toHaveLength(1)
})

it('hides the address of a link that leads to another site, and keeps the link in the list', async () => {
  const { api, change, list } = await open()
  const { code } = unwrap(await api.create({ ...LINK, title: 'Own' }))
  for (const url of ['https://evil.test/m/register?affiliateCode=AAAAAAAA', 'javascript:alert(1)', '//evil.test']) {
    change.answer = (text) => text.replace(/"url":"[^"]*"/g, `"url":${JSON.stringify(url)}`)
    // It is made, and can be turned off.
    const made = unwrap(await api.create(LINK))
    expect(made.url).toBeUndefined()
    expect((await list())?.find((link) => link.code === made.code)).toMatchObject({ state: 'active', url: undefined })
    expect(unwrap(await api.deactivate(made.code)).state).toBe('off')
  }
  change.answer = (text) => text
  expect((await list())?.find((link) => link.code === code)?.url).toMatch(
    /^https?:\/\/[^/]+\/m\/register\?affiliateCode=[2-9A-HJ-NP-Z]{8}$/,
  )
})

it('[TEAM-01] sends nothing for a user without a team', async () => {
  const { api, sent } = await open('demo')
  expect((await api.create(LINK)).error?.code).toBe('no.permission')
  expect((await api.openAccount(ACCOUNT)).error?.code).toBe('no.permission')
  expect((await api.deactivate('AAAAAAAA')).error?.code).toBe('no.permission')
  expect(['linkCreate', 'accountOpen', 'linkDeactivate'].map(sent)).toEqual([0, 0, 0])
})

it('[TEAM-14] a half-typed link is there again after a reload, for its agent alone, until it is made', async () => {
  const browsers = createCashierBrowsers(createSandbox)
  onTestFinished(async () => expect(await browsers.end()).toEqual([]))
  const browser = browsers.openBrowser()
  const sessionStorage = createMemoryStorage()
  const openTab = async () => {
    const tab = browser.openTab({ sessionStorage: sessionStorage.tab() })
    await tab.idle()
    const enter = async (username: string) => {
      unwrap(await tab.foyer.use(signIn).withPassword({ username, password: 'Foyer2026' }))
      await tab.idle()
    }
    const form = () => {
      const made = tab.foyer.use(agentLinks).linkForm({ bounds: BOUNDS, languageTag: () => 'en' })
      onTestFinished(made.dispose)
      return made
    }
    return { ...tab, form, enter }
  }
  const typed: NewLinkValues = { title: 'Fly', memberType: 0, ...RATES, slots: '0.3', limit: '5', endDay: '' }
  const type = (form: NewLinkForm, values: Partial<NewLinkValues>) => {
    for (const [field, value] of Object.entries(values)) form.set(field as 'title', value as string)
  }
  const first = await openTab()
  await first.enter('agent2')
  type(first.form(), typed)
  const { form, enter, foyer, idle } = await openTab()
  const shown = form()
  expect(shown.$state.get().values).toEqual(typed)
  await foyer.session.signOut()
  await idle()
  await enter('player1')
  expect(shown.$state.get().values).toMatchObject({ title: '', slots: BOUNDS.floor.slots })
  await foyer.session.signOut()
  await enter('agent2')
  type(shown, { ...typed, slots: RATES.slots })

  // Text that is typed while a link is on its way belongs to the next link.
  const made = shown.submit()
  shown.set('title', 'Next')
  unwrap(await made)
  expect((await openTab()).form().$state.get().values.title).toBe('Next')

  // A form that is left meanwhile leaves no draft of the link that was made.
  const left = shown.submit()
  shown.dispose()
  expect((await left).ok).toBe(true)
  expect([form().$state.get().values.title, sessionStorage.keys().filter((key) => key.startsWith('MC_LINK'))]).toEqual([
    '',
    [],
  ])
})

it('a link form reads rates and limit, and shows a refusal at its field until the value changes', async () => {
  const { api, sandbox, sent, events } = await open()
  const form = api.linkForm({
    bounds: { ...BOUNDS, ceiling: { ...RATES, live: rate('0.90') } },
    languageTag: () => 'en',
  })
  onTestFinished(form.dispose)
  form.set('limit', '0')
  form.set('slots', '0.07')
  expect((await form.submit()).error?.code).toBe('form.invalid')
  expect(form.$state.get().errors).toMatchObject({
    slots: { key: 'rebates.problem.belowDownline', params: { min: BOUNDS.floor.slots } },
    limit: { key: 'links.limit.wrong' },
  })
  form.set('limit', ' 12 ')
  form.set('slots', '0.10')
  form.set('live', '0.85')
  expect((await form.submit()).error?.code).toBe('rate.aboveOwn')
  expect([form.$state.get().errors.live?.key, events.focuses.at(-1)?.field]).toEqual([
    'rebates.problem.aboveOwn',
    'live',
  ])
  expect(events.failures.map(({ verb }) => verb)).toEqual(['agentLinks.linkForm'])
  form.set('live', '0.10')
  expect(form.$state.get().errors).toEqual({})
  expect(unwrap(await form.submit())).toMatchObject({ limit: 12 })
  expect(form.$state.get()).toMatchObject({ status: 'idle', values: { limit: '', slots: BOUNDS.floor.slots } })
  expect([sent('linkCreate'), sandbox.control.log().length > 0]).toEqual([2, true])
})

it('[TEAM-14] makes each link of a form once when the first answer was lost and other values are sent', async () => {
  const { api, lose, list, sent } = await open()
  const form = api.linkForm({ bounds: BOUNDS, languageTag: () => 'en' })
  onTestFinished(form.dispose)
  form.set('title', 'Lost')
  expect((await lose('linkCreate', form.submit)).ok).toBe(false)
  expect(form.$state.get()).toMatchObject({ status: 'unknown', values: { title: 'Lost' } })
  form.set('title', 'Another')
  expect(form.$state.get().status).toBe('unknown')
  unwrap(await form.submit())
  expect((await list())?.map(({ title }) => title)).toEqual(['Another', 'Lost'])
  expect(sent('linkCreate')).toBe(4)
})

it('keeps a half-typed account over a reload, without its password, until it is opened', async () => {
  const browsers = createCashierBrowsers(createSandbox)
  onTestFinished(async () => expect(await browsers.end()).toEqual([]))
  const browser = browsers.openBrowser()
  const sessionStorage = createMemoryStorage()
  const openTab = async () => {
    const tab = browser.openTab({ sessionStorage: sessionStorage.tab() })
    await tab.idle()
    const form = tab.foyer.use(agentLinks).accountForm({ bounds: () => WIDE_BOUNDS, languageTag: () => 'en' })
    onTestFinished(form.dispose)
    return { ...tab, form }
  }
  const stored = () => sessionStorage.keys().filter((key) => key.startsWith('MC_ACCOUNT'))
  const first = await openTab()
  unwrap(await first.foyer.use(signIn).withPassword({ username: 'agent2', password: 'Foyer2026' }))
  await first.idle()
  first.form.set('username', 'opened01')
  first.form.set('password', 'Foyer2026')
  first.form.set('memberType', 1)
  first.form.set('slots', '0.3')
  const { form, idle } = await openTab()
  expect(form.$state.get().values).toEqual({
    ...{ username: 'opened01', password: '', memberType: 1 },
    ...{ ...RATES, slots: '0.3' },
  })
  form.set('username', 'opened02')
  expect((await openTab()).form.$state.get().values.username).toBe('opened02')
  form.set('password', 'Foyer2026')
  expect(unwrap(await form.submit()).userName).toBe('opened02')
  await idle()
  expect([form.$state.get().values.username, stored()]).toEqual(['', []])
})

it('shows the refusal of an account at its field, and what to do when this agent may have opened it', async () => {
  const { api, lose, events } = await open()
  const form = api.accountForm({ bounds: () => WIDE_BOUNDS, languageTag: () => 'en' })
  onTestFinished(form.dispose)
  expect((await form.submit()).error?.code).toBe('form.invalid')
  expect(Object.keys(form.$state.get().errors)).toEqual(['username', 'password'])
  const errors = () => {
    const { username, password, live } = form.$state.get().errors
    return [username?.key, password?.key, live?.key]
  }
  const submit = async (values: Partial<AccountValues>) => {
    for (const [field, value] of Object.entries(values)) form.set(field as 'username', value as string)
    return form.submit()
  }
  form.set('username', ' demo ')
  form.set('password', ACCOUNT.password)
  expect((await form.submit()).error?.code).toBe('username.exists')
  expect([errors(), events.focuses.at(-1)?.field]).toEqual([
    ['error.username.exists', undefined, undefined],
    'username',
  ])
  await submit({ username: 'opened01', live: '0.85' })
  expect([errors(), events.focuses.at(-1)?.field]).toEqual([[undefined, undefined, 'rebates.problem.aboveOwn'], 'live'])
  form.set('live', '0.10')
  const lost = await lose('accountOpen', form.submit)
  expect([lost.error?.isOutcomeUnknown, form.$state.get().status]).toEqual([true, 'failed'])
  // The account has the first password, which must not be handed on with the second.
  expect((await submit({ password: 'Other2026' })).error?.code).toBe('username.exists')
  expect(errors()).toEqual(['account.maybeOpened', undefined, undefined])
  expect(new Set(events.failures.map(({ verb }) => verb))).toEqual(new Set(['agentLinks.accountForm']))
  expect(events.toastKeys).toEqual([])
})

it('[TEAM-05] who comes back sees the links as they were left, and what has become of them; without a network those of before, with their age', async () => {
  const { api, idle, ports, foyer, clock, sent } = await open()
  unwrap(await api.create(LINK))
  const first = api.list()
  unwrap(await first.load())
  const { bounds } = first.$summary.get()?.totals ?? {}
  first.dispose()
  const { code } = unwrap(await api.create(LINK))
  const second = api.list()
  expect([second.items.length, second.$summary.get()?.totals?.bounds]).toEqual([1, bounds])
  unwrap(await second.load())
  expect(second.items.map((link) => link.code)[0]).toBe(code)
  second.dispose()
  const loadedAt = foyer.now()
  await clock.advance(60_000)
  ports.network.setOnline(false)
  const third = api.list()
  await third.load()
  expect(third.items).toHaveLength(2)
  expect(third.$state.get()).toMatchObject({ status: 'ready', stale: true, at: loadedAt })
  ports.network.setOnline(true)
  await idle()
  expect(third.$state.get()).toMatchObject({ status: 'ready', stale: false })
  third.dispose()
  // Nothing of it is for the next agent.
  const asked = sent('linkList')
  unwrap(await foyer.use(signIn).withPassword({ username: 'player1', password: 'Foyer2026' }))
  await idle()
  expect(sent('linkList')).toBe(asked)
  const others = api.list()
  expect(others.items).toEqual([])
  others.dispose()
})
