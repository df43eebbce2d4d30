import type { LinkTarget, RouteTarget, UnreadCounts } from '@foyer/core'
import { Link, Note, TargetLink, UnreadBadge, useFoyer } from '@foyer/react'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface Entry extends EntryText {
  /** A page. */
  readonly to: string | RouteTarget
}

/** A line that leads to an address of the platform, or that does something here. */
export type EntryOut = EntryText & ({ readonly target: LinkTarget } | { readonly onSelect: () => void })

/** A note that keeps the height of its line, so that nothing below moves when it is filled. */
export const NOTE_PLACE = '\u00a0'

/** The place of a line that may come. */
export interface EntryWaiting {
  readonly id: string
  readonly isWaiting: true
}

interface EntryText {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon | undefined
  /** A second, quieter line. */
  readonly note?: string | undefined
  /** What its badge counts, of the counters that every member has. */
  readonly unread?: keyof UnreadCounts | undefined
  /** A badge of its own. */
  readonly badge?: ReactNode
}

/** Lines that lead somewhere; none to a page that the site has left out. */
export function EntryList({ entries }: { readonly entries: readonly (Entry | EntryOut | EntryWaiting)[] }) {
  const { access } = useFoyer()
  const shown = entries.filter((entry) => !('to' in entry) || typeof entry.to === 'string' || access.hasPage(entry.to))
  return (
    <ul className="site-entries">
      {shown.map((entry) => (
        <li key={entry.id}>{'isWaiting' in entry ? <EntryPlace /> : <EntryLine {...entry} />}</li>
      ))}
    </ul>
  )
}

/** Exactly as high as a line with a note, so that nothing moves when that comes. */
function EntryPlace() {
  return (
    <span className="site-entries__link" aria-busy="true">
      <span className="site-entries__text fy-skeleton" aria-hidden="true">
        <span>{NOTE_PLACE}</span>
        <Note as="span">{NOTE_PLACE}</Note>
      </span>
    </span>
  )
}

function EntryLine(entry: Entry | EntryOut) {
  const { label, icon: Icon, note, unread, badge } = entry
  const content = (
    <>
      {Icon === undefined ? null : <Icon className="site-entries__icon" aria-hidden="true" />}
      <span className="site-entries__text">
        <span>{label}</span>
        {note === undefined ? null : <Note as="span">{note}</Note>}
      </span>
      {unread === undefined ? (
        badge
      ) : (
        <span className="site-entries__badge">
          <UnreadBadge of={unread} />
        </span>
      )}
      <ChevronRight className="site-entries__arrow" aria-hidden="true" />
    </>
  )
  const className = 'site-entries__link'
  if ('onSelect' in entry) {
    return (
      <button type="button" className={className} onClick={entry.onSelect}>
        {content}
      </button>
    )
  }
  if ('target' in entry) {
    return (
      <TargetLink to={entry.target} className={className}>
        {content}
      </TargetLink>
    )
  }
  return (
    <Link to={entry.to} className={className}>
      {content}
    </Link>
  )
}
