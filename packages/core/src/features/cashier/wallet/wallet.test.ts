import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DONE, unwrap } from '../../../kernel/result.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { deferred } from '../../../testing/deferred.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createSessionTab } from '../../../testing/session-tab.ts'
import type { TestOptions } from '../../../testing/test-bench.ts'
import { createAccessGuard } from '../../access/access-guard.ts'
import { memberEndpoints } from '../../account/member/endpoints.ts'
import { createMember, displayName } from '../../account/member/member.ts'
import { platformEndpoints } from '../../app/platform/endpoints.ts'
import { createPlatform } from '../../app/platform/platform.ts'
import { sessionEndpoints } from '../../auth/session/endpoints.ts'
import { walletEndpoints } from './endpoints.ts'
import { createWallet } from './wallet.ts'

const info = { token: 'T1', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }
const me = { id: '7', type: 0, nickname: 'Mara', account: 'demo', clubLabel: { labelName: 'VIP 3' } }

function open({ guest = false, ...options }: TestOptions & { readonly guest?: boolean } = {}) {
  const script = scriptedPlatform()
  const storage = createMemoryStorage(guest ? {} : { MC_SESSION_INFO: JSON.stringify(info) })
  const config = { http: { retries: 0 }, endpoints: { login: { encrypted: false } }, ...options.config }
  const tab = createSessionTab({ fetch: script.fetch, storage, ...options, config })
  onTestFinished(async () => {
    tab.dispose()
    await tab.idle()
    expect(tab.leftovers()).toEqual([])
  })
  const platform = createPlatform(tab.context)
  const guard = createAccessGuard(tab.context, tab.session, platform)
  const wallet = createWallet(tab.context, tab.session, platform, guard)
  const member = createMember(tab.context, tab.session, wallet, guard)
  tab.session.start()
  script.answer(sessionEndpoints.logout, null)
  return { ...tab, script, platform, wallet, member }
}

const balanceOf = (sumBalance: number | string) => json({ success: true, value: { sumBalance } })
const known = (amount: string) => ({ status: 'ready', data: { amount }, refreshing: false, stale: false })

