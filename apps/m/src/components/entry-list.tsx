import type { RouteTarget } from '@foyer/core'
import { Link, useFoyer } from '@foyer/react'
import { ChevronRight, type LucideIcon } from 'lucide-react'

export interface Entry {
  readonly id: string
  readonly label: string
  readonly to: string | RouteTarget
  readonly icon?: LucideIcon | undefined
  /** A second, quieter line. */
  readonly note?: string | undefined
}

/** Lines that lead somewhere; none to a page that the site has left out. */
export function EntryList({ entries }: { readonly entries: readonly Entry[] }) {
  const { access } = useFoyer()
  const shown = entries.filter(({ to }) => typeof to === 'string' || access.hasPage(to))
  return (
    <ul className="site-entries">
      {shown.map(({ id, label, to, icon: Icon, note }) => (
        <li key={id}>
          <Link to={to} className="site-entries__link">
            {Icon === undefined ? null : <Icon className="site-entries__icon" aria-hidden="true" />}
            <span className="site-entries__text">
              <span>{label}</span>
              {note === undefined ? null : <span className="site-entries__note">{note}</span>}
            </span>
            <ChevronRight className="site-entries__arrow" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
