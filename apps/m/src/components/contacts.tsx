import type { SupportEntry } from '@foyer/core'
import { SupportButtons, useText } from '@foyer/react'
import { Card } from './card.tsx'

interface ContactsProps {
  /** To write to the service is what the page is for: the first way is its main button. */
  readonly primary?: boolean
  /** Leaves out what the page shows elsewhere. */
  readonly filter?: ((entry: SupportEntry) => boolean) | undefined
}

/** The ways to reach the customer service of this merchant. */
export function Contacts({ primary = false, filter }: ContactsProps) {
  const t = useText()
  return (
    <Card title={t('page.contact.heading')}>
      <p>{t('page.contact.text')}</p>
      <SupportButtons primary={primary} filter={filter} empty={<p>{t('page.contact.none')}</p>} />
    </Card>
  )
}