describe('the wallet', () => {
  it('[WALLET-03] guests have no balance, and none is asked for', async () => {
    const test = open({ guest: true })
    await Promise.all([test.wallet.load(), test.wallet.refresh()])
    expect(test.wallet.$state.get()).toEqual({ status: 'idle' })
    expect(test.wallet.$isMasked.get()).toBe(false)
    expect(test.script.requests).toEqual([])
  })

  it('[WALLET-03] shows the balance of the platform', async () => {
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    const test = open({ guest: true, fetch: (request) => sandbox.fetch(request), config: { endpoints: {} } })
    unwrap(await test.signIn.withPassword(DEMO))
    sandbox.control.setBalance({ userName: 'demo', balance: '1234567.89' })
    await test.wallet.load()
    expect(test.wallet.$state.get()).toMatchObject(known('1234567.89'))
    expect(test.wallet.$state.get().data).toMatchObject({ held: '0.00', locked: '0.00' })
    expect(test.wallet.format(test.wallet.$state.get().data?.amount)).toBe('¥1,234,567.89')
  })

  it('[WALLET-03] shows the balance also where what is held and locked does not fit', async () => {
    const test = open()
    test.script.answer(walletEndpoints.walletLoad, { sumBalance: '5', held: 'many', locked: '2.50' })
    await test.wallet.load()
    expect(test.wallet.$state.get().data).toEqual({ amount: '5', held: undefined, locked: '2.50' })
  })

  it('[WALLET-02] a refresh by hand masks until it is done; a second one joins it', async () => {
    const test = open()
    test.script.answer(walletEndpoints.walletLoad, { sumBalance: '1234.5' })
    await test.wallet.load()
    expect(test.wallet.$state.get()).toEqual(known('1234.5'))
    const response = deferred<Response>()
    test.script.on(walletEndpoints.walletLoad, () => response.promise)
    const refreshing = Promise.all([test.wallet.refresh(), test.wallet.refresh()])
    expect(test.wallet.$state.get()).toEqual({ ...known('1234.5'), refreshing: true })
    expect(test.wallet.$isMasked.get()).toBe(true)
    response.resolve(balanceOf(99))
    await refreshing
    expect(test.wallet.$state.get()).toEqual(known('99'))
    expect(test.wallet.$isMasked.get()).toBe(false)
    expect(test.script.requestsOf(walletEndpoints.walletLoad)).toHaveLength(2)
  })

  it('[WALLET-02] loads quietly without a mask, and masks when a hand joins in', async () => {
    const test = open()
    const response = deferred<Response>()
    test.script.on(walletEndpoints.walletLoad, () => response.promise)
    const loading = test.wallet.load()
    expect(test.wallet.$state.get()).toEqual({ status: 'loading' })
    expect(test.wallet.$isMasked.get()).toBe(false)
    const refreshing = test.wallet.refresh()
    expect(test.wallet.$isMasked.get()).toBe(true)
    response.resolve(balanceOf('5'))
    await Promise.all([loading, refreshing])
    expect(test.wallet.$state.get()).toEqual(known('5'))
    expect(test.wallet.$isMasked.get()).toBe(false)
    expect(test.script.requestsOf(walletEndpoints.walletLoad)).toHaveLength(1)
  })

  it('[WALLET-02] a failed refresh unmasks the old value and says why; a quiet one keeps quiet', async () => {
    const test = open()
    test.script.answer(walletEndpoints.walletLoad, { sumBalance: '1234.5' })
    await test.wallet.load()
    test.script.on(walletEndpoints.walletLoad, () => new Response('', { status: 503 }))
    const refusal = { ok: false, error: { code: 'system.upgrading' } }
    expect(await test.wallet.refresh({ silent: true })).toMatchObject(refusal)
    expect(test.wallet.$state.get()).toMatchObject({ data: { amount: '1234.5' }, stale: true })
    expect(await test.wallet.load()).toMatchObject(refusal)
    expect(test.wallet.$isMasked.get()).toBe(false)
    expect(test.events.toasts).toEqual([])
    expect(await test.wallet.refresh()).toMatchObject(refusal)
    expect(test.wallet.$state.get()).toMatchObject({
      status: 'ready',
      data: { amount: '1234.5' },
      refreshing: false,
      stale: true,
      error: { code: 'system.upgrading' },
    })
    expect(test.wallet.$isMasked.get()).toBe(false)
    expect(test.events.toastKeys).toEqual(['error.system.upgrading'])
    expect(test.events.failures.map(({ verb, shown }) => [verb, shown])).toEqual([
      ['wallet.refresh', false],
      ['wallet.refresh', false],
      ['wallet.refresh', true],
    ])
  })

  it('a balance that is known is not asked for by load; refresh asks, and its signal ends the wait alone', async () => {
    const test = open()
    test.script.answer(walletEndpoints.walletLoad, { sumBalance: '1234.5' })
    expect(await test.wallet.load()).toEqual(DONE)
    expect(await test.wallet.load()).toEqual(DONE)
    expect(test.script.requestsOf(walletEndpoints.walletLoad)).toHaveLength(1)
    test.script.answer(walletEndpoints.walletLoad, { sumBalance: '2' })
    const leaving = new AbortController()
    const waiting = test.wallet.refresh({ signal: leaving.signal })
    const staying = test.wallet.refresh({ silent: true })
    leaving.abort()
    expect(await waiting).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect(await staying).toEqual(DONE)
    expect(test.wallet.$state.get()).toEqual(known('2'))
    expect(test.script.requestsOf(walletEndpoints.walletLoad)).toHaveLength(2)
  })

  it('[WALLET-03][SESSION-04] is empty after a logout, and late answers of the earlier session never show', async () => {
    const test = open()
    test.script.answer(walletEndpoints.walletLoad, { sumBalance: '1234.5' })
    await test.wallet.load()
    const late = deferred<Response>()
    test.script.on(
      walletEndpoints.walletLoad,
      () => late.promise,
      () => balanceOf('2'),
    )
    const loading = test.wallet.refresh()
    await test.session.signOut()
    expect(test.wallet.$state.get()).toEqual({ status: 'idle' })
    expect(test.wallet.$isMasked.get()).toBe(false)
    late.resolve(balanceOf('1'))
    await loading
    expect(test.wallet.$state.get()).toEqual({ status: 'idle' })
    test.script.answer(sessionEndpoints.login, { token: 'U1', userName: 'other', type: 0, firstTimeLogin: false })
    unwrap(await test.signIn.withPassword({ username: 'other', password: 'Foyer2026' }))
    await test.wallet.load()
    expect(test.wallet.$state.get().data?.amount).toBe('2')
  })

  it('[WALLET-03] a renewed session keeps what it has', async () => {
    const test = open()
    test.script.answer(walletEndpoints.walletLoad, { sumBalance: '1234.5' })
    test.script.answer(sessionEndpoints.sessionRenew, { token: 'T2' })
    await test.wallet.load()
    await test.session.refresh()
    expect(test.wallet.$state.get()).toEqual(known('1234.5'))
  })

  it('[WALLET-03] after a change the balance is asked for anew; the answer to an earlier request does not show', async () => {
    const test = open()
    const earlier = deferred<Response>()
    test.script.on(walletEndpoints.walletLoad, () => earlier.promise)
    const loading = test.wallet.load()
    test.wallet.invalidate()
    test.script.answer(walletEndpoints.walletLoad, { sumBalance: '70' })
    earlier.resolve(balanceOf('50'))
    await loading
    await test.idle()
    expect(test.wallet.$state.get()).toEqual(known('70'))
    expect(test.script.requestsOf(walletEndpoints.walletLoad)).toHaveLength(2)
    test.wallet.invalidate()
    await test.idle()
    expect(test.script.requestsOf(walletEndpoints.walletLoad)).toHaveLength(3)
  })

  it('[WALLET-03] after a change the answer to a request that the return of the network began does not show', async () => {
    const test = open()
    test.script.on(walletEndpoints.walletLoad, () => new Response('', { status: 503 }))
    await test.wallet.load()
    const before = deferred<Response>()
    test.script.on(
      walletEndpoints.walletLoad,
      () => before.promise,
      () => balanceOf('70'),
    )
    test.ports.network.setOnline(false)
    test.ports.network.setOnline(true)
    await test.idle({ hanging: 1 })
    test.wallet.invalidate()
    before.resolve(balanceOf('50'))
    await test.idle()
    expect(test.wallet.$state.get()).toEqual(known('70'))
  })

  it('[WALLET-02] a change during a refresh by hand leaves the mask until the balance after it is known', async () => {
    const test = open()
    test.script.answer(walletEndpoints.walletLoad, { sumBalance: '10' })
    await test.wallet.load()
    const [before, after] = [deferred<Response>(), deferred<Response>()]
    test.script.on(
      walletEndpoints.walletLoad,
      () => before.promise,
      () => after.promise,
    )
    const refreshing = test.wallet.refresh()
    await test.idle({ hanging: 1 })
    test.wallet.invalidate()
    before.resolve(balanceOf('50'))
    await test.idle({ hanging: 1 })
    expect([test.wallet.$isMasked.get(), test.wallet.$state.get()]).toEqual([
      true,
      { ...known('10'), refreshing: true },
    ])
    after.resolve(balanceOf('70'))
    expect(await refreshing).toEqual(DONE)
    expect([test.wallet.$isMasked.get(), test.wallet.$state.get()]).toEqual([false, known('70')])
  })

  it('[WALLET-04] guests ask for the merchant’s wallets alone, members for both', async () => {
    const guest = open({ guest: true })
    guest.script.answer(walletEndpoints.merchantWallet, [{ walletId: 1, name: 'Main' }])
    expect(guest.wallet.$wallets.get()).toEqual({ status: 'idle' })
    await guest.wallet.loadWallets()
    expect(guest.wallet.$wallets.get().data).toEqual({
      merchant: [{ walletId: '1', name: 'Main', balance: undefined }],
      member: [],
    })
    expect(guest.script.requests).toMatchObject([{ path: '/wps/wallets/merchant', query: { merchantCode: 'demo' } }])
    const member = open()
    member.script.answer(walletEndpoints.merchantWallet, [{ walletId: 1, name: 'Main' }])
    member.script.answer(walletEndpoints.memberWallet, [{ walletId: 2, name: 'Mine', balance: '0.10' }])
    expect(await member.wallet.loadWallets()).toEqual(DONE)
    expect(member.wallet.$wallets.get().data?.member).toEqual([{ walletId: '2', name: 'Mine', balance: '0.10' }])
    await member.session.signOut()
    expect(member.wallet.$wallets.get()).toEqual({ status: 'idle' })
  })

  it('[WALLET-04] loads them once, and again while the known ones stay shown', async () => {
    const test = open()
    const late = deferred<Response>()
    const mine = (balance: string) => json({ success: true, value: [{ walletId: 2, name: 'Mine', balance }] })
    test.script.answer(walletEndpoints.merchantWallet, [])
    test.script.on(
      walletEndpoints.memberWallet,
      () => mine('1'),
      () => late.promise,
    )
    await test.wallet.loadWallets()
    await test.wallet.loadWallets()
    expect(test.script.requests.filter(({ path }) => path === '/wps/wallets/member')).toHaveLength(1)
    const again = test.wallet.refreshWallets()
    expect(test.wallet.$wallets.get()).toMatchObject({ refreshing: true, data: { member: [{ balance: '1' }] } })
    late.resolve(mine('2'))
    expect(await again).toEqual(DONE)
    expect(test.wallet.$wallets.get()).toMatchObject({ refreshing: false, data: { member: [{ balance: '2' }] } })
  })

  it('[WALLET-04] asks for names in the language of the page; those of an earlier one do not come over them', async () => {
    const test = open({ guest: true })
    const named = (name: string) => json({ success: true, value: [{ walletId: 1, name }] })
    const late = deferred<Response>()
    test.script.on(
      walletEndpoints.merchantWallet,
      () => late.promise,
      ({ query }) => named(query.language ?? ''),
    )
    const english = test.wallet.loadWallets()
    await test.idle({ hanging: 1 })
    test.languages.setLanguage('TY')
    await test.wallet.loadWallets()
    late.resolve(named('EN'))
    await english
    expect(test.wallet.$wallets.get().data?.merchant.map(({ name }) => name)).toEqual(['TY'])
  })

  it('[WALLET-04] the state says why they cannot be had, without a toast, and the next call tries again', async () => {
    const test = open({ guest: true })
    test.script.on(walletEndpoints.merchantWallet, () => new Response('', { status: 503 }))
    expect(await test.wallet.loadWallets()).toMatchObject({ ok: false, error: { code: 'system.upgrading' } })
    expect(test.wallet.$wallets.get()).toMatchObject({ status: 'failed', error: { code: 'system.upgrading' } })
    expect(test.events.toastKeys).toEqual([])
    expect(test.events.failures).toMatchObject([{ verb: 'wallets.load', shown: false }])
    test.script.answer(walletEndpoints.merchantWallet, [])
    await test.clock.advance(10_000)
    expect(await test.wallet.loadWallets()).toEqual(DONE)
  })

  it('[WALLET-05] the symbol follows language, merchant and platform', async () => {
    const plain = open()
    expect(plain.wallet.format('1')).toBe('¥1.00')
    expect(plain.wallet.format(null)).toBe('¥0.00')
    plain.script.answer(platformEndpoints.siteFlags, { currencySymbol: '$' })
    await plain.platform.refresh()
    expect(plain.wallet.format('1')).toBe('$1.00')
    const own = open({ config: { currency: { symbol: '€', byLanguage: { EN: '₱' } } } })
    expect(own.wallet.format('1')).toBe('₱1.00')
    own.languages.setLanguage('TY')
    expect(own.wallet.$symbol.get()).toBe('€')
  })
})

