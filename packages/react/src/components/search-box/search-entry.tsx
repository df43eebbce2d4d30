import type { RouteTarget } from '@foyer/core'
import { Search } from 'lucide-react'
import { useText } from '../../text/use-text.ts'
import { Link } from '../link/link.tsx'

/** A link to the search page that looks like a search field: it works before any script has run. */
export function SearchEntry({ to }: { readonly to: string | RouteTarget }) {
  const t = useText()
  return (
    <Link to={to} className="fy-search fy-search-entry">
      <Search aria-hidden="true" className="fy-icon" />
      {t('search.everywhere')}
    </Link>
  )
}
