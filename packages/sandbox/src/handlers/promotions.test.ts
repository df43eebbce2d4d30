import { describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { imageFile, MAX_IMAGE } from '../testing/images.ts'
import { createTestBench } from '../testing/test-bench.ts'

const FROM = { platform: 'M', merchantCode: 'demo' } as const
/** Joined with an application, by members who stand nowhere yet; pays 3.00. */
const FRIEND = 207
/** Pays 8.00, to be staked three times. */
const BIRTHDAY = 211
const DAY_MS = 86_400_000

async function start(userName = 'player1') {
  const bench = createTestBench()
  const token = await bench.login(userName)
  const { call, sandbox } = bench
  return {
    ...bench,
    token,
    control: sandbox.control,
    apply: (fields: object = { comment: 'Hello' }, id = FRIEND) =>
      call('activityUpload', { id, idempotencyKey: crypto.randomUUID(), ...fields }, { token }),
    claim: (idempotencyKey: string = crypto.randomUUID(), id = FRIEND) =>
      call('activityClaim', { id, idempotencyKey }, { token }),
    label: async (id = FRIEND) => (await call('memberLabels', { id }, { token })).value.label,
    labels: async () => (await call('memberLabelList', {}, { token })).value.list,
    balance: async () => (await call('walletLoad', {}, { token })).value.sumBalance,
    bonuses: async () =>
      (await call('transactionRecord', { pageNo: 1, pageSize: 50 }, { token })).value.list.filter(
        ({ kind }: { kind: string }) => kind === 'bonus',
      ),
  }
}

it('[PROMO-13][APPLY-01][PCALL-22][PCALL-26] an application is looked at, approved and claimed, and pays once', async () => {
  const { apply, claim, label, control, balance, bonuses } = await start()
  const [before, had] = [await balance(), (await bonuses()).length]
  expect(await label()).toBe('Join')
  expect((await apply({ comment: 'Hello', images: [imageFile('png'), imageFile('jpeg')] })).value).toEqual({
    label: 'Applying',
  })
  expect(await label()).toBe('Applying')
  await control.reviewApplication({ userName: 'player1', id: FRIEND, decision: 'approve' })
  expect(await label()).toBe('Claim')
  const once = crypto.randomUUID()
  expect((await claim(once)).value).toEqual({ label: 'Claimed' })
  expect((await claim(once)).value).toEqual({ label: 'Claimed' })
  expect(await claim(once, 206)).toMatchObject({ success: false, code: 'idempotency.conflict' })
  expect(await claim(crypto.randomUUID())).toMatchObject({ success: false, code: 'promo.transition.invalid' })
  expect(await claim()).toMatchObject({ success: false, code: 'promo.transition.invalid' })
  expect(await balance()).toBeCloseTo(before + 3, 5)
  expect((await bonuses()).length).toBe(had + 1)
  expect((await bonuses())[0]).toMatchObject({ amount: '3.00' })
})

it('[PCALL-26] in a break that the member takes nothing is claimed or applied for; it is there afterwards', async () => {
  const { apply, claim, control, label, balance, clock } = await start()
  await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
  const before = await balance()
  await control.setDepositPause({ userName: 'player1', paused: true, until: clock.now() + 60_000 })
  expect((await claim()).code).toBe('break.active')
  expect([await label(), await balance()]).toEqual(['Claim', before])
  await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Join' })
  expect((await apply()).code).toBe('break.active')
  expect(await label()).toBe('Join')
  await clock.advance(60_000)
  expect((await apply()).value).toEqual({ label: 'Applying' })
  await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
  expect((await claim()).value).toEqual({ label: 'Claimed' })
})

it('what is claimed can be withdrawn once it was staked as its terms say', async () => {
  const { claim, control, call, token } = await start()
  const terms = async () => (await call('withdrawalTerms', {}, { token })).value
  const before = await terms()
  await control.setPromotionLabel({ userName: 'player1', id: BIRTHDAY, label: 'Claim' })
  expect((await claim(undefined, BIRTHDAY)).value).toEqual({ label: 'Claimed' })
  const { withdrawable, balance, turnover } = await terms()
  expect([Number(balance) - Number(before.balance), withdrawable]).toEqual([8, before.withdrawable])
  expect(turnover.at(-1)).toMatchObject({ kind: 'reward', required: '24.00', done: '0.00', locked: '8.00' })
  // Where the terms say that nothing is to be staked, it is free at once.
  await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
  await claim()
  expect((await terms()).turnover).toHaveLength(turnover.length)
})

it('[PCALL-22] another application under the key of one that came is refused, and changes nothing', async () => {
  const { apply, control } = await start()
  const idempotencyKey = crypto.randomUUID()
  await apply({ comment: 'a', images: [imageFile()], idempotencyKey })
  expect((await apply({ comment: 'b', images: [imageFile()], idempotencyKey })).code).toBe('idempotency.conflict')
  expect((await apply({ comment: 'a', idempotencyKey })).code).toBe('idempotency.conflict')
  const forAnother = await apply({ comment: 'a', images: [imageFile()], idempotencyKey }, BIRTHDAY)
  expect(forAnother.code).toBe('idempotency.conflict')
  expect((await apply({ comment: ' a', images: [imageFile()], idempotencyKey })).value).toEqual({ label: 'Applying' })
  await control.reviewApplication({ userName: 'player1', id: FRIEND, decision: 'approve' })
})

it('[PCALL-22] an application without a session is refused, and so is one of a trial player', async () => {
  const { call } = createTestBench()
  const apply = (token?: string) =>
    call('activityUpload', { id: FRIEND, comment: 'Hello', idempotencyKey: crypto.randomUUID() }, { token })
  expect(await apply()).toMatchObject({ success: false, code: 'session.required' })
  expect(await apply((await call('trialStart', {})).value.token)).toMatchObject({
    success: false,
    code: 'trial.rejected',
  })
})

it('[PCALL-22] an application for a promotion that there is not is refused', async () => {
  const { apply, labels } = await start()
  const before = await labels()
  expect(await apply(undefined, 999)).toMatchObject({ status: 400, success: false, value: { field: 'id' } })
  expect(await labels()).toEqual(before)
})

it('[PROMO-13] applying where the label does not allow it is refused, and nothing changes', async () => {
  const { apply, claim, label, control } = await start()
  for (const now of ['Claimed', 'Applying', 'Close', 'Permanent', 'Rejected'] as const) {
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: now })
    expect(await apply()).toMatchObject({ status: 200, success: false, code: 'promo.transition.invalid' })
    expect(await claim()).toMatchObject({ success: false, code: 'promo.transition.invalid' })
    expect(await label()).toBe(now)
  }
})

