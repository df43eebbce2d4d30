import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { createCashierBrowsers } from '../../../testing/cashier-browser.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import type { RebateRates } from '../team/team.ts'
import { type RebateSettings, rebates } from './rebates.ts'

/** A direct member of `agent2`. */
const MEMBER = '110001'

async function open() {
  const sandbox = createSandbox()
  const test = createTestFoyer({
    path: '/m/member/agent/agentRebeat',
    config: { http: { retries: 0 } },
    fetch: (request) => sandbox.fetch(request),
  })
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

it('[AGENT-15] whoever gives up waiting has the answer at once; the rates are set all the same, and shown', async () => {
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

it('[AGENT-15] without an answer it is not known whether the rates are set, and a look tells', async () => {
  const { page, shown, highest, sandbox, clock, events } = await open()
  await sandbox.control.setFault({ endpoint: 'rebateSet', kind: 'truncated', times: 2 })
  const lost = page.save(highest)
  await clock.advance(1000)
  expect((await lost).ok).toBe(false)
  expect([page.$saving.get(), shown().next, events.toastKeys]).toEqual(['unknown', undefined, []])
  unwrap(await page.refresh())
  expect([page.$saving.get(), shown().next?.rates]).toEqual(['idle', highest])
})

it('[AGENT-15] on a device that is offline nothing is sent, which is known', async () => {
  const { page, highest, ports, events } = await open()
  ports.network.setOnline(false)
  expect((await page.save(highest)).error?.code).toBe('network.offline')
  // The page says so.
  expect([page.$saving.get(), events.toastKeys]).toEqual(['idle', []])
  ports.network.setOnline(true)
  unwrap(await page.save(highest))
})

it('[AGENT-15] what was asked too often is not set, for certain: it is not sent again by itself, and the page alone tells', async () => {
  const { page, highest, sandbox, events } = await open()
  await sandbox.control.setFault({ endpoint: 'rebateSet', kind: 'status:429', times: 1 })
  expect((await page.save(highest)).error?.code).toBe('too.many')
  expect([page.$saving.get(), events.toastKeys]).toEqual(['idle', []])
  unwrap(await page.save(highest))
})

it('[AGENT-15] what one agent has seen is not shown to the next', async () => {
  const { page, foyer, idle } = await open()
  unwrap(await foyer.use(signIn).withPassword({ username: 'agent41', password: 'Foyer2026' }))
  await idle()
  expect([page.$state.get(), page.$saving.get()]).toEqual([{ status: 'idle' }, 'idle'])
  expect((await page.load()).error?.code).toBe('request.aborted')
})

it('[AGENT-15] edited rates are there again after a reload, for their agent alone, until they are set', async () => {
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
  first.page().typed.type({ rates: typed })
  const { page, enter } = await openTab()
  expect(page().typed.$typed.get()).toEqual({ rates: typed })
  expect(page('110002').typed.$typed.get()).toEqual({})
  const shown = page()
  unwrap(await shown.load())
  const { rates } = shown.$state.get().data ?? {}
  if (rates === undefined) throw new Error('no rates')
  unwrap(await shown.save(rates))
  expect([shown.typed.$typed.get(), page().typed.$typed.get()]).toEqual([{}, {}])
  shown.typed.type({ rates: typed })
  await enter('agent41')
  expect([shown.typed.$typed.get(), page().typed.$typed.get()]).toEqual([{}, {}])
})

it('[AGENT-15] rates that are being set are set once, though the page is asked for anew meanwhile', async () => {
  const { page, highest, sandbox, clock, idle } = await open()
  await sandbox.control.setFault({ endpoint: 'rebateSet', kind: 'slow', delayMs: 3000, times: 1 })
  const saving = page.save(highest)
  await page.refresh()
  expect(page.$saving.get()).toBe('sending')
  expect((await page.save(highest)).error?.code).toBe('request.aborted')
  await clock.advance(3000)
  await idle()
  unwrap(await saving)
  expect(sandbox.control.log().filter(({ endpoint }) => endpoint === 'rebateSet')).toHaveLength(1)
})

it('[AGENT-15] a look that was asked for before the rates were sent settles nothing', async () => {
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
