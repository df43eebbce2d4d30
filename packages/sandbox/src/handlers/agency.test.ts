import { expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { dayIn, TIME_ZONE } from '../world/days.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const NONE = { teamLoginMemberCount: 0, teamBetMemberCount: 0, teamRegisterMemberCount: 0, teamOnlineCount: 0 }
const today = (now: number) => dayIn(TIME_ZONE, now)

it('[PCALL-08][AGENT-06] counts what the members of a team do, at any depth, and not what the agent does', async () => {
  const { call, login, clock } = createTestBench()
  const agent = await login('player1')
  const counters = async () => {
    const day = today(clock.now())
    return (await call('teamKpi', { startDate: day, endDate: day, size: 0 }, { token: agent })).value.footer
  }
  expect(await counters()).toEqual(NONE)
  const join = (username: string, recommenderId: string) =>
    call('registerUsername', { ...REGISTRATION, username, recommenderId })
  expect((await join('friend1', 'player1')).success).toBe(true)
  expect((await join('friend2', 'friend1')).success).toBe(true)
  expect((await join('stranger1', 'agent41')).success).toBe(true)
  expect(await counters()).toMatchObject({ teamLoginMemberCount: 2, teamRegisterMemberCount: 2, teamOnlineCount: 0 })
  await call('walletLoad', {}, { token: await login('friend1', { password: REGISTRATION.password }) })
  expect(await counters()).toMatchObject({ teamLoginMemberCount: 2, teamOnlineCount: 1 })
  await clock.advance(300_000)
  expect(await counters()).toMatchObject({ teamOnlineCount: 0 })
  await clock.advance(86_400_000)
  const agentLater = await login('player1')
  const day = today(clock.now())
  expect(
    (await call('teamKpi', { startDate: day, endDate: day, size: 0 }, { token: agentLater })).value.footer,
  ).toEqual(NONE)
})

it('[PCALL-08] is for agents alone, and for days that there are', async () => {
  const { call, login } = createTestBench()
  const ask = (token: string | undefined, startDate = today(NOW), endDate = startDate) =>
    call('teamKpi', { startDate, endDate, size: 0 }, { token })
  expect(await ask(undefined)).toMatchObject({ success: false, code: 'session.required' })
  expect(await ask(await login('demo'))).toMatchObject({ success: false, code: 'no.permission' })
  const agent = await login('agent2')
  for (const day of ['', 'today', '2026-13-01', '24.11.2026']) {
    expect(await ask(agent, day)).toMatchObject({ code: 'period.invalid', value: { field: 'startDate' } })
  }
  for (const [from, to] of [
    ['2026-11-24', '2026-11-23'],
    ['2026-08-24', '2026-11-24'],
  ]) {
    expect(await ask(agent, from, to)).toMatchObject({ code: 'period.invalid', value: { field: 'endDate' } })
  }
})

it('[PCALL-10] names the agreements that wait for an agent, and none where there are none', async () => {
  const { call, login, sandbox } = createTestBench()
  const token = await login('agent2')
  const info = async () => (await call('contractInfo', {}, { token })).value
  const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' }
  expect(await info()).toEqual(none)
  await sandbox.control.setContractsToSign({ userName: 'agent2', dailysalreqtype: 'D', divtypecompperiodreq: 'M' })
  expect(await info()).toEqual({ dailysalreqtype: 'D', divtypecompperiodreq: 'M', contracthoursalreq: '' })
  await sandbox.control.setContractsToSign({ userName: 'agent2' })
  expect(await info()).toEqual(none)
  await expect(sandbox.control.setContractsToSign({ userName: 'nobody' })).rejects.toThrow()
})