describe('the member', () => {
  const answerAll = (test: ReturnType<typeof open>) => {
    test.script.answer(memberEndpoints.memberInfo, me)
    test.script.answer(walletEndpoints.walletLoad, { sumBalance: '5' })
    test.script.answer(sessionEndpoints.sessionRenew, {})
  }

  it('[MEMBER-01][SESSION-11][PDATA-08] is shown by nickname, else by account', () => {
    expect(displayName({ nickname: 'Mara', account: 'a1' })).toBe('Mara')
    for (const nickname of ['', '  ', undefined]) expect(displayName({ nickname, account: 'a1' })).toBe('a1')
  })

  it('[HEADER-05][MEMBER-01] member info, balance and renewal are fetched together, once each', async () => {
    const test = open()
    answerAll(test)
    await Promise.all([test.member.refresh(), test.member.refresh()])
    for (const endpoint of [memberEndpoints.memberInfo, walletEndpoints.walletLoad, sessionEndpoints.sessionRenew])
      expect(test.script.requestsOf(endpoint)).toHaveLength(1)
    expect(test.member.$info.get()).toEqual({
      status: 'ready',
      refreshing: false,
      stale: false,
      data: { id: '7', type: 0, nickname: 'Mara', account: 'demo', label: 'VIP 3', displayName: 'Mara', raw: me },
    })
    expect(test.wallet.$state.get().data?.amount).toBe('5')
    await test.member.refresh()
    expect(test.script.requestsOf(memberEndpoints.memberInfo)).toHaveLength(2)
  })

  it('[PDATA-12] keeps what the specification does not name, and does without what may be missing', async () => {
    const test = open()
    answerAll(test)
    test.script.on(memberEndpoints.memberInfo, () =>
      json({ success: true, value: { id: 7, type: '0', account: 'demo', vip: { at: 3 } } }),
    )
    await test.member.refresh()
    expect(test.member.$info.get()).toMatchObject({
      status: 'ready',
      data: { id: '7', displayName: 'demo', label: undefined, raw: { vip: { at: 3 } } },
    })
  })

  it('[MEMBER-01] may come without a label', async () => {
    const test = open()
    answerAll(test)
    for (const clubLabel of [null, undefined, { labelName: '' }]) {
      test.script.answer(memberEndpoints.memberInfo, { ...me, nickname: ' ', clubLabel })
      await test.member.refresh()
      expect(test.member.$info.get()).toMatchObject({ data: { label: undefined, displayName: 'demo' } })
    }
  })

  it('[HEADER-05] nothing is fetched for guests', async () => {
    const test = open({ guest: true })
    await test.member.refresh()
    expect(test.script.requests).toEqual([])
  })

  it('[SESSION-11] is forgotten on logout, late answers included', async () => {
    const test = open()
    answerAll(test)
    const late = deferred<Response>()
    test.script.on(memberEndpoints.memberInfo, () => late.promise)
    const refreshing = test.member.refresh()
    await test.session.signOut()
    late.resolve(json({ success: true, value: me }))
    await refreshing
    expect(test.member.$info.get()).toEqual({ status: 'idle' })
  })

  it('[HEADER-05] one part that fails does not spoil the others', async () => {
    const test = open()
    answerAll(test)
    test.script.on(memberEndpoints.memberInfo, () => new Response('', { status: 500 }))
    await test.member.refresh()
    expect(test.member.$info.get()).toMatchObject({ status: 'failed' })
    expect(test.wallet.$state.get().data?.amount).toBe('5')
  })
})
