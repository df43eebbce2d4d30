import type { GameList } from '@foyer/core'
import { categoryTarget } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { Heart, History } from 'lucide-react'
import { useLanguageCode } from '../../hooks/store-hooks.ts'
import { useStoreSelector } from '../../hooks/use-store-selector.ts'
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
  const language = useLanguageCode()
  const reason = useStore(list.$emptyReason)
  const name = useStoreSelector(list.$query, (query) => query.name)
  const showAll = () => void list.setQuery({ tab: 'all' })
  switch (reason) {
    case 'search':
      return (
        <NoSearchResults
          key={`${language} ${name}`}
          text={name}
          vendorCode={fixedVendor}
          onClear={onClear ?? showAll}
          withCategory={withCategory}
        />
      )
    case 'favourites':
    case 'recents': {
      const Icon = reason === 'favourites' ? Heart : History
      return (
        <EmptyState
          text={t(reason === 'favourites' ? 'list.empty.fav' : 'list.empty.recent')}
          icon={<Icon aria-hidden="true" className="fy-icon" />}
          action={
            <Button size="small" onClick={showAll}>
              {t('list.empty.browse')}
            </Button>
          }
        />
      )
    }
    case 'filter':
      return (
        <EmptyState
          title={t('list.empty.title')}
          text={t('list.empty.filter')}
          action={
            <Button size="small" onClick={showAll}>
              {t('list.empty.clear')}
            </Button>
          }
        />
      )
    case 'vendor':
      return (
        <EmptyState
          title={t('list.empty.title')}
          text={t('list.empty.vendor')}
          action={
            <ButtonLink to={categoryTarget('RNG')} size="small">
              {t('list.empty.slots')}
            </ButtonLink>
          }
        />
      )
    case 'chosenVendor':
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
    case 'category':
      return (
        <EmptyState
          title={t('list.empty.title')}
          text={t('list.empty.plain')}
          action={
            <ButtonLink to={categoryTarget('HOT')} size="small">
              {t('list.empty.hot')}
            </ButtonLink>
          }
        />
      )
  }
}
