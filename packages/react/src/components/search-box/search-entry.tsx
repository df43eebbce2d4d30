import { Search } from 'lucide-react'
import { useText } from '../../text/use-text.ts'
import { Link } from '../link/link.tsx'

/** What looks like a search field and is the link to the page that searches: it works before any script does. */
export function SearchEntry({ to }: { readonly to: string }) {
  const t = useText()
  return (
    <Link to={to} className="fy-search fy-search-entry">
      <Search aria-hidden="true" className="fy-icon" />
      {t('search.everywhere')}
    </Link>
  )
}
