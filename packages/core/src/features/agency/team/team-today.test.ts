import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { deferred } from '../../../testing/deferred.ts'
import { json } from '../../../testing/scripted-platform.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import {
  AGENT,
  createTestLobby,
  GUEST,
  MEMBER,
  type TestLobbyOptions,
  TRIAL,
} from '../../../testing/test-lobby-context.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { teamEndpoints } from './endpoints.ts'
import { greetingOf } from './greeting.ts'
import { createTeamToday, teamToday } from './team-today.ts'

const FOOTER = { teamLoginMemberCount: 5, teamBetMemberCount: '4', teamRegisterMemberCount: 3, teamOnlineCount: 2 }
const NONE = { loggedIn: 0, betting: 0, registered: 0, online: 0 }
const KNOWN = { loggedIn: 5, betting: 4, registered: 3, online: 2 }

function lobby(options: TestLobbyOptions = {}) {
  const test = createTestLobby({ who: AGENT, config: { http: { retries: 0 }, timeZone: 'Asia/Kolkata' }, ...options })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    expect(test.leftovers()).toEqual([])
  })
  const team = createTeamToday(test.context, test.session, test.guard)
  test.platform.answer(teamEndpoints.teamKpi, { footer: FOOTER })
  return {
    ...test,
    team,
    counters: () => team.$counters.get(),
    asked: () => test.platform.requestsOf(teamEndpoints.teamKpi),
  }
}

it.each([
  [0, 'morning'],
  [10, 'morning'],
  [11, 'earlyAfternoon'],
  [14, 'earlyAfternoon'],
  [15, 'lateAfternoon'],
  [18, 'lateAfternoon'],
  [19, 'evening'],
  [23, 'evening'],
  [24, 'evening'],
])('[AGENT-03][PCONST-06] the hour %i is %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting)
})

describe('the counters', () => {
  it('[AGENT-06][PCALL-08] are the four of the footer', async () => {
    const { team, counters, asked } = lobby()
    expect(counters()).toEqual(NONE)
    await team.load()
    expect(counters()).toEqual(KNOWN)
    expect(asked()[0]).toMatchObject({ method: 'GET', path: '/wps/agent/team/kpi' })
    expect(asked()[0]?.headers.get('authorization')).toMatch(/^Bearer ./)
  })

  it('[AGENT-07][AGENT-03] are those of the merchant’s day, asked with size 0, and 10:59 is still morning', async () => {
    const late = Date.parse('2024-03-05T23:30:00+05:30')
    const { team, asked, clock } = lobby({ now: late })
    await team.load()
    expect(asked()[0]?.query).toEqual({ startDate: '2024-03-05', endDate: '2024-03-05', size: '0' })
    expect(team.$hour.get()).toEqual({ greeting: 'evening', day: '2024-03-05' })
    await clock.advance((10 * 60 + 59 + 30) * 60_000)
    await team.load()
    expect(team.$hour.get().greeting).toBe('morning')
    await clock.advance(60_000)
    await team.load()
    expect(team.$hour.get().greeting).toBe('earlyAfternoon')
  })

  it('[AGENT-03][AGENT-07] on an open page the greeting follows the merchant’s hour, and a new day is asked for once', async () => {
    const { team, asked, counters, platform, clock, ports, idle } = lobby({
      now: Date.parse('2024-03-05T18:59:00+05:30'),
    })
    const leave = team.watch()
    await idle()
    expect([team.$hour.get().greeting, counters()]).toEqual(['lateAfternoon', KNOWN])
    await clock.advance(60_000)
    expect([team.$hour.get().greeting, asked().length]).toEqual(['evening', 1])
    platform.answer(teamEndpoints.teamKpi, { footer: { ...FOOTER, teamOnlineCount: 9 } })
    await clock.advance(5 * 3_600_000)
    await idle()
    expect(asked().map(({ query }) => query.startDate)).toEqual(['2024-03-05', '2024-03-06'])
    expect([team.$hour.get(), counters().online]).toEqual([{ greeting: 'morning', day: '2024-03-06' }, 9])
    // A page in the background asks when it is shown again.
    ports.visibility.setVisible(false)
    await clock.advance(86_400_000)
    await idle()
    expect(asked()).toHaveLength(2)
    ports.visibility.setVisible(true)
    await idle()
    expect(asked().at(-1)?.query.endDate).toBe('2024-03-07')
    leave()
    await clock.advance(86_400_000)
    expect(asked()).toHaveLength(3)
  })

  it('[AGENT-06] are 0 and silent where they cannot be had, and keep what was known of the same day only', async () => {
    const { team, counters, platform, events, clock } = lobby({ now: Date.parse('2024-03-05T12:00:00+05:30') })
    platform.on(teamEndpoints.teamKpi, () => json({}, { status: 500 }))
    expect((await team.load()).ok).toBe(false)
    expect([counters(), events.toastKeys]).toEqual([NONE, []])
    platform.answer(teamEndpoints.teamKpi, { footer: FOOTER })
    await team.load()
    platform.on(teamEndpoints.teamKpi, () => json({}, { status: 500 }))
    await team.load()
    expect(counters()).toEqual(KNOWN)
    await clock.advance(86_400_000)
    await team.load()
    expect([counters(), events.toastKeys]).toEqual([NONE, []])
  })

  it.each([[{}], [{ footer: null }], [{ footer: { teamOnlineCount: -4, teamBetMemberCount: 'many' } }], [null]])(
    '[AGENT-06] are 0 where the platform answers %j',
    async (value) => {
      const { team, counters, platform } = lobby()
      platform.on(teamEndpoints.teamKpi, () => json({ success: true, value }))
      await team.load()
      expect(counters()).toEqual(NONE)
    },
  )

  it.each([
    ['a guest', GUEST],
    ['a trial player', TRIAL],
    ['a member', MEMBER],
  ])('are not asked for %s', async (_, who) => {
    const { team, counters, asked } = lobby({ who })
    await team.load()
    expect([counters(), asked()]).toEqual([NONE, []])
  })

  it('belong to one user, and an answer to an earlier question does not count', async () => {
    const { team, counters, platform, become, idle } = lobby()
    const late = deferred<Response>()
    platform.on(teamEndpoints.teamKpi, () => late.promise)
    const first = team.load()
    await idle({ hanging: 1 })
    become(GUEST)
    late.resolve(json({ success: true, value: { footer: FOOTER } }))
    expect((await first).ok).toBe(false)
    expect(counters()).toEqual(NONE)
  })

  it('[AGENT-06] on the sandbox follow what the members of the team do', async () => {
    const test = createTestFoyerOnSandbox(createSandbox, {})
    onTestFinished(() => expect(test.end()).toEqual([]))
    await test.idle()
    unwrap(await test.foyer.use(signIn).withPassword({ username: 'agent2', password: 'Foyer2026' }))
    const team = test.foyer.use(teamToday)
    unwrap(await team.load())
    const { loggedIn, online } = team.$counters.get()
    expect(online).toBe(0)
    const friend = createTestFoyer({ fetch: (request) => test.sandbox.fetch(request), clock: test.clock })
    unwrap(await friend.foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' }))
    friend.dispose()
    unwrap(await team.load())
    expect(team.$counters.get()).toMatchObject({ loggedIn: loggedIn + 1 })
  })
})
