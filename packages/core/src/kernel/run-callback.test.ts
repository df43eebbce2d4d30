import { expect, it } from 'vitest'
import { createEmitter } from './events.ts'
import { createLog, type LogEntry } from './log.ts'
import { runCallback } from './run-callback.ts'
import { readOnly, writable } from './store.ts'

function openLog() {
  const log = createLog(() => 0)
  const entries: LogEntry[] = []
  log.on((entry) => entries.push(entry))
  return { log, entries }
}

const mistake = new TypeError('a mistake of the host')
const failing = async () => Promise.reject(mistake)
/** The reactions of promises have run before a message of a channel arrives. */
const settled = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage('settled')
  })
const failureOf = (of: string) => expect.objectContaining({ event: 'callback.failed', data: { of }, error: mistake })

it('logs the rejection of an asynchronous callback once', async () => {
  const { log, entries } = openLog()
  runCallback(log, 'rebates.save', failing)
  await settled()
  expect(entries).toEqual([failureOf('rebates.save')])
})

it('logs the rejection of a thenable that is no promise, and a `then` that throws', async () => {
  const { log, entries } = openLog()
  const thenable = (act: (fail: (error: unknown) => void) => void): unknown => ({
    // biome-ignore lint/suspicious/noThenProperty: code of the host may return any thenable.
    then: (_done: unknown, fail: (error: unknown) => void) => act(fail),
  })
  runCallback(log, 'first', () => thenable((fail) => fail(mistake)))
  runCallback(log, 'second', () =>
    thenable(() => {
      throw mistake
    }),
  )
  await settled()
  expect(entries).toEqual([failureOf('first'), failureOf('second')])
})

it('logs the rejection of an asynchronous listener of a store and of an event', async () => {
  const { log, entries } = openLog()
  const $count = writable(0)
  readOnly($count, log).listen(failing)
  const emitter = createEmitter<{ made: () => void }>(log)
  emitter.on('made', failing)
  $count.set(1)
  emitter.emit('made')
  await settled()
  expect(entries).toEqual([failureOf('store'), failureOf('event.made')])
})

it('reports the rejection of an asynchronous listener of the log to the other listeners, without an end', async () => {
  const { log, entries } = openLog()
  log.on(failing)
  log.warn('news')
  await settled()
  expect(entries).toEqual([expect.objectContaining({ event: 'news' }), failureOf('log')])
})
