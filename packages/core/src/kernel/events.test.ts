import { expect, it } from 'vitest'
import { FoyerError } from './errors.ts'
import { createEmitter, errorMessage, problemKey } from './events.ts'
import { createLog, type LogEntry } from './log.ts'

it('tells listeners until they leave or the bus is cleared', () => {
  const bus = createEmitter<{ said: (text: string) => void }>(createLog(() => 0))
  const heard: string[] = []
  const leave = bus.on('said', (text) => heard.push(`a ${text}`))
  bus.on('said', (text) => heard.push(`b ${text}`))
  bus.emit('said', '1')
  leave()
  bus.emit('said', '2')
  bus.clear()
  bus.emit('said', '3')
  expect(heard).toEqual(['a 1', 'b 1', 'b 2'])
})

it('log entries carry level, event and time', () => {
  const log = createLog(() => 7)
  const entries: LogEntry[] = []
  const leave = log.on((entry) => entries.push(entry))
  log.debug('a')
  log.warn('b', { ms: 1 })
  log.error('c')
  leave()
  log.error('d')
  expect(entries).toEqual([
    { level: 'debug', event: 'a', at: 7 },
    { level: 'warn', event: 'b', at: 7, data: { ms: 1 } },
    { level: 'error', event: 'c', at: 7 },
  ])
})

it.each([
  [{ code: 'unknown', status: 500 }, 'problem.action'],
  [{ code: 'unknown', status: 504 }, 'problem.action'],
  [{ code: 'system.upgrading', status: 502 }, 'problem.action'],
  [{ code: 'system.upgrading', status: 503, serverMessage: 'Service unavailable' }, 'problem.action'],
  [{ code: 'network.timeout', status: 504 }, 'problem.action'],
  // No answer of the platform.
  [{ code: 'network.timeout' }, 'error.network.timeout'],
  // A refusal: nothing was done.
  [{ code: 'system.upgrading', status: 200 }, 'error.system.upgrading'],
  [{ code: 'unknown', status: 400 }, 'error.unknown'],
  [{ code: 'unknown' }, 'error.unknown'],
  // The words of the platform, and those of its code, say more.
  [{ code: 'unknown', status: 500, serverMessage: 'Closed today' }, 'error.unknown'],
  [{ code: 'limit.reached', status: 500 }, 'error.limit.reached'],
] as const)('what became of it is told after 5xx without words: %j', (init, key) => {
  const error = new FoyerError(init)
  expect(errorMessage(error, problemKey(error, 'action')).key).toBe(key)
})

it.each([
  [{ code: 'unknown', status: 500 }, 'problem.read'],
  [{ code: 'system.upgrading', status: 503 }, 'error.system.upgrading'],
] as const)('of what was only asked for, a code says enough: %j', (init, key) => {
  const error = new FoyerError(init)
  expect(errorMessage(error, problemKey(error, 'read')).key).toBe(key)
})
