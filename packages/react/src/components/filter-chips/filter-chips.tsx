import { type GameList, type GameQuery, isClassification, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useStoreSelector } from '../../hooks/use-store-selector.ts'
import { useFeature } from '../../provider/use-feature.ts'
import type { Translate } from '../../text/i18n.ts'
import { useText } from '../../text/use-text.ts'

export interface FilterChipsProps {
  readonly list: GameList
}

/** What takes a filter back. */
const CLEARED = { name: '', classification: '', minBet: undefined, minLines: undefined } as const

interface Chip {
  readonly field: keyof typeof CLEARED
  readonly name: string
}

/** The active filters, each with a button to remove it (FILTER-07), and the number of games. */
export function FilterChips({ list }: FilterChipsProps) {
  const walletApi = useFeature(wallet)
  const t = useText()
  const query = useStore(list.$query)
  const total = useStoreSelector(list.$state, countedTotal)
  const chips = activeFilters(query, t, (amount) => walletApi.format(String(amount)))

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
                onClick={() => void list.setQuery({ [field]: CLEARED[field] })}
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
                className="fy-filter-chips-clear"
                onClick={() => void list.setQuery({ tab: 'all' })}
              >
                {t('filter.clear')}
              </button>
            </li>
          ) : null}
        </ul>
      )}
      <p className="fy-filter-chips-count" role="status">
        {total > 0 ? t('list.count', { count: total }) : ''}
      </p>
    </div>
  )
}

/** The number of games, while it is the one of what is shown. */
function countedTotal(state: ReturnType<GameList['$state']['get']>): number {
  return state.status === 'ready' && !state.refreshing && state.error === undefined ? state.data.total : 0
}

function activeFilters(query: GameQuery, t: Translate, money: (amount: number) => string): Chip[] {
  const { tab, name, classification, minBet, minLines } = query
  const chips: Chip[] = []
  if (name !== '') chips.push({ field: 'name', name: t('filter.name', { text: name }) })
  // As a tab it is marked there.
  if (tab === 'filter' && isClassification(classification)) {
    chips.push({ field: 'classification', name: t(`class.${classification}`) })
  }
  if (minBet !== undefined) chips.push({ field: 'minBet', name: t('filter.fromBet', { amount: money(minBet) }) })
  if (minLines !== undefined) chips.push({ field: 'minLines', name: t('filter.fromLine', { count: minLines }) })
  return chips
}

/** The number of active filters of the drawer. */
export function countFilters({ tab, classification, minBet, minLines }: GameQuery): number {
  return (
    (tab === 'filter' && classification !== '' ? 1 : 0) +
    (minBet === undefined ? 0 : 1) +
    (minLines === undefined ? 0 : 1)
  )
}
