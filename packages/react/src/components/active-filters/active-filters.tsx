import { type GameList, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useFeature } from '../../provider/use-feature.ts'
import type { Translate } from '../../text/i18n.ts'
import { useText } from '../../text/use-text.ts'
import { useShownList } from '../game-grid/use-shown-list.ts'
import { Row } from '../stack/row.tsx'
import { Stack } from '../stack/stack.tsx'

export interface ActiveFiltersProps {
  readonly list: GameList
}

type Filter = ReturnType<GameList['$filters']['get']>['active'][number]

/** The active filters, each with a button to remove it (FILTER-07), and the number of games. */
export function ActiveFilters({ list }: ActiveFiltersProps) {
  const walletApi = useFeature(wallet)
  const t = useText()
  const { active } = useStore(list.$filters)
  const shown = useShownList(list)
  const total = countedTotal(shown)
  // Games from before a failure have no count. A line below says how old they are.
  const isUncounted = shown.status === 'ready' && (shown.stale ?? false) && total === 0
  const chips = active.map((filter) => ({
    ...filter,
    name: filterName(t, filter, (amount) => walletApi.format(String(amount))),
  }))

  return (
    <Stack gap={2} className="fy-active-filters" data-uncounted={isUncounted || undefined}>
      {chips.length === 0 ? null : (
        <Row as="ul" shrink aria-label={t('filter.active')}>
          {chips.map(({ field, name, without }) => (
            <li key={field}>
              <button
                type="button"
                className="fy-chip"
                aria-label={t('filter.remove', { name })}
                onClick={() => void list.setQuery(without)}
              >
                <span className="fy-chip-name">{name}</span>
                <X aria-hidden="true" className="fy-icon" />
              </button>
            </li>
          ))}
          {chips.length > 1 ? (
            <li>
              <button
                type="button"
                className="fy-active-filters-clear"
                onClick={() => void list.setQuery({ tab: 'all' })}
              >
                {t('filter.clear')}
              </button>
            </li>
          ) : null}
        </Row>
      )}
      <p className="fy-active-filters-count" role="status">
        {total > 0 ? t('list.count', { count: total }) : ''}
      </p>
    </Stack>
  )
}

/** The number of games, while it is the one of what is shown. */
function countedTotal(state: ReturnType<GameList['$state']['get']>): number {
  return state.status === 'ready' && !state.refreshing && state.error === undefined ? state.data.total : 0
}

function filterName(t: Translate, filter: Filter, money: (amount: number) => string): string {
  switch (filter.field) {
    case 'name':
      return t('filter.name', { text: filter.value })
    case 'classification':
      return t(`class.${filter.value}`)
    case 'minBet':
      return t('filter.fromBet', { amount: money(filter.value) })
    case 'minLines':
      return t('filter.fromLine', { count: filter.value })
  }
}
