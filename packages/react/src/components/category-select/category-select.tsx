import { categoryDropdown, categoryTarget } from '@foyer/core/site'
import { useCatalogueData } from '../../hooks/store-hooks.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { categoryName } from '../../text/category-name.ts'
import { useText } from '../../text/use-text.ts'
import { NativeSelect } from '../native-select/native-select.tsx'

export interface CategorySelectProps {
  /** Code of the category shown; ESPORTS and COCKFIGHT read as SPORTS (CATEGORY-04). */
  readonly current: string
}

/** Value of the entry that is shown but cannot be chosen. */
const SHOWN = ''

/** The category dropdown (LIST-02, CATEGORY-05): a choice leads to that category's page (HOT-02). */
export function CategorySelect({ current }: CategorySelectProps) {
  const { access } = useFoyer()
  const t = useText()
  const catalogue = useCatalogueData()
  const known = catalogue?.categories.map(({ code }) => code) ?? []
  const { codes, shown, selected = SHOWN } = categoryDropdown(access, known, current)
  const options = codes.map((code) => ({ value: code, label: categoryName(t, code) }))

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
      onValue={(code) => access.go(categoryTarget(code))}
    />
  )
}
