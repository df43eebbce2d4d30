import { catalogue, launch } from '@foyer/core'
import { categoryBrowserMenu, tabStripWindow, tabTapAction } from '@foyer/core/site'
import { useEffect, useRef } from 'react'
import { useAccess } from '../../hooks/use-access.ts'
import { useReducedMotion } from '../../hooks/use-media-query.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { categoryName } from '../../text/category-name.ts'
import { useText } from '../../text/use-text.ts'
import { useMotionChunk } from '../autoplay/use-motion-chunk.ts'
import { CategoryIcon } from '../category-icon/category-icon.tsx'

export interface CategoryTabsProps {
  /** Code of the category shown. */
  readonly current: string
  readonly onSelect: (code: string) => void
}

/** The strip of categories: five in view, the chosen one in the middle (HOME-09). Lottery launches at once (HOME-10). */
export function CategoryTabs({ current, onSelect }: CategoryTabsProps) {
  const catalogueApi = useFeature(catalogue)
  const launchApi = useFeature(launch)
  const t = useText()
  const data = useResource(catalogueApi.$data, () => catalogueApi.load())
  const categories = data.status === 'ready' ? data.data.categories : []
  const reducedMotion = useReducedMotion()
  const strip = useRef<HTMLUListElement>(null)
  const motion = useMotionChunk()
  const placed = useRef(false)
  const favourites = useAccess().check('favourites').outcome === 'allow'
  const codes = categoryBrowserMenu(
    categories.map(({ code }) => code),
    { favourites },
  )
  const active = codes.indexOf(current)

  // biome-ignore lint/correctness/useExhaustiveDependencies: how things move may come while a finger is here: no reason to.
  useEffect(() => {
    const element = strip.current
    const { start, scrollMs } = tabStripWindow(codes.length, active)
    const begins = !placed.current
    placed.current = true
    // Already at its place; measuring would force a layout.
    if (element === null || (begins && start === 0)) return undefined
    const [origin, first] = [element.children[0], element.children[start]]
    if (!(first instanceof HTMLElement) || !(origin instanceof HTMLElement)) return undefined
    // Offsets are negative from right to left, and so is scrollLeft.
    const left = first.offsetLeft - origin.offsetLeft
    if (motion !== undefined && !begins && !reducedMotion) return motion.smoothScroll(element, left, scrollMs)
    element.scrollLeft = left
    return undefined
  }, [codes.length, active, reducedMotion])

  const choose = (code: string) => {
    const action = tabTapAction(code)
    switch (action.kind) {
      case 'launch':
        void launchApi.launchVendor(action.category)
        return
      case 'select':
        onSelect(action.category)
    }
  }

  return (
    <nav
      className="fy-category-tabs"
      aria-label={t('tabs.categories')}
      aria-busy={data.status === 'idle' || data.status === 'loading'}
    >
      <ul ref={strip} className="fy-category-tabs-list">
        {codes.map((code) => (
          <li key={code} className="fy-category-tabs-item">
            <button
              type="button"
              className="fy-category-tabs-tab"
              data-category={code}
              aria-current={code === current ? 'true' : undefined}
              data-replay={tabTapAction(code).kind === 'launch' ? undefined : ''}
              onClick={() => choose(code)}
            >
              <CategoryIcon code={code} className="fy-icon fy-category-tabs-icon" />
              <span className="fy-category-tabs-name">{categoryName(t, code)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