it('[PROMO-13] applying for what comes by itself or with a deposit is refused', async () => {
  const { call, login } = createTestBench()
  const token = await login('player1')
  for (const id of [202, 214]) {
    const input = { id, comment: 'Hello', idempotencyKey: crypto.randomUUID() }
    expect(await call('activityUpload', input, { token })).toMatchObject({ code: 'promo.transition.invalid' })
    expect((await call('memberLabels', { id }, { token })).value.label).toBe('Join')
  }
})

it('what an application is asked for is said in each language of the site', async () => {
  const { call } = createTestBench()
  const asked = async (language: string) => {
    const { promotion } = (await call('announcements', { types: 'PR', platform: 'M', merchantCode: 'demo', language }))
      .value
    return promotion.flatMap(({ asks }: { readonly asks?: string }) => asks ?? [])
  }
  const [en, ty, bn] = [await asked('EN'), await asked('TY'), await asked('BN')]
  expect(new Set([...en, ...ty, ...bn]).size).toBe(12)
})

it('[PROMO-13] the same application sent again is answered again; two at a time are one', async () => {
  const { apply, label } = await start()
  const idempotencyKey = crypto.randomUUID()
  const [one, two] = await Promise.all([1, 2].map(() => apply({ comment: 'a', idempotencyKey })))
  expect([one?.value, two?.value]).toEqual([{ label: 'Applying' }, { label: 'Applying' }])
  const other = await Promise.all([apply({ comment: 'b' }), apply({ comment: 'b' })])
  expect(other.map(({ success }) => success)).toEqual([false, false])
  expect(await label()).toBe('Applying')
})

it('[PROMO-13] is looked at by the clock too, and a refusal is told', async () => {
  const { apply, label, clock, control } = await start()
  await apply()
  await clock.advance(60_000)
  expect(await label()).toBe('Process')
  await clock.advance(120_000)
  expect(await label()).toBe('Claim')
  await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: null })
  expect(await label()).toBe('Join')
  await apply()
  await control.reviewApplication({ userName: 'player1', id: FRIEND, decision: 'refuse' })
  expect(await label()).toBe('Rejected')
  const again = control.reviewApplication({ userName: 'player1', id: FRIEND, decision: 'approve' })
  await expect(again).rejects.toMatchObject({ value: { field: 'decision' } })
})

