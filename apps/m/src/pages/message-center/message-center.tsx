import { appDownloads, chat, support } from '@foyer/core'
import { findDownloadLink } from '@foyer/core/site'
import { chatLook, useFeature, useMenuEntryShown, useResource, useSupportEntries, useText } from '@foyer/react'
import { CircleHelp, Handshake, Mail, Megaphone, MessagesSquare, Send } from 'lucide-react'
import { Card } from '../../components/card.tsx'
import { Contacts } from '../../components/contacts.tsx'
import { type Entry, EntryList, type EntryOut, type EntryWaiting } from '../../components/entry-list.tsx'

/** The message center (MSG-01): what is told to the person, and the ways to talk to the merchant, each once. */
export function Page() {
  const t = useText()
  const mayChat = useMenuEntryShown('chat')
  const chatApi = useFeature(chat)
  const supportApi = useFeature(support)
  const downloadsApi = useFeature(appDownloads)
  const links = useResource(downloadsApi.$links, () => downloadsApi.load())
  const entries = useSupportEntries()
  const isWaiting = [links, entries].some(({ status }) => status === 'idle' || status === 'loading')
  const { telegram, affiliate, others } = supportApi.messageCenterWays(findDownloadLink(links.data ?? [], 'TELEGRAM'))
  // The first row depends on both: its place is kept, so that it pushes nothing away when it comes.
  const first: Entry | EntryOut | EntryWaiting | false =
    telegram === undefined
      ? isWaiting && { id: 'telegram', isWaiting }
      : {
          id: 'telegram',
          label: t('service.telegram'),
          note: t('page.message.telegram.text'),
          target: telegram,
          icon: Send,
        }
  const rows: readonly (Entry | EntryOut | EntryWaiting | false)[] = [
    first,
    {
      id: 'notice',
      label: t('page.message.notices'),
      note: t('page.message.notices.text'),
      to: { name: 'announcements' },
      icon: Megaphone,
      unread: 'announcement',
    },
    {
      id: 'inbox',
      label: t('page.message.inbox'),
      note: t('page.message.inbox.text'),
      to: { name: 'inbox' },
      icon: Mail,
      unread: 'inbox',
    },
    mayChat && {
      id: 'chat',
      label: t('service.livechat'),
      note: t('page.message.chat.text'),
      onSelect: () => void chatApi.open(chatLook(t)),
      icon: MessagesSquare,
      unread: 'chat',
    },
    affiliate !== undefined && {
      id: 'affiliate',
      label: t('page.message.affiliate'),
      note: t('page.message.affiliate.text'),
      target: affiliate,
      icon: Handshake,
    },
  ]
  return (
    <div className="site-page">
      <Card>
        <EntryList entries={rows.filter((row) => row !== false)} />
      </Card>
      <Card>
        <EntryList entries={[{ id: 'help', label: t('page.set.help'), to: { name: 'help' }, icon: CircleHelp }]} />
      </Card>
      {others.length > 0 || entries.status === 'failed' ? (
        <Contacts filter={(entry) => others.includes(entry)} />
      ) : null}
    </div>
  )
}
