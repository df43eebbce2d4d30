import type { RouteTarget } from '@foyer/core'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { CategoryIcon } from '../category-icon/category-icon.tsx'
import { Link } from '../link/link.tsx'

export interface ShelfHeadingProps {
  readonly title: string
  readonly category: string
  /** The page with all entries, and the full name of the link; no link where the site has left the page out. */
  readonly to?: string | RouteTarget | undefined
  readonly see?: string | undefined
  /** Far below the screen: without icons. The link stays, so that the Tab key comes to the shelf. */
  readonly isBare?: boolean | undefined
  readonly children?: ReactNode
}

export function ShelfHeading({ title, category, to, see, isBare = false, children }: ShelfHeadingProps) {
  const t = useText()
  return (
    <header className="fy-shelf-head" data-category={category}>
      {isBare ? null : <CategoryIcon code={category} className="fy-icon fy-shelf-icon" />}
      <h2 className="fy-shelf-title">{title}</h2>
      {children}
      {to === undefined ? null : (
        <Link to={to} className="fy-shelf-all" aria-label={see}>
          {t('shelf.all')}
          {isBare ? null : <ChevronRight aria-hidden="true" className="fy-icon fy-icon-directional" />}
        </Link>
      )}
    </header>
  )
}
