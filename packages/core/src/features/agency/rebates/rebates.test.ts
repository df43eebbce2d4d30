import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { GAME_GROUPS } from '../../../config/code-lists.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { createCashierBrowsers } from '../../../testing/cashier-browser.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import type { RebateRates } from '../team/team.ts'
import type { RateForm } from './rate-form.ts'
import { type RebatePage, type RebateSettings, rebates } from './rebates.ts'

/** A direct member of `agent2`. */
const MEMBER = '110001'

async function open() {
  const test = createTestFoyer({
    path: '/m/member/agent/agentRebeat',
    config: { http: { retries: 0 } },
    fetch: (request) => sandbox.fetch(request),
  })
  const sandbox = createSandbox({ clock: test.clock })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    sandbox.dispose()
    expect(test.leftovers()).toEqual([])
  })
  unwrap(await test.foyer.use(signIn).withPassword({ username: 'agent2', password: 'Foyer2026' }))
  await test.idle()
  const page = test.foyer.use(rebates).page(MEMBER)
  onTestFinished(() => page.dispose())
  unwrap(await page.load())
  const shown = (): RebateSettings => {
    const { data } = page.$state.get()
    if (data === undefined) throw new Error('no rates')
    return data
  }
  /** What is given now, with the highest rate of slots that can be given. */
  const highest: RebateRates = { ...shown().rates, slots: shown().bounds.ceiling.slots }
  return { ...test, sandbox, page, shown, highest }
}

it('sets and shows the rates when the caller aborts, whose result comes at once', async () => {
  const { page, shown, highest, sandbox, clock, idle } = await open()
  await sandbox.control.setFault({ endpoint: 'rebateSet', kind: 'slow', delayMs: 3000, times: 1 })
  const stopped = new AbortController()
  const saving = page.save(highest, { signal: stopped.signal })
  stopped.abort()
  expect((await saving).error?.code).toBe('request.aborted')
  expect(page.$saving.get()).toBe('sending')
  await clock.advance(3000)
  await idle()
  expect([page.$saving.get(), shown().next?.rates]).toEqual(['idle', highest])
})

it('[TEAM-11] is unknown after lost answers until a refresh shows the rates', async () => {
  const { page, shown, highest, sandbox, clock, events } = await open()
  await sandbox.control.setFault({ endpoint: 'rebateSet', kind: 'truncated', times: 2 })
  const lost = page.save(highest)
  await clock.advance(1000)
  expect((await lost).ok).toBe(false)
  expect([page.$saving.get(), shown().next, events.toastKeys]).toEqual(['unknown', undefined, []])
  unwrap(await page.refresh())
  expect([page.$saving.get(), shown().next?.rates]).toEqual(['idle', highest])
})

it('sends nothing offline, and does not call that unknown', async () => {
  const { page, highest, ports, events } = await open()
  ports.network.setOnline(false)
  expect((await page.save(highest)).error?.code).toBe('network.offline')
  // The page says so.
  expect([page.$saving.get(), events.toastKeys]).toEqual(['idle', []])
  ports.network.setOnline(true)
  unwrap(await page.save(highest))
})

it('[TEAM-11] is refused, without a toast, when the first request is one too many', async () => {
  const { page, highest, sandbox, events } = await open()
  await sandbox.control.setFault({ endpoint: 'rebateSet', kind: 'status:429', times: 1 })
  expect((await page.save(highest)).error?.code).toBe('too.many')
  expect([page.$saving.get(), events.toastKeys]).toEqual(['idle', []])
  unwrap(await page.save(highest))
})

it('does not show the rates of one agent to the next', async () => {
  const { page, foyer, idle } = await open()
  unwrap(await foyer.use(signIn).withPassword({ username: 'agent41', password: 'Foyer2026' }))
  await idle()
  expect([page.$state.get(), page.$saving.get()]).toEqual([{ status: 'idle' }, 'idle'])
  expect((await page.load()).error?.code).toBe('request.aborted')
})

