import type { GameList } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { Heart, History, SearchX } from 'lucide-react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'

/** Why a list has nothing to show, and the way out (LIST-11). */
export function ListEmpty({ list }: { readonly list: GameList }) {
  const t = useText()
  const { filter, mode } = useStore(list.$state)
  const all = (label: string) => (
    <Button size="small" onClick={() => list.setTab('all')}>
      {label}
    </Button>
  )
  if (filter.gameName !== '') {
    return (
      <EmptyState
        title={t('list.empty.title')}
        text={t('list.empty.search', { text: filter.gameName })}
        icon={<SearchX aria-hidden="true" className="fy-icon" />}
        action={all(t('search.clear'))}
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
  const filtered = mode !== 'all' || filter.minBet !== undefined || filter.minLine !== undefined
  return (
    <EmptyState
      title={t('list.empty.title')}
      text={filtered ? t('list.empty.filter') : t('list.empty.plain')}
      action={filtered ? all(t('list.empty.clear')) : undefined}
    />
  )
}
