import { displayCategory } from '@foyer/core'
import { categoryDropdown, categoryPath } from '@foyer/core/site'
import { useCatalogue } from '../../hooks/stores.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { categoryName } from '../../text/category-name.ts'
import { useText } from '../../text/use-text.ts'
import { NativeSelect } from '../native-select/native-select.tsx'

export interface CategorySelectProps {
  /** Code of the category shown; ESPORTS and COCKFIGHT read as SPORTS (CATEGORY-04). */
  readonly current: string
  /** Begins with the hot games (HOT-01). */
  readonly withHot?: boolean
}

/** Value of the entry that is shown but cannot be chosen. */
const SHOWN = ''

/** The category dropdown (LIST-02, CATEGORY-05): a choice leads to that category's page (HOT-02). */
export function CategorySelect({ current, withHot = false }: CategorySelectProps) {
  const { access } = useFoyer()
  const t = useText()
  const catalogue = useCatalogue()
  const known = catalogue?.categories.map(({ code }) => code) ?? []
  const codes = [...(withHot ? ['HOT'] : []), ...categoryDropdown(known)]
  const shown = displayCategory(current)
  const options = codes.map((code) => ({ value: code, label: categoryName(t, code) }))
  // The shown name may be that of another category, which has an entry of its own. The same holds until
  // the categories are known, and for one that the platform no longer lists.
  const selected = shown === current && codes.includes(current) ? current : SHOWN

  return (
    <NativeSelect
      label={t('select.category')}
      labelHidden
      className="fy-category-select"
      value={selected}
      options={
        selected === SHOWN
          ? [{ value: SHOWN, label: categoryName(t, shown), disabled: true, hidden: true }, ...options]
          : options
      }
      onValue={(code) => access.go(categoryPath(code))}
    />
  )
}