it('keeps edited rates over a reload, for their agent alone, until they are set', async () => {
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
    const page = (memberId = MEMBER) => {
      const made = tab.foyer.use(rebates).page(memberId)
      onTestFinished(() => made.dispose())
      return made
    }
    return { ...tab, enter, page }
  }
  const first = await openTab()
  await first.enter('agent2')
  const typed = { slots: '0.9', live: '0.80', sports: '', lottery: '0.10' }
  const type = (form: RateForm) => {
    for (const group of GAME_GROUPS) form.set(group, typed[group])
  }
  const opened = first.page()
  unwrap(await opened.load())
  const { rates: start, bounds } = opened.$state.get().data ?? {}
  if (start === undefined || bounds === undefined) throw new Error('no rates')
  const formOf = (page: RebatePage) => {
    const form = page.form({ start, bounds, languageTag: () => 'en' })
    onTestFinished(form.dispose)
    return form
  }
  type(formOf(opened))
  const { page, enter } = await openTab()
  const valuesOf = (page: RebatePage) => formOf(page).$state.get().values
  expect(valuesOf(page())).toEqual(typed)
  expect(valuesOf(page('110002'))).toEqual(start)
  const shown = page()
  unwrap(await shown.load())
  const form = formOf(shown)
  expect(form.$rates.get()).toBeUndefined()
  form.set('sports', start.sports)
  form.set('live', start.live)
  form.set('slots', start.slots)
  form.set('lottery', bounds.floor.lottery)
  expect(form.$rates.get()).toEqual({ ...start, lottery: bounds.floor.lottery })
  unwrap(await form.submit())
  expect(valuesOf(page())).toEqual(start)
  type(form)
  await enter('agent41')
  expect([form.$state.get().values, valuesOf(page())]).toEqual([start, start])
})

it('[TEAM-11] sets the rates once when a refresh and more taps come meanwhile, and refuses other rates', async () => {
  const { page, highest, shown, sandbox, clock } = await open()
  await sandbox.control.setFault({ endpoint: 'rebateSet', kind: 'slow', delayMs: 3000, times: 1 })
  const saving = page.save(highest)
  await page.refresh()
  expect(page.$saving.get()).toBe('sending')
  const joined = page.save({ ...highest })
  expect((await page.save(shown().rates)).error?.code).toBe('request.aborted')
  await clock.advance(3000)
  unwrap(await saving)
  unwrap(await joined)
  expect(sandbox.control.log().filter(({ endpoint }) => endpoint === 'rebateSet')).toHaveLength(1)
})

it('[TEAM-11] refuses other rates while it finds out what became of lost ones', async () => {
  const { page, highest, shown, sandbox, clock, idle } = await open()
  await sandbox.control.setFault({ endpoint: 'rebateSet', kind: 'truncated', times: 1 })
  const lost = page.save(highest)
  await idle()
  expect(page.$saving.get()).toBe('unknown')
  expect((await page.save(shown().rates)).error?.code).toBe('request.aborted')
  await clock.advance(1000)
  unwrap(await lost)
  expect(shown().next?.rates).toEqual(highest)
})

it('[TEAM-11] stays unknown when a refresh that is older than the change is answered', async () => {
  const { page, shown, highest, sandbox, clock } = await open()
  await sandbox.control.setFault({ endpoint: 'rebateGet', kind: 'slow', delayMs: 3000, times: 1 })
  const earlier = page.refresh()
  await sandbox.control.setFault({ endpoint: 'rebateSet', kind: 'truncated', times: 2 })
  const lost = page.save(highest)
  await clock.advance(1000)
  expect((await lost).ok).toBe(false)
  await clock.advance(3000)
  unwrap(await earlier)
  expect(page.$saving.get()).toBe('unknown')
  unwrap(await page.refresh())
  expect([page.$saving.get(), shown().next?.rates]).toEqual(['idle', highest])
})

it('reads the rates again when a refresh after the change meets an older one', async () => {
  const { page, shown, highest, sandbox, clock } = await open()
  await sandbox.control.setFault({ endpoint: 'rebateGet', kind: 'slow', delayMs: 5000, times: 1 })
  void page.refresh()
  await sandbox.control.setFault({ endpoint: 'rebateSet', kind: 'truncated', times: 2 })
  const lost = page.save(highest)
  await clock.advance(1000)
  expect((await lost).ok).toBe(false)
  unwrap(await page.refresh())
  expect([page.$saving.get(), shown().next?.rates]).toEqual(['idle', highest])
})
