import { type GameFilter, type GameList, type GameListState, isClassification, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useFeature } from '../../provider/use-feature.ts'
import type { Translate } from '../../text/text.ts'
import { useText } from '../../text/use-text.ts'

export interface FilterChipsProps {
  readonly list: GameList
}

interface Chip {
  readonly field: keyof GameFilter
  readonly name: string
}

/** The active filters, each with a button to remove it (FILTER-07), and the number of games. */
export function FilterChips({ list }: FilterChipsProps) {
  const walletApi = useFeature(wallet)
  const t = useText()
  const state = useStore(list.$state)
  const chips = activeFilters(state, t, (amount) => walletApi.format(String(amount)))
  const counted = state.status === 'ready' || state.status === 'loading-more'

  return (
    <div className="fy-filter-chips">
      {chips.length === 0 ? null : (
        <ul className="fy-filter-chips-list" aria-label={t('filter.active')}>
          {chips.map(({ field, name }) => (
            <li key={field}>
              <button
                type="button"
                className="fy-chip"
                aria-label={t('filter.remove', { name })}
                onClick={() => list.clearFilter(field)}
              >
                <span className="fy-chip-name">{name}</span>
                <X aria-hidden="true" className="fy-icon" />
              </button>
            </li>
          ))}
          {chips.length > 1 ? (
            <li>
              <button type="button" className="fy-filter-chips-clear" onClick={() => list.setTab('all')}>
                {t('filter.clear')}
              </button>
            </li>
          ) : null}
        </ul>
      )}
      <p className="fy-filter-chips-count" role="status">
        {counted && state.totalCount > 0 ? t('list.count', { count: state.totalCount }) : ''}
      </p>
    </div>
  )
}

function activeFilters({ filter, mode }: GameListState, t: Translate, money: (amount: number) => string): Chip[] {
  const { name, classification, minBet, minLines } = filter
  const chips: Chip[] = []
  if (name !== '') chips.push({ field: 'name', name: t('filter.name', { text: name }) })
  // As a tab it is marked there.
  if (mode === 'filter' && isClassification(classification)) {
    chips.push({ field: 'classification', name: t(`class.${classification}`) })
  }
  if (minBet !== undefined) chips.push({ field: 'minBet', name: t('filter.fromBet', { amount: money(minBet) }) })
  if (minLines !== undefined) chips.push({ field: 'minLines', name: t('filter.fromLine', { count: minLines }) })
  return chips
}

/** The number of active filters of the drawer. */
export function countFilters({ filter, mode }: Pick<GameListState, 'filter' | 'mode'>): number {
  return (
    (mode === 'filter' && filter.classification !== '' ? 1 : 0) +
    (filter.minBet === undefined ? 0 : 1) +
    (filter.minLines === undefined ? 0 : 1)
  )
}
