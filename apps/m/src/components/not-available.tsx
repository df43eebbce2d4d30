import { EmptyState } from '@foyer/react'
import type { ReactNode } from 'react'
import { Contacts } from './contacts.tsx'

interface NotAvailableProps {
  readonly title: string
  readonly text: string
  /** A link to the page that most visitors look for. */
  readonly action?: ReactNode
}

/** A page for a feature that this site does not have: says so and names customer service. It shows no other data instead. */
export function NotAvailable({ title, text, action }: NotAvailableProps) {
  return (
    <div className="site-page">
      <EmptyState title={title} text={text} action={action} />
      <Contacts />
    </div>
  )
}
