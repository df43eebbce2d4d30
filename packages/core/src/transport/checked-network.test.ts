import { describe, expect, it, onTestFinished } from 'vitest'
import { contract } from '../contract.ts'
import { createFoyer } from '../create-foyer.ts'
import { signIn } from '../features/auth/sign-in/sign-in.ts'
import { games } from '../features/lobby/games/games.ts'
import { createLog } from '../kernel/log.ts'
import { createScope } from '../kernel/scope.ts'
import { memoryPorts } from '../ports/memory.ts'
import type { Network } from '../ports/ports.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { json } from '../testing/scripted-platform.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { createCheckedNetwork } from './checked-network.ts'

const ADDRESS = 'https://foyer.test'

/** A device that says offline. `answers` is whether requests are answered all the same. */
function device(answers: boolean) {
  const state = { says: false, answers, hangs: false }
  const listeners = new Set<(isOnline: boolean) => void>()
  const sent: string[] = []
  const network: Network = {
    async fetch(request) {
      sent.push(`${request.method} ${new URL(request.url).pathname}`)
      if (state.hangs) {
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        })
      }
      if (!state.answers) throw new TypeError('Failed to fetch')
      return json({ success: true, value: { games: [] } })
    },
    isOnline: () => state.says,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const say = (says: boolean) => {
    state.says = says
    for (const listener of [...listeners]) listener(says)
  }
  return { network, sent, say, state, listeners }
}

describe('the check of the network', () => {
  function checked(answers: boolean) {
    const host = device(answers)
    const clock = createManualClock()
    const scope = createScope(clock, createLog(clock.now))
    const network = createCheckedNetwork(host.network, scope, ADDRESS)
    const heard: boolean[] = []
    network.onChange((isOnline) => heard.push(isOnline))
    return { ...host, clock, scope, network, heard }
  }

  it('[ERR-17] believes the device when a request fails', async () => {
    const { network, heard } = checked(false)
    expect([await network.check(), network.isOnline(), heard]).toEqual([false, false, []])
  })

  it('[ERR-17] proves the device wrong by one answer, for all callers at once', async () => {
    const { network, heard, sent } = checked(true)
    expect(await Promise.all([network.check(), network.check()])).toEqual([true, true])
    expect([network.isOnline(), heard, sent]).toEqual([true, [true], ['HEAD /']])
    await network.check()
    expect(sent).toHaveLength(1)
  })

  it('[ERR-17] believes the device again when it says something else', async () => {
    const { network, say, state } = checked(true)
    await network.check()
    say(true)
    state.answers = false
    say(false)
    expect([network.isOnline(), await network.check()]).toEqual([false, false])
  })

  it('[ERR-17] believes the device when nothing answers for three seconds', async () => {
    const { network, state, clock } = checked(true)
    state.hangs = true
    let isOnline: boolean | undefined
    void network.check().then((found) => {
      isOnline = found
    })
    await clock.advance(2999)
    expect(isOnline).toBeUndefined()
    await clock.advance(1)
    expect(isOnline).toBe(false)
    state.hangs = false
    expect(await network.check()).toBe(true)
  })

  it('[ERR-17] leaves no listener behind when the client ends', async () => {
    const { network, scope, listeners } = checked(true)
    await network.check()
    expect(listeners.size).toBe(2)
    scope.dispose()
    expect(listeners.size).toBe(1)
  })
})

describe('a client on a device that says offline', () => {
  function open(answers: boolean) {
    const host = device(answers)
    const bench = createTestBench({})
    const foyer = createFoyer({
      merchant: 'demo',
      ports: { ...memoryPorts({ clock: bench.clock, device: { origin: ADDRESS } }), network: host.network },
    })
    onTestFinished(foyer.dispose)
    foyer.start()
    return { ...bench, ...host, foyer }
  }

  it('[ERR-17] loads lists and takes away the banner when requests are answered', async () => {
    const { foyer, idle } = open(true)
    await idle()
    expect([foyer.$connection.get(), foyer.$online.get()]).toEqual(['online', true])
    const list = foyer.use(games).list({ category: 'RNG' })
    const loaded = list.load()
    await idle()
    expect((await loaded).ok).toBe(true)
  })

  it('[ERR-17] says No Internet, and sends no call, when none is answered', async () => {
    const { foyer, idle, sent } = open(false)
    await idle()
    expect(foyer.$connection.get()).toBe('offline')
    const done = foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' })
    await idle()
    expect((await done).error).toMatchObject({ code: 'network.offline', endpoint: contract.login.id })
    expect(new Set(sent)).toEqual(new Set(['HEAD /']))
  })
})
