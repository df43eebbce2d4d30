import { expect, it } from 'vitest'
import { parseConfig } from '../check-config/parse-config.ts'
import { deferred } from '../testing/deferred.ts'
import { recordEvents } from '../testing/event-recorder.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { FoyerError } from './errors.ts'
import { createEmitter, type FailureEvent, type FoyerEvents } from './events.ts'
import { createLog, type LogEntry } from './log.ts'
import { createReportFailure } from './report-failure.ts'
import { DONE, type Result, safe, succeeded, untilAborted, unwrap } from './result.ts'
import { createToasts } from './toasts.ts'

const refusal = new FoyerError({ code: 'no.permission' })

function reporter() {
  const clock = createManualClock()
  const bus = createEmitter<FoyerEvents>(createLog(() => 0))
  const { toasts: shown } = recordEvents(bus)
  const failures: FailureEvent[] = []
  const entries: LogEntry[] = []
  const log = createLog(() => clock.now())
  log.on((entry) => entries.push(entry))
  bus.on('failure', (failure) => failures.push(failure))
  const toasts = createToasts(bus, parseConfig({ merchant: 'demo' }), { clock, network: { isOnline: () => true } })
  return { report: createReportFailure(bus, toasts, log), shown, failures, entries }
}

it('a promise that rejects becomes a result, and a result gives its data or throws', async () => {
  expect(await safe(Promise.resolve(7))).toEqual({ ok: true, data: 7 })
  expect(await safe(Promise.reject(refusal))).toEqual({ ok: false, error: refusal })
  expect((await safe(Promise.reject(new TypeError('a bug')))).error?.code).toBe('unknown')
  expect(unwrap(succeeded('text'))).toBe('text')
  expect(unwrap(DONE)).toBeUndefined()
  expect(() => unwrap({ ok: false, error: refusal })).toThrow(refusal)
})

it('the failure of a verb is shown once, told once and logged without its values', () => {
  const { report, shown, failures, entries } = reporter()
  expect(report('wallet.load', refusal)).toEqual({ ok: false, error: refusal })
  expect(shown.map(({ key }) => key)).toEqual(['error.no.permission'])
  expect(failures).toEqual([{ verb: 'wallet.load', error: refusal, shown: true }])
  expect(entries.map(({ event, data }) => [event, data])).toEqual([
    ['verb.failed', { verb: 'wallet.load', code: 'no.permission' }],
  ])
})

it('silent leaves the toast out and nothing else; an abort is told to nobody', () => {
  const { report, shown, failures } = reporter()
  report('wallet.load', refusal, { silent: true })
  report('wallet.load', new FoyerError({ code: 'request.aborted' }))
  expect(shown).toEqual([])
  expect(failures.map((failure) => failure.shown)).toEqual([false])
})

it('whoever waits with a signal is let go when it aborts; the others go on waiting', async () => {
  const { promise, resolve } = deferred<Result>()
  const leaving = new AbortController()
  const waiting = untilAborted(promise, leaving.signal)
  const staying = untilAborted(promise, new AbortController().signal)
  leaving.abort()
  expect((await waiting).error?.code).toBe('request.aborted')
  expect((await untilAborted(promise, leaving.signal)).error?.code).toBe('request.aborted')
  resolve(DONE)
  expect(await staying).toBe(DONE)
  expect(await untilAborted(promise, undefined)).toBe(DONE)
})
