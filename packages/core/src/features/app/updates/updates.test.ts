import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoint } from '../../../kernel/endpoint.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { nothing } from '../../../transport/wire-schemas.ts'
import { createUpdates } from './updates.ts'
import type { WatchedRegistration, WatchedWorker } from './watch-worker.ts'

const SCRIPT = 'https://site.test/m/sw.js'

function fakeWorker(scriptURL = SCRIPT) {
  const listeners = new Set<() => void>()
  const worker = {
    scriptURL,
    state: 'installing',
    postMessage: () => {},
    addEventListener: (_: 'statechange', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: 'statechange', listener: () => void) => void listeners.delete(listener),
    become(state: string) {
      worker.state = state
      for (const listener of [...listeners]) listener()
    },
    listeners,
  }
  return worker
}

function fakeRegistration() {
  const listeners = new Set<() => void>()
  const workers: { installing: WatchedWorker | null; waiting: WatchedWorker | null; active: WatchedWorker | null } = {
    installing: null,
    waiting: null,
    active: null,
  }
  const registration: WatchedRegistration = {
    get installing() {
      return workers.installing
    },
    get waiting() {
      return workers.waiting
    },
    get active() {
      return workers.active
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  }
  return {
    registration,
    workers,
    listeners,
    find(worker: WatchedWorker) {
      workers.installing = worker
      for (const listener of [...listeners]) listener()
    },
    /** Installed; it waits until it takes over. */
    install(worker: ReturnType<typeof fakeWorker>) {
      workers.installing = null
      workers.waiting = worker
      worker.become('installed')
    },
    takeOver(worker: ReturnType<typeof fakeWorker>) {
      workers.waiting = null
      worker.become('activating')
    },
  }
}

function open() {
  const test = createTestContext()
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const updates = createUpdates(test.context)
  const browser = fakeRegistration()
  return { ...test, ...browser, updates, reason: () => updates.$reason.get() }
}

/** Finds a worker that long after the registration, and lets it wait long enough. */
async function findAfter(ms: number, script = SCRIPT) {
  const test = open()
  test.updates.watch(test.registration, SCRIPT)
  await test.clock.advance(ms)
  const worker = fakeWorker(script)
  test.find(worker)
  test.install(worker)
  await test.clock.advance(SPEC_CONSTANTS.worker.waitingMs)
  return { ...test, worker }
}

describe('a worker that waits', () => {
  it('[SW-01] is told of once it has waited for 200 ms, and not before', async () => {
    const { updates, registration, find, install, takeOver, clock, reason } = open()
    updates.watch(registration, SCRIPT)
    const worker = fakeWorker()
    find(worker)
    await clock.advance(5000)
    expect(reason()).toBeUndefined()
    const short = fakeWorker()
    find(short)
    await clock.advance(100)
    install(short)
    await clock.advance(199)
    expect(reason()).toBeUndefined()
    takeOver(short)
    install(worker)
    await clock.advance(199)
    expect(reason()).toBeUndefined()
    await clock.advance(1)
    expect(reason()).toMatchObject({ type: 'waiting', worker })
  })

  it('[SW-01] is not told of where it takes over after 150 ms', async () => {
    const { updates, registration, find, install, takeOver, clock, reason } = open()
    updates.watch(registration, SCRIPT)
    const worker = fakeWorker()
    find(worker)
    install(worker)
    await clock.advance(150)
    takeOver(worker)
    await clock.advance(60_000)
    expect(reason()).toBeUndefined()
  })

  it('[SW-01] is told of at once where it waited before the page registered', () => {
    const { updates, registration, workers, reason } = open()
    workers.waiting = fakeWorker()
    updates.watch(registration, SCRIPT)
    expect(reason()).toMatchObject({ type: 'waiting', isExternal: false })
  })

  it('[SW-01] is told of too where it was being installed as the page registered', async () => {
    const { updates, registration, workers, install, clock, reason } = open()
    const worker = fakeWorker()
    workers.installing = worker
    updates.watch(registration, SCRIPT)
    install(worker)
    await clock.advance(200)
    expect(reason()).toMatchObject({ type: 'waiting', worker, isExternal: false })
  })

  it('[SW-01] is not told of after the end of the watch', async () => {
    const { updates, registration, find, install, clock, reason, listeners } = open()
    const end = updates.watch(registration, SCRIPT)
    const worker = fakeWorker()
    find(worker)
    install(worker)
    end()
    await clock.advance(1000)
    expect([reason(), listeners.size, worker.listeners.size]).toEqual([undefined, 0, 0])
  })

  it.each([
    [59_999, false],
    [60_000, false],
    [60_001, true],
  ])('[SW-02] found %i ms after the registration is external: %s', async (ms, isExternal) => {
    const { reason } = await findAfter(ms)
    expect(reason()).toMatchObject({ type: 'waiting', isExternal })
  })

  it('[SW-02] is external where it is the second, or has another script', async () => {
    const { reason, find, install, clock } = await findAfter(0)
    expect(reason()).toMatchObject({ isExternal: false })
    const second = fakeWorker()
    find(second)
    install(second)
    await clock.advance(200)
    expect(reason()).toMatchObject({ worker: second, isExternal: true })
    const other = await findAfter(0, `${SCRIPT}?2`)
    expect(other.reason()).toMatchObject({ isExternal: true })
    const before = open()
    before.workers.waiting = fakeWorker(`${SCRIPT}?2`)
    before.updates.watch(before.registration, SCRIPT)
    expect(before.reason()).toMatchObject({ isExternal: true })
  })
})

describe('the offer', () => {
  it('[SW-03] is made when nothing would be lost, and again after the last holder', async () => {
    const { updates } = await findAfter(0)
    expect(updates.$offered.get()).toBe(true)
    const endGame = updates.hold()
    const endForm = updates.hold()
    expect(updates.$offered.get()).toBe(false)
    endGame()
    endGame()
    expect(updates.$offered.get()).toBe(false)
    endForm()
    expect(updates.$offered.get()).toBe(true)
  })

  it('[SW-03] is not repeated after "later", until there is another version', async () => {
    const { updates, find, install, clock } = await findAfter(0)
    updates.later()
    expect(updates.$offered.get()).toBe(false)
    updates.hold()()
    expect(updates.$offered.get()).toBe(false)
    const next = fakeWorker()
    find(next)
    install(next)
    await clock.advance(200)
    expect(updates.$offered.get()).toBe(true)
  })

  it('[SW-03] what has to wait runs once, when nothing holds any more', () => {
    const { updates } = open()
    const ran: string[] = []
    updates.whenFree(() => ran.push('at once'))
    const end = updates.hold()
    updates.whenFree(() => ran.push('after the form'))
    updates.whenFree(() => ran.push('never'))()
    expect(ran).toEqual(['at once'])
    end()
    updates.hold()()
    expect(ran).toEqual(['at once', 'after the form'])
  })

  it('[SW-03] what has to wait runs once a call that changes something has ended, and waits for no question', async () => {
    const answers: (() => void)[] = []
    const { context, dispose } = createTestContext({
      fetch: () => new Promise((resolve) => answers.push(() => resolve(new Response('{"success":true,"value":null}')))),
    })
    onTestFinished(dispose)
    const updates = createUpdates(context)
    const send = (method: 'GET' | 'POST') =>
      context.call(
        defineEndpoint({ id: 'own', method, path: '/wps/own', input: z.object({}), output: nothing }),
        {},
        {},
      )
    const ran: string[] = []
    const asked = send('GET')
    updates.whenFree(() => ran.push('during a question'))
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers.pop()?.()
    await asked
    const changed = send('POST')
    updates.whenFree(() => ran.push('after a change'))
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    expect(ran).toEqual(['during a question'])
    answers.pop()?.()
    await changed
    expect(ran).toEqual(['during a question', 'after a change'])
  })

  it('[PERR-11] is made where the platform no longer answers this version, also after "later"', async () => {
    const { updates, context } = open()
    const outdated = createTestContext({
      fetch: async () => new Response('{"success":false,"code":"version.outdated"}', { status: 200 }),
    })
    const own = createUpdates(outdated.context)
    expect(updates.$offered.get()).toBe(false)
    await expect(
      outdated.context.call(
        (await import('../platform/endpoints.ts')).platformEndpoints.siteFlags,
        { merchantCode: context.config.merchant },
        {},
      ),
    ).rejects.toMatchObject({ code: 'client.outdated' })
    expect([own.$offered.get(), own.$reason.get()]).toEqual([true, { type: 'outdated' }])
    own.later()
    expect(own.$offered.get()).toBe(false)
    own.reportOutdated()
    expect(own.$offered.get()).toBe(true)
    outdated.dispose()
  })
})
