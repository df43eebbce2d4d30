import { describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { createClient } from '../testing/client.ts'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'

const DAY = 86_400_000
const PHONE = { mobileNum: '9170000001', countryDialingCode: '63' }

/** A sandbox whose clock is a day ahead until `setBack` is called. */
function createEarlyClock() {
  let at = Date.parse('2026-11-28T04:00:00Z') + DAY
  const bench = createTestBench({ now: () => at })
  return {
    ...bench,
    now: () => at,
    setBack: () => {
      at -= DAY
    },
    wait: (ms: number) => {
      at += ms
    },
  }
}

describe('after the clock was a day ahead and was set back', () => {
  it('lets the member in who had signed in before', async () => {
    const { tryLogin, setBack } = createEarlyClock()
    expect((await tryLogin()).success).toBe(true)
    setBack()
    expect((await tryLogin()).success).toBe(true)
    expect((await tryLogin({ username: 'player1' })).success).toBe(true)
  })

  it('keeps a member out for one share of the window at most who had failed before', async () => {
    const { tryLogin, setBack, wait } = createEarlyClock()
    await tryLogin({ password: 'wrong1234' })
    setBack()
    expect((await tryLogin()).headers.get('Retry-After')).toBe('90')
    wait(90_000)
    expect((await tryLogin()).success).toBe(true)
  })

  it('cuts the counts of a saved state too', async () => {
    const { tryLogin, setBack, wait, now, sandbox } = createEarlyClock()
    await tryLogin({ password: 'wrong1234' })
    setBack()
    const again = createSandbox({ now, snapshot: JSON.parse(JSON.stringify(sandbox.snapshot())) })
    const client = createClient({ origin: ORIGIN, fetch: again.fetch })
    expect((await client.tryLogin()).headers.get('Retry-After')).toBe('90')
    wait(90_000)
    expect((await client.tryLogin()).success).toBe(true)
    again.dispose()
  })

  it('sends another code after a minute', async () => {
    const { call, setBack, wait } = createEarlyClock()
    expect((await call('smsNoLogin', PHONE)).success).toBe(true)
    setBack()
    expect((await call('smsNoLogin', PHONE)).headers.get('Retry-After')).toBe('720')
    wait(720_000)
    expect((await call('smsNoLogin', PHONE)).code).toBe('sms.tooOften')
    wait(60_000)
    expect((await call('smsNoLogin', PHONE)).success).toBe(true)
  })

  it('[CASH-34] ends the lock of the payment password within a day', async () => {
    const { call, login, setBack, wait, sandbox } = createEarlyClock()
    const token = await login()
    await call('smsSend', { purpose: 'paymentPassword' }, { token })
    const verificationCode = sandbox.control.outbox().at(-1)?.secret ?? ''
    const key = () => ({ idempotencyKey: crypto.randomUUID() })
    await call('paymentPasswordSet', { newPassword: '730518', verificationCode, ...key() }, { token })
    const miss = () =>
      call('paymentPasswordChange', { oldPassword: '803517', newPassword: '803518', ...key() }, { token })
    for (let missed = 0; missed < 5; missed += 1) await miss()
    setBack()
    expect((await miss()).code).toBe('payment.password.locked')
    wait(DAY)
    expect((await miss()).code).toBe('payment.password.wrong')
  })
})
