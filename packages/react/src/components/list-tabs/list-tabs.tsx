import { type GameList, isClassification } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useText } from '../../text/use-text.ts'

export interface ListTabsProps {
  readonly list: GameList
}

/** All, Hot, New, Favorites, Recent and the classifications (LIST-05); nothing where All would stand alone (LIST-06). */
export function ListTabs({ list }: ListTabsProps) {
  const t = useText()
  const { tabs } = useStore(list.$state)
  if (tabs.length < 2) return null
  return (
    <fieldset className="fy-tabs" aria-label={t('tabs.label')}>
      {tabs.map(({ id, selected }) => (
        <button
          key={id}
          type="button"
          className="fy-tabs-tab"
          aria-pressed={selected}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' })
            list.setTab(id)
          }}
        >
          {isClassification(id) ? t(`class.${id}`) : t.any(`tab.${id}`)}
        </button>
      ))}
    </fieldset>
  )
}
