import { expect, it } from 'vitest'
import { parseConfig } from '../check-config/parse-config.ts'
import type { FoyerConfigInput } from '../config/config.ts'
import { recordEvents } from '../testing/event-recorder.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { FoyerError } from './errors.ts'
import { createEmitter, type FoyerEvents } from './events.ts'
import { createLog } from './log.ts'
import { createToasts } from './toasts.ts'

function bench(config: Partial<FoyerConfigInput> = {}) {
  const clock = createManualClock()
  const bus = createEmitter<FoyerEvents>(createLog(() => 0))
  const events = recordEvents(bus)
  const network = { online: true, isOnline: () => network.online }
  const toasts = createToasts(bus, parseConfig({ merchant: 'demo', ...config }), { clock, network })
  return { clock, events, network, toasts }
}

it('[TOAST-01][PCONST-03] success lasts 1 s, the others 1.5 s', () => {
  const { toasts, events } = bench()
  toasts.success('toast.saved')
  toasts.info('toast.info')
  toasts.error(new FoyerError({ code: 'user.invalid' }))
  expect(events.toasts.map(({ kind, ms }) => [kind, ms])).toEqual([
    ['success', 1000],
    ['info', 1500],
    ['error', 1500],
  ])
})

it('[TOAST-01][PCONST-03] the other layout has 3 s and 8 s', () => {
  const { toasts, events } = bench({ readings: { toastLayout: 'alt' } })
  toasts.success('toast.saved')
  toasts.info('toast.info')
  expect(events.toasts.map(({ ms }) => ms)).toEqual([3000, 8000])
})

it('[TOAST-02][PCONST-04] loading is bounded by its purpose and ends with the answer', () => {
  const { toasts, events } = bench()
  const purposes = ['list', 'password', 'loading', 'endless'] as const
  const ends = purposes.map((purpose) => toasts.loading('toast.loading', purpose))
  expect(events.toasts.map(({ ms }) => ms)).toEqual([3000, 10_000, 15_000, 9_999_000])
  expect(events.loading).toHaveLength(4)
  // The rest of the page stays usable while a list loads.
  expect(events.toasts.map(({ blocks }) => blocks)).toEqual([false, true, true, true])
  for (const end of ends) {
    end()
    end()
  }
  expect(events.loading).toEqual([])
})

it('[TOAST-01][PCONST-03] a message may be asked to stay short or long by name, in either layout, or a time of its own', () => {
  for (const toastLayout of ['main', 'alt'] as const) {
    const { toasts, events } = bench({ readings: { toastLayout } })
    toasts.info('toast.info', { ms: 'short' })
    toasts.success('toast.saved', { ms: 'long' })
    toasts.info('toast.login', { ms: 2345, params: { n: 1 } })
    expect(events.toasts.map(({ ms }) => ms)).toEqual([3000, 8000, 2345])
    expect(events.toasts[2]?.params).toEqual({ n: 1 })
  }
})

it('[ERR-12][ERR-19] catalogue text, else the words of the server as plain text, else "Unknown error"', () => {
  const { toasts, events } = bench()
  toasts.error(new FoyerError({ code: 'user.invalid', serverMessage: 'ignored' }))
  toasts.error(new FoyerError({ code: 'unknown', serverMessage: '<b>Closed today</b>' }))
  toasts.error(new FoyerError({ code: 'unknown' }))
  toasts.error(new TypeError('a bug'))
  expect(events.toasts.map(({ key, text }) => [key, text])).toEqual([
    ['error.user.invalid', undefined],
    ['error.unknown', '<b>Closed today</b>'],
    ['error.unknown', undefined],
    ['error.unknown', undefined],
  ])
})

it('[ERR-19] what was not done may stand in place of "Unknown error", and of nothing else', () => {
  const { toasts, events } = bench()
  const errors = [
    { code: 'user.invalid' },
    { code: 'unknown', serverMessage: 'Closed today' },
    { code: 'unknown' },
  ] as const
  for (const error of errors) toasts.error(new FoyerError(error), 'toast.notSent')
  expect(events.toasts.map(({ key, text }) => [key, text])).toEqual([
    ['error.user.invalid', undefined],
    ['error.unknown', 'Closed today'],
    ['toast.notSent', undefined],
  ])
})

it('[ERR-19] too many tries are told with the seconds to wait, where the platform says them', () => {
  const { toasts, events } = bench()
  toasts.error(new FoyerError({ code: 'too.many', retryAfterMs: 89_100 }))
  toasts.error(new FoyerError({ code: 'too.many', retryAfterMs: 0 }))
  toasts.error(new FoyerError({ code: 'too.many' }))
  expect(events.toasts.map(({ key, params }) => [key, params])).toEqual([
    ['error.too.many.wait', { count: 90 }],
    ['error.too.many', undefined],
  ])
})

it('[ERR-19] the same error twice within one toast time shows once', () => {
  const { clock, toasts, events } = bench()
  const error = new FoyerError({ code: 'network.offline' })
  toasts.error(error)
  clock.sleep(1499)
  toasts.error(error)
  expect(events.toasts).toHaveLength(1)
  clock.sleep(1)
  toasts.error(error)
  expect(events.toasts).toHaveLength(2)
})

it.each([-3_600_000, 3_600_000])('[ERR-19] shows a repeated error once when wall time moves by %d ms', (ms) => {
  const { clock, toasts, events } = bench()
  const error = new FoyerError({ code: 'network.offline' })
  toasts.error(error)
  clock.setWall(clock.now() + ms)
  toasts.error(error)
  expect(events.toasts).toHaveLength(1)
  clock.sleep(1500)
  toasts.error(error)
  expect(events.toasts).toHaveLength(2)
})

it('our own aborts are not news', () => {
  const { toasts, events } = bench()
  toasts.error(new FoyerError({ code: 'request.aborted' }))
  toasts.error(new FoyerError({ code: 'disposed' }))
  expect(events.toasts).toEqual([])
})

it('[ERR-04] says whether the device has no network or the connection failed', () => {
  const { toasts, events, network } = bench()
  toasts.loadFailure()
  network.online = false
  toasts.loadFailure()
  expect(events.toastKeys).toEqual(['error.network.failed', 'error.network.offline'])
})

it('[TOAST-01] an error goes along, for the amounts and moments that its text may name', () => {
  const { toasts, events } = bench()
  const error = new FoyerError({ code: 'break.active', value: { until: 1 } })
  toasts.error(error)
  expect(events.toasts[0]?.error).toBe(error)
})
