import { lazyComponent } from '../lazy/lazy-component.ts'
import { LazyWhenVisible } from '../lazy/lazy-when-visible.tsx'
import type { CategoryBrowserProps } from './category-browser.tsx'

const categoryBrowser = lazyComponent(async () => (await import('./category-browser.tsx')).CategoryBrowser)

/** The category browser at the end of a long page: it is loaded when the page is scrolled near it. */
export function LazyCategoryBrowser(props: CategoryBrowserProps) {
  return <LazyWhenVisible component={categoryBrowser} props={props} className="fy-category-browser-place" />
}
