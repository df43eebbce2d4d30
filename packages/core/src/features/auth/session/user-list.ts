import type { FeatureContext } from '../../../kernel/feature.ts'
import { createPagedQuery, type List, type PagedQueryOptions } from '../../../kernel/paged-query.ts'
import type { Session } from './session.ts'
import { onUserChange } from './user-scope.ts'

export type UserListOptions<Row> = Pick<PagedQueryOptions<Row>, 'feature' | 'throttleMs' | 'load' | 'key'> & {
  readonly context: Pick<FeatureContext, 'connection' | 'scope' | 'ports' | 'report' | '$language'>
  readonly session: Pick<Session, '$state'>
  /** `each`: the rows have texts of the platform, and are loaded again after a change of the language. Default `none`. */
  readonly language?: 'each' | 'none'
  /** What else is known of the list belongs to the former user too. */
  onUserChange?(): void
}

/**
 * A paged list of what belongs to the user: the rows of one are not shown to the next, and what has failed is loaded again
 * when the platform answers again.
 */
export function createUserList<Row>(options: UserListOptions<Row>): List<Row> {
  const { context, session, language = 'none', feature, throttleMs, load, key } = options
  const { connection, ports, report, $language } = context
  const scope = context.scope.child()
  const paged = createPagedQuery<Row>({ scope, clock: ports.clock, report, feature, throttleMs, load, key })
  const isUsed = () => paged.$state.get().status !== 'idle'
  scope.add(connection.onReturn(() => void paged.recover()))
  scope.add(
    onUserChange(session, () => {
      options.onUserChange?.()
      if (isUsed()) void paged.restart()
    }),
  )
  if (language === 'each') scope.add($language.listen(() => isUsed() && void paged.refresh()))
  const { $state, $items, load: start, refresh, loadMore } = paged
  return {
    $state,
    $items,
    get items() {
      return paged.items
    },
    load: start,
    refresh,
    loadMore,
    dispose: () => scope.dispose(),
  }
}
