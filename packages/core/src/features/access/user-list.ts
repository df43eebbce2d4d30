import type { Ability } from '../../config/abilities.ts'
import { SPEC_CONSTANTS } from '../../config/spec-constants.ts'
import type { AnyEndpoint } from '../../kernel/endpoint.ts'
import type { FeatureContext } from '../../kernel/feature.ts'
import { type CountedRows, createPagedQuery, type List, toPage } from '../../kernel/paged-query.ts'
import type { Unsubscribe } from '../../ports/ports.ts'
import type { Session } from '../auth/session/session.ts'
import { onUserChange } from '../auth/session/user-scope.ts'
import { type AccessGuard, assertAllowed } from './access-guard.ts'

export interface UserListOptions<Row> {
  readonly context: Pick<
    FeatureContext,
    'connection' | 'log' | 'scope' | 'ports' | 'receivedAt' | 'report' | '$language'
  >
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'check'>
  /** What the user must be allowed to do. */
  readonly ability: Ability
  /** For failures: `deposits` gives `deposits.load`. */
  readonly feature: string
  /** Its `throttleMs` is the shortest time between two pages. */
  readonly endpoint: AnyEndpoint
  /** Rows of one page. Default: that of records. */
  readonly pageSize?: number
  /** `each`: the rows have texts of the platform, and are loaded again after a change of the language. Default `none`. */
  readonly language?: 'each' | 'none'
  /** Asks for one page; the user is allowed to. */
  load(page: UserListPage, signal: AbortSignal): Promise<CountedRows<Row>>
  key(row: Row): string
  /** Calls back when the rows are others: they are loaded again. */
  onStale?(listener: () => void): Unsubscribe
  /** What else is known of the list belongs to the former user too. */
  onUserChange?(): void
}

export interface UserListPage {
  /** The first page is 1. */
  readonly pageNo: number
  readonly pageSize: number
}

/**
 * A paged list of what belongs to the user: the rows of one are not shown to the next, and what has failed is loaded again
 * when the platform answers again.
 */
export function createUserList<Row>(options: UserListOptions<Row>): List<Row> {
  const { context, session, guard, ability, feature, endpoint, language = 'none', key } = options
  const { pageSize = SPEC_CONSTANTS.pageSizes.records } = options
  const { connection, ports, report, $language } = context
  const scope = context.scope.child()
  const paged = createPagedQuery<Row>({
    log: context.log,
    scope,
    clock: ports.clock,
    receivedAt: context.receivedAt,
    report,
    feature,
    throttleMs: () => endpoint.throttleMs,
    async load(pageNo, signal) {
      assertAllowed(guard, ability)
      return toPage(await options.load({ pageNo, pageSize }, signal), pageNo, pageSize)
    },
    key,
  })
  const isUsed = () => paged.$state.get().status !== 'idle'
  scope.add(connection.onReturn(() => void paged.recover()))
  scope.add(
    onUserChange(session, () => {
      options.onUserChange?.()
      if (isUsed()) void paged.restart()
    }),
  )
  if (options.onStale !== undefined) scope.add(options.onStale(() => isUsed() && void paged.refresh()))
  if (language === 'each') scope.add($language.listen(() => isUsed() && void paged.refresh()))
  const { $state, $items, load, refresh, loadMore } = paged
  return {
    $state,
    $items,
    get items() {
      return paged.items
    },
    load,
    refresh,
    loadMore,
    dispose: () => scope.dispose(),
  }
}
