import { merchantZone, type TimeZone } from '../../../kernel/calendar-day.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Result, VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { agentStatus } from '../agent-status/agent-status.ts'
import { teamEndpoints } from './endpoints.ts'
import { type Greeting, greetingOf } from './greeting.ts'

/** How many members of the team did what today. */
export interface TeamCounters {
  readonly loggedIn: number
  readonly betting: number
  readonly registered: number
  readonly online: number
}

/** The present hour, by server time and in the merchant's zone. */
export interface AgentHour {
  /** AGENT-03 */
  readonly greeting: Greeting
  /** The day of the counters, YYYY-MM-DD (AGENT-07). */
  readonly day: string
}

/** The counters of an agent's team for today (AGENT-06, AGENT-07). */
export interface TeamToday {
  /** All 0 until they are known, where they cannot be had, and for all who are no agents. */
  readonly $counters: Store<TeamCounters>
  /** Moves while the page is watched. */
  readonly $hour: Store<AgentHour>
  /** Loads the counters of the merchant's day. A failure shows nothing: the last counters of the same day stay. */
  load(options?: Pick<VerbOptions, 'signal'>): Promise<Result>
  /** Asks now, when the page comes to the front, and when the merchant's day begins; until the returned function is called. */
  watch(): Unsubscribe
}

const NONE: TeamCounters = Object.freeze({ loggedIn: 0, betting: 0, registered: 0, online: 0 })

export function createTeamToday(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows'>,
): TeamToday {
  const { ports, scope, time } = context
  const $counters = writable(NONE)
  const zone = merchantZone(context)
  const $hour = writable(hourOf(time.now(), zone))
  let shownDay = ''
  const run = createVerbs(
    context,
    createUserScope(scope, session, () => $counters.set(NONE)),
  )

  const load: TeamToday['load'] = (options) =>
    run(
      'teamToday.load',
      options,
      async ({ call }) => {
        $hour.set(hourOf(time.now(), zone))
        if (!guard.allows('team')) return
        const { day } = $hour.get()
        // The counters of yesterday are not those of today.
        if (day !== shownDay) $counters.set(NONE)
        shownDay = day
        const { footer } = await call(teamEndpoints.teamKpi, { startDate: day, endDate: day, size: 0 })
        $counters.set(readCounters(footer))
      },
      { runs: 'latest', silent: true },
    )

  return {
    $counters: readOnly($counters, context.log),
    $hour: readOnly($hour, context.log),
    load,
    watch() {
      const watched = scope.child()
      const arrive = () => {
        if (ports.visibility.isVisible()) void load()
      }
      const waitForHour = () => {
        watched.timeout(
          () => {
            const { day } = $hour.get()
            $hour.set(hourOf(time.now(), zone))
            if ($hour.get().day !== day) arrive()
            waitForHour()
          },
          untilNextHour(time.now(), zone),
        )
      }
      watched.add(ports.visibility.onChange(arrive))
      arrive()
      waitForHour()
      return watched.dispose
    },
  }
}

function readCounters(footer: EndpointOutput<typeof teamEndpoints.teamKpi>['footer']): TeamCounters {
  const count = (value = 0) => Math.max(0, Math.trunc(value))
  return {
    loggedIn: count(footer.teamLoginMemberCount),
    betting: count(footer.teamBetMemberCount),
    registered: count(footer.teamRegisterMemberCount),
    online: count(footer.teamOnlineCount),
  }
}

function hourOf(now: number, zone: TimeZone): AgentHour {
  const wall = zone.dateTimeOf(now)
  return Object.freeze({ greeting: greetingOf(Number(wall.slice(11, 13))), day: wall.slice(0, 10) })
}

const HOUR_MS = 3_600_000

/** ms until the clock of the zone shows a whole hour. Some zones are half an hour away from the others. */
function untilNextHour(now: number, zone: TimeZone): number {
  const [, minutes = 0, seconds = 0] = zone.dateTimeOf(now).slice(11, 19).split(':').map(Number)
  return HOUR_MS - (minutes * 60 + seconds) * 1000 - (now % 1000)
}

/** The greeting and the counters of the agent home. */
export const teamToday: Feature<TeamToday> = defineFeature({
  id: 'teamToday',
  needs: { session, access, agentStatus },
  create: (context, { session, access }) => createTeamToday(context, session, access),
})
