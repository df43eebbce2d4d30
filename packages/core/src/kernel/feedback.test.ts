import { expect, it } from 'vitest'
import { type FoyerConfigInput, parseConfig } from '../config/config.ts'
import { LIMITS } from '../limits.ts'
import { createManualClock } from '../ports/manual-clock.ts'
import { recordIntents } from '../testing/intent-recorder.ts'
import { FoyerError } from './errors.ts'
import { createFeedback } from './feedback.ts'
import { createEmitter, type Intents } from './intents.ts'

function bench(config: Partial<FoyerConfigInput> = {}) {
  const clock = createManualClock()
  const bus = createEmitter<Intents>()
  const intents = recordIntents(bus)
  return { clock, intents, feedback: createFeedback(bus, parseConfig({ merchantCode: 'demo', ...config }), clock) }
}

it('[TOAST-01][PCONST-03] success lasts 1 s, the others 1.5 s', () => {
  const { feedback, intents } = bench()
  feedback.success('toast.saved')
  feedback.info('toast.info')
  feedback.error(new FoyerError({ code: 'user.invalid' }))
  expect(intents.toasts.map(({ kind, ms }) => [kind, ms])).toEqual([
    ['success', 1000],
    ['info', 1500],
    ['error', 1500],
  ])
})

it('[TOAST-01][PCONST-03] the other layout has 3 s and 8 s', () => {
  const { feedback, intents } = bench({ readings: { toastLayout: 'alt' } })
  feedback.success('toast.saved')
  feedback.info('toast.info')
  expect(intents.toasts.map(({ ms }) => ms)).toEqual([3000, 8000])
  expect(LIMITS.toast).toMatchObject({ short: 3000, long: 8000 })
})

it('[TOAST-02][PCONST-04] loading is bounded by its purpose and ends with the answer', () => {
  const { feedback, intents } = bench()
  const purposes = ['list', 'password', 'loading', 'endless'] as const
  const ends = purposes.map((purpose) => feedback.loading('toast.loading', purpose))
  expect(intents.toasts.map(({ ms }) => ms)).toEqual([3000, 10_000, 15_000, 9_999_000])
  expect(intents.loading).toHaveLength(4)
  for (const end of ends) {
    end()
    end()
  }
  expect(intents.loading).toEqual([])
})

it('[TOAST-03] a time of its own wins over that of the kind', () => {
  const { feedback, intents } = bench()
  feedback.info('toast.login', { ms: LIMITS.guestInfoMs, params: { n: 1 } })
  expect(intents.toasts[0]).toMatchObject({ ms: 2000, params: { n: 1 } })
  feedback.success('toast.smsSent', { ms: LIMITS.smsSentMs })
  expect(intents.toasts[1]?.ms).toBe(1500)
  expect(LIMITS.loading.sms).toBe(10_000)
})

it('[ERR-12][ERR-19] catalogue text, else the words of the server as plain text, else "Unknown error"', () => {
  const { feedback, intents } = bench()
  feedback.error(new FoyerError({ code: 'user.invalid', serverMessage: 'ignored' }))
  feedback.error(new FoyerError({ code: 'unknown', serverMessage: '<b>Closed today</b>' }))
  feedback.error(new FoyerError({ code: 'unknown' }))
  feedback.error(new TypeError('a bug'))
  expect(intents.toasts.map(({ key, text }) => [key, text])).toEqual([
    ['error.user.invalid', undefined],
    ['error.unknown', '<b>Closed today</b>'],
    ['error.unknown', undefined],
    ['error.unknown', undefined],
  ])
})

it('[ERR-19] the same error twice within one toast time shows once', () => {
  const { clock, feedback, intents } = bench()
  const error = new FoyerError({ code: 'network.offline' })
  feedback.error(error)
  clock.sleep(1499)
  feedback.error(error)
  expect(intents.toasts).toHaveLength(1)
  clock.sleep(1)
  feedback.error(error)
  expect(intents.toasts).toHaveLength(2)
})

it('our own aborts are not news', () => {
  const { feedback, intents } = bench()
  feedback.error(new FoyerError({ code: 'request.aborted' }))
  feedback.error(new FoyerError({ code: 'disposed' }))
  expect(intents.toasts).toEqual([])
})
