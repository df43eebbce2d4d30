import { describe, expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'
import { addDays, dayIn, startOfDay, TIME_ZONE } from '../world/days.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const DAY_MS = 86_400_000
const NONE = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' }

async function bench(as = 'agent2') {
  const made = createTestBench()
  const token = await made.login(as)
  return {
    ...made,
    token,
    info: async () => (await made.call('contractInfo', {}, { token })).value,
    get: async (kind: 'dailySalary' | 'dividend' | 'hourlySalary') =>
      (await made.call('contractGet', { kind }, { token })).value,
    agree: (kind: 'dailySalary' | 'dividend' | 'hourlySalary', version: number, contractId = `${kind}-100003`) =>
      made.call('contractAgree', { kind, contractId, version }, { token }),
  }
}

describe('agreements', () => {
  it('[PCALL-10] the agent of the seed is offered two, with terms; what is agreed is asked for no more', async () => {
    const { info, get, agree, clock, sandbox } = await bench()
    const today = dayIn(TIME_ZONE, clock.now())
    expect(await info()).toEqual({ ...NONE, dailysalreqtype: 'D', contracthoursalreq: 'H' })
    const offered = await get('dailySalary')
    expect(offered).toMatchObject({
      kind: 'dailySalary',
      state: 'offered',
      version: 1,
      fromDay: addDays(today, 1),
      answerBy: offered.offeredAt + 14 * DAY_MS,
      period: 'day',
      zone: 'Asia/Manila',
      currency: 'PHP',
      tiers: [
        { from: '10000.00', active: 3, rate: '0.10' },
        { from: '50000.00', active: 10, rate: '0.15' },
        { from: '200000.00', active: 30, rate: '0.20' },
      ],
      active: { turnover: '500.00' },
      deducts: ['below'],
      earlier: [],
    })
    expect((await get('hourlySalary')).tiers[2]).toEqual({ from: '100000.00', active: 20, amount: '300.00' })
    expect(await get('dividend')).toMatchObject({ state: 'agreed', period: 'halfMonth', carryOver: 'full' })

    const agreed = await agree('dailySalary', 1)
    expect(agreed.value).toMatchObject({ state: 'agreed', agreedAt: clock.now(), fromDay: addDays(today, 1) })
    await clock.advance(1000)
    // Again is the same answer.
    expect((await agree('dailySalary', 1)).value).toEqual(agreed.value)
    expect(await info()).toEqual({ ...NONE, contracthoursalreq: 'H' })
    const again = createTestBench({ clock, snapshot: parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot()))) })
    const later = await again.call('contractGet', { kind: 'dailySalary' }, { token: await again.login('agent2') })
    expect(later.value).toEqual(agreed.value)
  })

  it('a new version stands beside what runs, which goes on until its day', async () => {
    const { get, agree, info, clock, sandbox, call, login } = await bench()
    await sandbox.control.scenario({ name: 'three-contracts' })
    expect(await info()).toEqual({ dailysalreqtype: 'D', divtypecompperiodreq: 'H', contracthoursalreq: 'H' })
    const tiers = [{ from: '0.00', active: 3, rate: '12.00' }]
    const fromDay = addDays(dayIn(TIME_ZONE, clock.now()), 20)
    await sandbox.control.offerContract({ userName: 'agent2', kind: 'dividend', tiers, period: 'month', fromDay })
    expect((await info()).divtypecompperiodreq).toBe('M')
    const before = await get('dividend')
    expect(before).toMatchObject({ state: 'agreed', version: 1, replacement: { version: 3, state: 'offered', tiers } })
    expect(before.earlier).toMatchObject([{ version: 2, state: 'replaced' }])
    // The second version was read meanwhile.
    expect(await agree('dividend', 2)).toMatchObject({ success: false, code: 'contract.changed', value: before })
    expect(await agree('dividend', 3, 'other')).toMatchObject({ code: 'contract.changed' })
    expect((await agree('dividend', 3)).value).toMatchObject({
      version: 1,
      replacement: { version: 3, state: 'agreed' },
    })
    await clock.advance(startOfDay(TIME_ZONE, fromDay) - clock.now())
    const token = await login('agent2')
    const after = (await call('contractGet', { kind: 'dividend' }, { token })).value
    expect(after).toMatchObject({ state: 'agreed', version: 3, tiers })
    expect(after.earlier.map(({ version }: { version: number }) => version)).toEqual([2, 1])
  })

  it('[TEAM-10] an offer that was withdrawn, or not answered in time, can no longer be agreed to', async () => {
    const { get, agree, clock, sandbox, call, login } = await bench()
    await sandbox.control.setContract({ userName: 'agent2', kind: 'hourlySalary', state: 'withdrawn' })
    expect((await get('hourlySalary')).state).toBe('withdrawn')
    expect(await agree('hourlySalary', 2)).toMatchObject({ code: 'contract.expired' })
    await clock.advance(14 * DAY_MS)
    const token = await login('agent2')
    expect((await call('contractInfo', {}, { token })).value).toEqual(NONE)
    expect((await call('contractGet', { kind: 'dailySalary' }, { token })).value.state).toBe('expired')
    const late = await call(
      'contractAgree',
      { kind: 'dailySalary', contractId: 'dailySalary-100003', version: 1 },
      { token },
    )
    expect(late).toMatchObject({ success: false, code: 'contract.expired' })
    for (const state of ['ended', 'agreed', 'expired'] as const) {
      await sandbox.control.setContract({ userName: 'agent2', kind: 'dividend', state })
      expect((await call('contractGet', { kind: 'dividend' }, { token })).value.state).toBe(state)
    }
    await sandbox.control.setContract({ userName: 'agent2', kind: 'dividend', state: 'none' })
    expect((await call('contractGet', { kind: 'dividend' }, { token })).value).toEqual({
      kind: 'dividend',
      state: 'none',
    })
  })

  it('[CONTRACT-06][ROLE-02] are for agents of types that have them; others have nothing to sign', async () => {
    for (const who of ['demo', 'demo40', 'agent41', 'agent42']) {
      const { info, get, call, token } = await bench(who)
      expect(await info()).toEqual(NONE)
      expect(await get('dividend')).toBeUndefined()
      expect(await call('contractGet', { kind: 'dividend' }, { token })).toMatchObject({ code: 'no.permission' })
    }
    const { get, call, token } = await bench('player1')
    expect(await get('dividend')).toEqual({ kind: 'dividend', state: 'none' })
    expect(await call('contractGet', { kind: 'weekly' as 'dividend' }, { token })).toMatchObject({ status: 400 })
  })
})