describe('an application', () => {
  it('[APPLY-02] has a comment of 140 characters at most, counted after trimming, an emoji as one', async () => {
    const { apply, label } = await start()
    expect(await apply({ comment: 'x'.repeat(141) })).toMatchObject({
      success: false,
      code: 'activity.comment.tooLong',
    })
    expect(await label()).toBe('Join')
    expect((await apply({ comment: ` ${'🎰'.repeat(140)} ` })).success).toBe(true)
  })

  it('[APPLY-01] needs a comment or an image', async () => {
    const { apply } = await start()
    expect(await apply({ comment: '   ' })).toMatchObject({ success: false, code: 'activity.empty' })
    expect((await apply({ images: [imageFile()] })).success).toBe(true)
  })

  it('[APPLY-03][APPLY-04][APPLY-05] has real images within the limits', async () => {
    const { apply, label } = await start()
    const disguised = new File([await imageFile('gif').arrayBuffer()], 'a.png', { type: 'image/png' })
    expect(await apply({ images: [disguised] })).toMatchObject({ success: false, code: 'upload.badType' })
    expect(await apply({ images: [imageFile('png', MAX_IMAGE + 1)] })).toMatchObject({ code: 'upload.tooLarge' })
    const four = [imageFile(), imageFile(), imageFile(), imageFile()]
    expect(await apply({ images: four })).toMatchObject({ success: false, code: 'upload.tooMany' })
    expect(await label()).toBe('Join')
    expect((await apply({ images: four.slice(1) })).success).toBe(true)
  })
})

describe('labels', () => {
  it('[PROMO-12][PROMO-15] of the demo member show each word, the rest comes from the dates', async () => {
    const { labels, label } = await start('demo')
    const kept = (await labels()).map((row: { label: string }) => row.label)
    expect(new Set([...kept, await label(201), await label(209), await label(210)])).toEqual(
      new Set([
        ...['Join', 'Claim', 'Applying', 'Close', 'Rejected', 'Issued', 'Claimed', 'Process', 'Joined', 'Signed'],
        ...['coming soon', 'Subscribed', 'Permanent'],
      ]),
    )
  })

  it('[PCALL-26] are for members: guests and trial players get none', async () => {
    const { call } = createTestBench()
    const idempotencyKey = crypto.randomUUID()
    for (const id of ['memberLabels', 'memberLabelList', 'activityClaim'] as const) {
      expect(await call(id, { id: FRIEND, idempotencyKey })).toMatchObject({ success: false, code: 'session.required' })
    }
    const trial = (await call('trialCreate', {})).value.token ?? (await call('trialStart', {})).value.token
    for (const id of ['memberLabels', 'memberLabelList', 'activityClaim'] as const) {
      expect(await call(id, { id: FRIEND, idempotencyKey }, { token: trial })).toMatchObject({ code: 'trial.rejected' })
    }
  })

  it('[PCALL-26] of a promotion that there is not are refused', async () => {
    const { call, token } = await start()
    expect(await call('memberLabels', { id: 999 }, { token })).toMatchObject({ status: 400, value: { field: 'id' } })
    expect(await call('memberLabels', { id: 'x' as never }, { token })).toMatchObject({ status: 400 })
    // A notice is no promotion.
    expect(await call('memberLabels', { id: 101 }, { token })).toMatchObject({ status: 400 })
  })

  it('[PCALL-27] outlive a restart', async () => {
    const { apply, sandbox, claim, control } = await start()
    await apply({ comment: 'Hello', images: [imageFile()] })
    await control.reviewApplication({ userName: 'player1', id: FRIEND, decision: 'approve' })
    await claim()
    const kept = JSON.parse(JSON.stringify(sandbox.snapshot()))
    const again = createSandbox({ snapshot: kept })
    const member = again.snapshot().members.find(({ userName }) => userName === 'player1')
    expect(member?.promotions).toEqual([
      {
        id: FRIEND,
        label: 'Claimed',
        comment: 'Hello',
        images: [{ field: 'images', type: 'image/png', bytes: 64 }],
      },
    ])
    again.dispose()
  })
})

it('[PROMO-15] promotions are listed a while before they begin and after they end', async () => {
  const { call, clock } = createTestBench()
  const shown = async (): Promise<number[]> =>
    (await call('announcements', { types: 'PR', ...FROM })).value.promotion.map(({ id }: { id: number }) => id)
  expect(await shown()).toEqual(expect.arrayContaining([209, 210]))
  await clock.advance(20 * DAY_MS)
  expect(await shown()).not.toContain(209)
})

it('[PDATA-12] terms are sent in fields, in the language asked for', async () => {
  const { call } = createTestBench()
  const { value } = await call('announcements', { types: 'PR', language: 'TY', ...FROM })
  const cashback = value.promotion.find(({ id }: { id: number }) => id === 202)
  expect(cashback.terms).toEqual({
    stake: 'Wala: maaaring i-withdraw agad',
    games: 'Slots at fishing',
    cap: '50.00',
  })
})
