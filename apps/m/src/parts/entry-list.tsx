import { Link } from '@foyer/react'
import { ChevronRight } from 'lucide-react'

export interface Entry {
  readonly id: string
  readonly label: string
  readonly to: string
  /** A second, quieter line. */
  readonly note?: string
}

/** Lines that lead somewhere. */
export function EntryList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className="site-entries">
      {entries.map(({ id, label, to, note }) => (
        <li key={id}>
          <Link to={to} className="site-entries__link">
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
