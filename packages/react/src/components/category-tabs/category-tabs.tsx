import { browserMenu, launchFeature, stripAction, stripWindow } from '@foyer/core'
import { useEffect, useRef } from 'react'
import { useCatalogue } from '../../hooks/stores.ts'
import { useReducedMotion } from '../../hooks/use-media.ts'
import { useSelect } from '../../hooks/use-select.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { CategoryIcon } from '../side-menu/category-icon.tsx'
import { categoryName } from './category-name.ts'
import { glide } from './glide.ts'

export interface CategoryTabsProps {
  /** Code of the category shown. */
  readonly current: string
  readonly onSelect: (code: string) => void
}

/** The strip of categories: five in view, the chosen one in the middle (HOME-09). Lottery launches at once (HOME-10). */
export function CategoryTabs({ current, onSelect }: CategoryTabsProps) {
  const launch = useFeature(launchFeature)
  const t = useText()
  const catalogue = useCatalogue()
  const busy = useSelect(useFoyer().catalogue.$data, ({ status }) => status === 'loading')
  const still = useReducedMotion()
  const strip = useRef<HTMLUListElement>(null)
  const placed = useRef(false)
  const codes = browserMenu(catalogue?.categories.map(({ code }) => code) ?? [])
  const active = codes.indexOf(current)

  useEffect(() => {
    const element = strip.current
    const { start, scrollMs } = stripWindow(codes.length, active)
    const first = element?.children[start]
    const origin = element?.firstElementChild
    if (element === null || !(first instanceof HTMLElement) || !(origin instanceof HTMLElement)) return
    // Offsets are negative from right to left, and so is scrollLeft.
    const left = first.offsetLeft - origin.offsetLeft
    const end = glide(element, left, still || !placed.current ? 0 : scrollMs)
    placed.current = true
    return end
  }, [codes.length, active, still])

  const choose = (code: string) => {
    const action = stripAction(code)
    if (action.kind === 'launch') void launch.launchVendor(action.category)
    else onSelect(action.category)
  }

  return (
    <nav className="fy-strip" aria-label={t('tabs.categories')} aria-busy={busy}>
      <ul ref={strip} className="fy-strip-list">
        {codes.map((code) => (
          <li key={code} className="fy-strip-item">
            <button
              type="button"
              className="fy-strip-tab"
              data-category={code}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => choose(code)}
            >
              <CategoryIcon code={code} className="fy-icon fy-strip-icon" />
              <span className="fy-strip-name">{categoryName(t, code)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
