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
  const { tab, name, vendorCode, minBet, minLines } = useStore(list.$query)
  const all = (label: string) => (
    <Button size="small" onClick={() => void list.setQuery({ tab: 'all' })}>
      {label}
    </Button>
  )
  if (name !== '') {
    return (
      <NoSearchResults
        key={name}
        text={name}
        vendorCode={fixedVendor}
        onClear={onClear ?? (() => void list.setQuery({ tab: 'all' }))}
        withCategory={withCategory}
      />
    )
  }
  if (tab === 'fav') {
    return (
      <EmptyState
        text={t('list.empty.fav')}
        icon={<Heart aria-hidden="true" className="fy-icon" />}
        action={all(t('list.empty.browse'))}
      />
    )
  }
  if (tab === 'recent') {
    return (
      <EmptyState
        text={t('list.empty.recent')}
        icon={<History aria-hidden="true" className="fy-icon" />}
        action={all(t('list.empty.browse'))}
      />
    )
  }
  if (tab !== 'all' || minBet !== undefined || minLines !== undefined) {
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
  if (vendorCode !== '') {
    return (
      <EmptyState
        title={t('list.empty.title')}
        text={t('list.empty.vendor')}
        action={
          <Button size="small" onClick={() => void list.setQuery({ vendorCode: '' })}>
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
