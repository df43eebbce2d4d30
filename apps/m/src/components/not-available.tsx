import { EmptyState } from '@foyer/react'
import type { ReactNode } from 'react'
import { Contacts } from './contacts.tsx'

interface NotAvailableProps {
  readonly title: string
  readonly text: string
  /** The way to what is meant by most who come here. */
  readonly action?: ReactNode
}

/** A page of something that this site does not have: says so, and where to turn. Other data never stands in for it. */
export function NotAvailable({ title, text, action }: NotAvailableProps) {
  return (
    <div className="site-page">
      <EmptyState title={title} text={text} action={action} />
      <Contacts />
    </div>
  )
}
