import type { GameList } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { Heart, History } from 'lucide-react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { NoSearchResults } from './no-search-results.tsx'

export interface EmptyListProps {
  readonly list: GameList
  /** Code of the vendor that the address fixes. */
  readonly fixedVendor?: string | undefined
  /** Takes a search back. Default: the list shows all of its games. */
  readonly onClear?: (() => void) | undefined
  readonly withCategory?: boolean | undefined
}

/** Why a list has nothing to show, and the way out (LIST-11). */
export function EmptyList({ list, fixedVendor, onClear, withCategory }: EmptyListProps) {
  const t = useText()
  const { filter, mode, isNew } = useStore(list.$state)
  const all = (label: string) => (
    <Button size="small" onClick={() => list.setTab('all')}>
      {label}
    </Button>
  )
  if (filter.name !== '') {
    return (
      <NoSearchResults
        key={filter.name}
        text={filter.name}
        vendorCode={fixedVendor}
        onClear={onClear ?? (() => list.setTab('all'))}
        withCategory={withCategory}
      />
    )
  }
  if (mode === 'fav') {
    return (
      <EmptyState
        text={t('list.empty.fav')}
        icon={<Heart aria-hidden="true" className="fy-icon" />}
        action={all(t('list.empty.browse'))}
      />
    )
  }
  if (mode === 'recent') {
    return (
      <EmptyState
        text={t('list.empty.recent')}
        icon={<History aria-hidden="true" className="fy-icon" />}
        action={all(t('list.empty.browse'))}
      />
    )
  }
  if (mode !== 'all' || isNew || filter.minBet !== undefined || filter.minLines !== undefined) {
    return (
      <EmptyState title={t('list.empty.title')} text={t('list.empty.filter')} action={all(t('list.empty.clear'))} />
    )
  }
  if (fixedVendor !== undefined) {
    return (
      <EmptyState
        title={t('list.empty.title')}
        text={t('list.empty.vendor')}
        action={
          <ButtonLink to="/m/slot-games" size="small">
            {t('list.empty.slots')}
          </ButtonLink>
        }
      />
    )
  }
  if (filter.vendorCode !== '') {
    return (
      <EmptyState
        title={t('list.empty.title')}
        text={t('list.empty.vendor')}
        action={
          <Button size="small" onClick={() => list.setVendor('')}>
            {t('list.empty.vendors')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t('list.empty.title')}
      text={t('list.empty.plain')}
      action={
        <ButtonLink to="/m/hot-games" size="small">
          {t('list.empty.hot')}
        </ButtonLink>
      }
    />
  )
}
