import { latePart } from '../late/late-part.ts'
import { WhenNear } from '../late/when-near.tsx'
import type { CategoryBrowserProps } from './category-browser.tsx'

const categoryBrowser = latePart(async () => (await import('./category-browser.tsx')).CategoryBrowser)

/** The category browser at the end of a long page: it comes when the page is scrolled near it. */
export function LateCategoryBrowser(props: CategoryBrowserProps) {
  return <WhenNear part={categoryBrowser} props={props} className="fy-browser-place" />
}
