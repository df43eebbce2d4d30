import { catalogue } from '@foyer/core'
import { categoryBrowserMenu } from '@foyer/core/site'
import { useState } from 'react'
import { useAccess } from '../../hooks/use-access.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { categoryName } from '../../text/category-name.ts'
import { useText } from '../../text/use-text.ts'
import { CategoryIcon } from '../category-icon/category-icon.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { CategoryPanel } from './category-panel.tsx'

export interface CategoryBrowserProps {
  /** Which category is open to begin with. */
  readonly initial?: string
}

/** Browse by category: a rail of categories, and beside it the panel of the chosen one (HOME-07, HOME-08). */
export function CategoryBrowser({ initial = 'HOME' }: CategoryBrowserProps) {
  const catalogueApi = useFeature(catalogue)
  const t = useText()
  const data = useResource(catalogueApi.$data, () => catalogueApi.load())
  const favourites = useAccess().check('favourites').outcome === 'allow'
  const [current, setCurrent] = useState(initial)

  if (data.status === 'failed') {
    return (
      <section className="fy-category-browser-failed" aria-label={t('browser.label')}>
        <FailedState title={t('browser.failed')} error={data.error} onRetry={() => void catalogueApi.refresh()} />
      </section>
    )
  }
  if (data.status !== 'ready') {
    return (
      <section className="fy-category-browser" aria-label={t('browser.label')} aria-busy="true">
        <div className="fy-category-browser-rail">
          {SKELETON_COUNT.map((key) => (
            <Skeleton key={key} shape="block" className="fy-category-browser-waiting" />
          ))}
        </div>
        <div className="fy-category-browser-panel fy-category-browser-cards">
          {SKELETON_COUNT.map((key) => (
            <Skeleton key={key} shape="block" className="fy-category-browser-card-waiting" />
          ))}
        </div>
      </section>
    )
  }

  const categories = data.data.categories
  return (
    <section className="fy-category-browser" aria-label={t('browser.label')}>
      <ul className="fy-category-browser-rail">
        {categoryBrowserMenu(
          categories.map(({ code }) => code),
          { favourites },
        ).map((code) => (
          <li key={code}>
            <button
              type="button"
              className="fy-category-browser-entry"
              data-category={code}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => setCurrent(code)}
            >
              <CategoryIcon code={code} />
              <span className="fy-category-browser-name">{categoryName(t, code)}</span>
            </button>
          </li>
        ))}
      </ul>
      <CategoryPanel key={current} category={current} categories={categories} />
    </section>
  )
}

const SKELETON_COUNT = ['1', '2', '3', '4', '5', '6']
