import { featured, type GameList } from '@foyer/core'
import { isClassification } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { useStoreSelector } from '../../hooks/use-store-selector.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'

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
  return (
    <ToggleGroup
      variant="tabs"
      label={t('tabs.label')}
      loading={keepsPlace && (featuredApi === 'idle' || featuredApi === 'loading')}
      options={tabs.map(({ id }) => ({
        value: id,
        label: isClassification(id) ? t(`class.${id}`) : t.any(`tab.${id}`),
      }))}
      value={tabs.find(({ selected }) => selected)?.id}
      onChange={(tab) => void list.setQuery({ tab })}
    />
  )
}
