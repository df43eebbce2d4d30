import { describe, expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { encodeProof, type Solved, solveHumanChallenge } from '../testing/solve-challenge.ts'
import { createTestBench } from '../testing/test-bench.ts'

const PHONE = { mobileNum: '9171234567', countryDialingCode: '63' }
const refused = { status: 200, success: false, code: 'human.required' }

/** The same hexadecimal text but for its first digit. */
const otherStart = (hex: string) => hex.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))

async function open() {
  const bench = createTestBench({ humanCheck: true })
  await bench.sandbox.control.setHumanCheck({ work: 4 })
  const sendWith = (altcha?: string, mobileNum = PHONE.mobileNum) =>
    bench.call('smsNoLogin', { ...PHONE, mobileNum, altcha })
  return { ...bench, sendWith }
}

describe('a code by SMS', () => {
  it('[SMS-01][SMS-03][PHONEPW-12] goes out with a proof of work, and with none it does not', async () => {
    const { sendWith, sandbox, ...bench } = await open()
    expect(await sendWith()).toMatchObject(refused)
    expect(sandbox.control.outbox()).toEqual([])
    expect((await sendWith(encodeProof(await solveHumanChallenge(bench)))).success).toBe(true)
    expect(sandbox.control.outbox()).toHaveLength(1)
  })

  it('[SMS-03] costs a proof each: one that was used is refused, also when both arrive at once', async () => {
    const { sendWith, sandbox, ...bench } = await open()
    const proof = encodeProof(await solveHumanChallenge(bench))
    const both = await Promise.all([sendWith(proof), sendWith(proof, '9171234568')])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(both.find(({ success }) => !success)).toMatchObject(refused)
    expect(await sendWith(proof, '9171234569')).toMatchObject(refused)
    expect(sandbox.control.outbox()).toHaveLength(1)
  })

  it('[SMS-03] takes a proof for five minutes', async () => {
    const { sendWith, clock, ...bench } = await open()
    const expired = encodeProof(await solveHumanChallenge(bench))
    const inTime = encodeProof(await solveHumanChallenge(bench))
    await clock.advance(299_999)
    expect((await sendWith(inTime)).success).toBe(true)
    await clock.advance(1)
    expect(await sendWith(expired, '9171234568')).toMatchObject(refused)
  })

  const forgeries: readonly (readonly [string, (solved: Solved) => unknown])[] = [
    [
      'another key',
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: otherStart(solution.derivedKey) },
      }),
    ],
    ['a key of nobody', ({ challenge }) => ({ challenge, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } })],
    [
      'a longer life',
      ({ challenge: { parameters, signature }, solution }) => ({
        challenge: { parameters: { ...parameters, data: { ...parameters.data, until: Date.UTC(2099, 0) } }, signature },
        solution,
      }),
    ],
    [
      'another signature',
      ({ challenge: { parameters, signature }, solution }) => ({
        challenge: { parameters, signature: otherStart(signature) },
        solution,
      }),
    ],
    ['no signature', ({ challenge: { parameters }, solution }) => ({ challenge: { parameters }, solution })],
    ['nothing in it', () => ({})],
  ]

  it.each(forgeries)('[SMS-03] is not to be had with %s', async (_, forge) => {
    const { sendWith, sandbox, ...bench } = await open()
    expect(await sendWith(encodeProof(forge(await solveHumanChallenge(bench))))).toMatchObject(refused)
    expect(sandbox.control.outbox()).toEqual([])
  })

  it.each(['', 'x', 'bm90IGpzb24=', '💥', 'A'.repeat(4000)])('[SMS-03] is not to be had with %j', async (altcha) => {
    const { sendWith } = await open()
    expect(await sendWith(altcha)).toMatchObject(refused)
  })

  it('[SMS-03] does not know the challenges of another platform', async () => {
    const { sendWith } = await open()
    expect(await sendWith(encodeProof(await solveHumanChallenge(createTestBench())))).toMatchObject(refused)
  })

  it('[SMS-07] costs no proof while the number is wrong', async () => {
    const { sendWith, ...bench } = await open()
    const proof = encodeProof(await solveHumanChallenge(bench))
    expect(await sendWith(proof, '12')).toMatchObject({ code: 'request.invalid' })
    expect((await sendWith(proof)).success).toBe(true)
  })

  it('costs nothing where it is switched off, and more where it is switched up', async () => {
    const { sendWith, sandbox, call } = await open()
    await sandbox.control.setHumanCheck({ required: false })
    expect((await sendWith()).success).toBe(true)
    await sandbox.control.setHumanCheck({ work: 1000 })
    expect((await call('humanChallenge', {})).value.parameters.data.maxCounter).toBe(1000)
  })
})

describe('a proof of work beside a captcha', () => {
  it('[CAPTCHA-04][LOGIN-06] is as good as the picture for a login, once', async () => {
    const { tryLogin, ...bench } = await open()
    for (let count = 0; count < 3; count += 1) await tryLogin({ password: 'wrong' })
    expect(await tryLogin()).toMatchObject({ code: 'verification.code.error', value: { captcha: true } })
    const altcha = encodeProof(await solveHumanChallenge({ tryLogin, ...bench }))
    expect(await tryLogin({ altcha, password: 'wrong' })).toMatchObject({ code: 'login.failed' })
    expect(await tryLogin({ altcha })).toMatchObject({ ...refused, value: { captcha: true } })
    expect((await tryLogin({ altcha: encodeProof(await solveHumanChallenge({ tryLogin, ...bench })) })).success).toBe(
      true,
    )
  })

  it('[CAPTCHA-04][REG-06] is as good as the picture for a registration', async () => {
    const bench = await open()
    await bench.sandbox.control.setRegistration({ fields: { captcha: { enabled: true, required: true } } })
    const wanted = { ...REGISTRATION, username: 'fresh2026' }
    expect(await bench.call('registerUsername', wanted)).toMatchObject({ value: { field: 'captcha' } })
    expect(await bench.call('registerUsername', { ...wanted, altcha: 'x' })).toMatchObject(refused)
    const altcha = encodeProof(await solveHumanChallenge(bench))
    expect((await bench.call('registerUsername', { ...wanted, altcha })).success).toBe(true)
    expect(JSON.stringify(bench.sandbox.snapshot())).not.toContain(altcha)
  })
})
