import { categoryPath, displayCategory, dropdown } from '@foyer/core'
import { useCatalogue } from '../../hooks/stores.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { categoryName } from '../category-tabs/category-name.ts'
import { NativeSelect } from '../native-select/native-select.tsx'

export interface CategorySelectProps {
  /** Code of the category shown; ESPORTS and COCKFIGHT read as SPORTS (CATEGORY-04). */
  readonly current: string
  /** Begins with the hot games (HOT-01). */
  readonly withHot?: boolean
}

/** The category dropdown (LIST-02, CATEGORY-05): a choice leads to that category's page (HOT-02). */
export function CategorySelect({ current, withHot = false }: CategorySelectProps) {
  const { access } = useFoyer()
  const t = useText()
  const catalogue = useCatalogue()
  const known = catalogue?.categories.map(({ code }) => code) ?? []
  const codes = [...(withHot ? ['HOT'] : []), ...dropdown(known)]
  const shown = displayCategory(current)
  const selected = codes.find((code) => displayCategory(code) === shown)
  // Until the categories are known, and for one that the platform no longer lists.
  const options = selected === undefined ? [current, ...codes] : codes

  return (
    <NativeSelect
      label={t('select.category')}
      labelHidden
      className="fy-category-select"
      value={selected ?? current}
      options={options.map((code) => ({ value: code, label: categoryName(t, displayCategory(code)) }))}
      onValue={(code) => access.go(categoryPath(code))}
    />
  )
}
