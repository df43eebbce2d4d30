import { expect, it } from 'vitest'
import { createManualClock, eventLoopTurns } from '../testing/manual-clock.ts'
import { createMemoryLocks, memoryPorts } from './memory.ts'
import { createMemoryNavigation } from './memory-navigation.ts'
import { createMemoryNetwork } from './memory-network.ts'
import { createMemoryStorage } from './memory-storage.ts'

it('a navigation keeps a history', () => {
  const navigation = createMemoryNavigation('/m/home')
  const causes: string[] = []
  const stop = navigation.onChange((cause) => causes.push(`${cause} ${navigation.current()}`))
  navigation.push('/m/help')
  navigation.push('/m/set')
  navigation.back()
  expect(navigation.behind()).toEqual(['/m/home'])
  navigation.replace('/m/app')
  navigation.go(1)
  navigation.go(5)
  navigation.go(-2)
  navigation.back()
  navigation.push('/m/agent')
  expect(causes).toEqual([
    'push /m/help',
    'push /m/set',
    'pop /m/help',
    'replace /m/app',
    'pop /m/set',
    'pop /m/home',
    'push /m/agent',
  ])
  navigation.go(1)
  expect(navigation.current()).toBe('/m/agent')
  navigation.assign('https://game.test/')
  expect(navigation.assigned).toEqual(['https://game.test/'])
  stop()
  expect(navigation.listeners).toBe(0)
})

it('tabs share a store and hear of each other, not of themselves', () => {
  const storage = createMemoryStorage({ a: '1' })
  const other = storage.tab()
  const heard: (string | null)[] = []
  other.onChange((key) => heard.push(key))
  storage.set('a', '2')
  storage.set('a', '2')
  storage.remove('a')
  storage.remove('a')
  other.set('b', '3')
  storage.clear()
  expect(heard).toEqual(['a', 'a', null])
  expect(other.keys()).toEqual([])
})

it('a denied store throws on everything, a full one on writing only', () => {
  const storage = createMemoryStorage({ a: '1' })
  storage.behaviour = 'quota'
  expect(storage.get('a')).toBe('1')
  expect(() => storage.set('b', '2')).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
  storage.behaviour = 'denied'
  for (const use of [
    () => storage.get('a'),
    () => storage.set('a', ''),
    () => storage.remove('a'),
    () => storage.keys(),
  ]) {
    expect(use).toThrow(expect.objectContaining({ name: 'SecurityError' }))
  }
})

it('a lock is held by one at a time, in order, and whoever gives up waiting is passed over', async () => {
  const locks = createMemoryLocks()
  const order: string[] = []
  const ends: (() => void)[] = []
  const take = (name: string, signal = new AbortController().signal) =>
    locks.hold('a', signal, async () => {
      order.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const impatient = new AbortController()
  const [first, second, third] = [take('first'), take('second', impatient.signal), take('third')]
  await eventLoopTurns(1)
  expect(order).toEqual(['first'])
  expect(await locks.hold('b', impatient.signal, async () => 'another name')).toBe('another name')
  impatient.abort(new Error('enough'))
  await expect(second).rejects.toThrow('enough')
  await expect(take('never', impatient.signal)).rejects.toThrow('enough')
  ends.shift()?.()
  expect(await first).toBe('first')
  await eventLoopTurns(1)
  expect(order).toEqual(['first', 'third'])
  ends.shift()?.()
  expect(await third).toBe('third')
  await expect(
    locks.hold('a', new AbortController().signal, () => Promise.reject(new Error('broken'))),
  ).rejects.toThrow('broken')
  expect(await locks.hold('a', new AbortController().signal, async () => 'free')).toBe('free')
})

it('a network counts what is open and breaks when switched off', async () => {
  let response = (_: Response) => {}
  const network = createMemoryNetwork(
    () =>
      new Promise((resolve) => {
        response = resolve
      }),
  )
  const changes: boolean[] = []
  const stop = network.onChange((online) => changes.push(online))
  const open = network.fetch(new Request('https://foyer.test/a'))
  expect(network.inFlight).toEqual(['GET /a'])
  response(new Response('ok'))
  expect((await open).status).toBe(200)
  expect(network.inFlight).toEqual([])
  network.setOnline(false)
  network.setOnline(false)
  await expect(network.fetch(new Request('https://foyer.test/a'))).rejects.toThrow(TypeError)
  stop()
  network.setOnline(true)
  expect(changes).toEqual([false])
})

it('timers fire in order, each at its own time, and what they set off runs before the next', async () => {
  const clock = createManualClock({ now: 0 })
  const order: string[] = []
  const note = (name: string) => order.push(`${name} ${clock.now()}`)
  clock.setTimeout(() => note('b'), 20)
  clock.setTimeout(() => {
    note('a')
    void Promise.resolve().then(() => clock.setTimeout(() => note('set off by a'), 5))
  }, 10)
  clock.clearTimeout(clock.setTimeout(() => note('never'), 1))
  await clock.advance(25)
  expect(order).toEqual(['a 10', 'set off by a 15', 'b 20'])
  expect(clock.now()).toBe(25)
  clock.setTimeout(() => note('late'), 10)
  clock.sleep(100)
  expect(clock.pending).toEqual([-90])
  await clock.advance(0)
  expect(order.at(-1)).toBe('late 125')
})

it('without options the ports are those of the platform', async () => {
  const ports = memoryPorts()
  expect(ports.clock.now()).toBeGreaterThan(Date.UTC(2026, 0, 1))
  let fired = false
  ports.clock.clearTimeout(
    ports.clock.setTimeout(() => {
      fired = true
    }, 0),
  )
  await new Promise<void>((resolve) => ports.clock.setTimeout(resolve, 0))
  expect(fired).toBe(false)
  const random = ports.random.next()
  expect(random).toBeGreaterThanOrEqual(0)
  expect(random).toBeLessThan(1)
  expect(ports.crypto.subtle).toBeDefined()
  expect(ports.device).toMatchObject({ origin: '', standalone: false })
  await expect(ports.network.fetch(new Request('http://127.0.0.1:1/'))).rejects.toThrow()
  ports.visibility.setVisible(false)
  ports.visibility.setVisible(false)
  expect(ports.visibility.isVisible()).toBe(false)
})
