import { featured, type GameList, isClassification } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useStoreSelector } from '../../hooks/use-store-selector.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { scrollBehavior } from '../autoplay/scroll-behavior.ts'

export interface ListTabsProps {
  readonly list: GameList
  /** Keeps the place of the tabs until it is known whether there are any, which depends on the hot games (LIST-06). */
  readonly keepsPlace?: boolean | undefined
}

/** All, Hot, New, Favorites, Recent and the classifications (LIST-05); nothing where All would be the only one (LIST-06). */
export function ListTabs({ list, keepsPlace = false }: ListTabsProps) {
  const t = useText()
  const tabs = useStore(list.$tabs)
  const featuredApi = useStoreSelector(useFeature(featured).$games, ({ status }) => status)
  if (tabs.length < 2) {
    return keepsPlace && (featuredApi === 'idle' || featuredApi === 'loading') ? (
      <div className="fy-list-tabs fy-list-tabs-waiting" />
    ) : null
  }
  return (
    <fieldset className="fy-list-tabs" aria-label={t('tabs.label')}>
      {tabs.map(({ id, selected }) => (
        <button
          key={id}
          type="button"
          className="fy-list-tabs-tab"
          aria-pressed={selected}
          data-replay=""
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center', behavior: scrollBehavior() })
            void list.setQuery({ tab: id })
          }}
        >
          {isClassification(id) ? t(`class.${id}`) : t.any(`tab.${id}`)}
        </button>
      ))}
    </fieldset>
  )
}
