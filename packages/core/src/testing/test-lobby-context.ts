import { atom, computed } from 'nanostores'
import { createAccessGuard } from '../features/access/access-guard.ts'
import { createLastKnownRows } from '../features/auth/session/last-known-rows.ts'
import { infoOf } from '../features/auth/session/roles.ts'
import type { ReturnTarget, Session, SessionState, StoredSession } from '../features/auth/session/session.ts'
import { createCatalogue } from '../features/lobby/catalogue/catalogue.ts'
import { createFavourites } from '../features/lobby/favourites/favourites.ts'
import { createFeatured } from '../features/lobby/featured/featured.ts'
import { storedGame } from '../features/lobby/games/game.ts'
import type { GameList } from '../features/lobby/games/game-list.ts'
import { createGames } from '../features/lobby/games/games.ts'
import { createShelves } from '../features/lobby/games/shelves.ts'
import { createRecents } from '../features/lobby/recents/recents.ts'
import { createLog } from '../kernel/log.ts'
import { DONE } from '../kernel/result.ts'
import type { RouteTarget } from '../kernel/routes.ts'
import { readOnly } from '../kernel/store.ts'
import { flattenPagedState } from './flatten-paged-state.ts'
import { type ScriptedPlatform, scriptedPlatform } from './scripted-platform.ts'
import type { TestOptions } from './test-bench.ts'
import { createTestContext } from './test-context.ts'

export const GUEST: SessionState = { type: 'guest' }
export const MEMBER: SessionState = { type: 'member', info: info('player1', 0), isAgent: false }
export const OTHER_MEMBER: SessionState = { type: 'member', info: info('player2', 0), isAgent: false }
export const AGENT: SessionState = { type: 'member', info: info('agent2', 2), isAgent: true }
export const OTHER_AGENT: SessionState = { type: 'member', info: info('agent3', 2), isAgent: true }
export const TRIAL: SessionState = { type: 'trial', info: info('trial1', 4) }

function info(userName: string, type: number): StoredSession {
  return { token: `token-${userName}`, merchantCode: 'demo', userName, type, firstTimeLogin: false }
}

interface TestSession {
  readonly session: Session
  readonly targets: readonly (ReturnTarget | undefined)[]
  readonly logouts: readonly (RouteTarget | undefined)[]
  become(state: SessionState): void
}

/** A session whose state the test sets, and that records calls. */
function createTestSession(first: SessionState): TestSession {
  const $state = atom(first)
  const targets: (ReturnTarget | undefined)[] = []
  const logouts: (RouteTarget | undefined)[] = []
  const unexpected = () => {
    throw new Error('not part of this test')
  }
  return {
    targets,
    logouts,
    become: (state) => $state.set(state),
    session: {
      $state,
      start: () => () => {},
      $info: readOnly(
        computed($state, infoOf),
        createLog(() => 0),
      ),
      isSignedIn: () => infoOf($state.get()) !== undefined,
      startTrial: unexpected,
      confirmSignOut: unexpected,
      async signOut({ to } = {}) {
        logouts.push(to)
        $state.set(GUEST)
        return DONE
      },
      refresh: unexpected,
      setReturnTarget: (wanted) => void targets.push(wanted),
      returnTarget: () => targets.at(-1),
    },
  }
}

export interface TestLobbyOptions extends TestOptions {
  /** The first state of the session. Default: a guest. */
  readonly who?: SessionState
  /** Default: a new one. */
  readonly platform?: ScriptedPlatform
}

/** The features of the lobby, on a scripted platform. */
export function createTestLobby({ who = GUEST, platform = scriptedPlatform(), ...options }: TestLobbyOptions = {}) {
  const test = createTestContext({ fetch: platform.fetch, path: '/m/slot-games', ...options })
  const { context } = test
  const testSession = createTestSession(who)
  const { session } = testSession
  test.setTokenProvider({
    token: () => session.$info.get()?.token,
    onSessionEnded: async () => 'ended',
    ownEndpoints: [],
  })
  const catalogue = createCatalogue(context)
  const featured = createFeatured(context)
  const flags = { $settings: atom({ settled: true }), isOn: () => true }
  const guard = createAccessGuard(context, session, flags)
  const favourites = createFavourites(context, session, guard)
  const recents = createRecents(context, guard)
  const lastKnownGames = createLastKnownRows(context, session, storedGame)
  const games = createGames(context, { guard, session, catalogue, featured, favourites, recents, lastKnownGames })
  const shelves = createShelves(context, { session, catalogue, lastKnownGames })
  return { ...test, platform, ...testSession, guard, catalogue, featured, favourites, recents, games, shelves }
}

/**
 * What a list shows, and what it asks for, in one record. `status` says in one word what the list is doing: `ready` only
 * where nothing is under way and nothing has failed.
 */
export function shown({ $query, $state, $tabs }: Pick<GameList, '$query' | '$state' | '$tabs'>) {
  return { ...$query.get(), tabs: $tabs.get(), ...flattenPagedState($state.get()) }
}

/** A row as the platform sends it. */
export function wireRow(nodeId: string | number, rest: Readonly<Record<string, unknown>> = {}) {
  const id = String(nodeId)
  return { gameId: `g${id}`, nodeId: id, vassalage: 'JL', gameType: 'RNG', gameName: `Game ${id}`, ...rest }
}

/** Rows from `from` to `to`, both included. */
export function wireRows(from: number, to: number, rest: Readonly<Record<string, unknown>> = {}) {
  return Array.from({ length: to - from + 1 }, (_, at) => wireRow(from + at, rest))
}
