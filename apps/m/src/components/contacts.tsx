import { chat, type SupportEntry } from '@foyer/core'
import { Button, chatLook, SupportButtons, useFeature, useMenuEntryShown, useText } from '@foyer/react'
import { MessagesSquare } from 'lucide-react'
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
      <SupportButtons primary={primary} filter={filter} empty={<NoEntries />} />
    </Card>
  )
}

/** The merchant names no address; the chat needs none. */
function NoEntries() {
  const t = useText()
  const chatApi = useFeature(chat)
  if (!useMenuEntryShown('chat')) return <p>{t('page.contact.none')}</p>
  return (
    <Button wide onClick={() => void chatApi.open(chatLook(t))}>
      <MessagesSquare aria-hidden className="fy-icon" />
      {t('service.livechat')}
    </Button>
  )
}
