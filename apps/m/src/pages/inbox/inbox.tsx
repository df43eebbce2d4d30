import { inbox, type Letter } from '@foyer/core'
import {
  Button,
  EmptyState,
  IncompleteNote,
  Link,
  Note,
  ResourceView,
  Stack,
  StaleMark,
  UnreadBadge,
  useFeature,
  useMerchantTime,
  useResource,
  useText,
  ZoneNote,
} from '@foyer/react'
import { Mail } from 'lucide-react'
import { useEffect } from 'react'
import { SkeletonList } from '../../components/skeleton-list.tsx'
import '../../components/counted-lead.css'
import '../inbox.css'

/** INBOX-01 to INBOX-03: the member's letters, newest first. */
export function Page() {
  const t = useText()
  const { zone, dayOf, now } = useMerchantTime()
  const inboxApi = useFeature(inbox)
  const letters = useResource(inboxApi.$state, () => inboxApi.load())
  useEffect(() => inboxApi.watch(), [inboxApi])
  return (
    <div className="site-page">
      {letters.status === 'ready' && letters.data.items.length === 0 ? null : (
        <div>
          <Note size="inherit" className="site-lead site-counted-lead">
            {t('page.message.inbox.text')}
            <UnreadBadge of="inbox" />
            {letters.status === 'ready' && letters.stale ? <StaleMark at={letters.at} /> : null}
          </Note>
          <div className="site-aside">
            <ZoneNote zone={zone} day={dayOf(now())} of="times" />
          </div>
        </div>
      )}
      <ResourceView
        resource={letters}
        loading={<SkeletonList shape="letters" count={6} />}
        isEmpty={({ items, isIncomplete }) => items.length === 0 && isIncomplete !== true}
        empty={
          <EmptyState
            title={t('page.inbox.empty.title')}
            text={t('page.inbox.empty.text')}
            icon={<Mail aria-hidden="true" className="fy-icon" />}
          />
        }
        onRetry={() => void inboxApi.load()}
      >
        {({ items, hasMore, more }) => (
          <>
            <IncompleteNote list={inboxApi} />
            <Stack as="ul" gap={2}>
              {items.map((letter) => (
                <Row key={letter.id} letter={letter} />
              ))}
            </Stack>
            {more === 'failed' ? (
              <p className="site-aside" role="alert">
                {t('page.inbox.moreFailed')}
              </p>
            ) : null}
            {hasMore ? (
              <Button size="small" busy={more === 'loading'} onClick={() => void inboxApi.loadMore()}>
                {t('page.inbox.more')}
              </Button>
            ) : null}
          </>
        )}
      </ResourceView>
    </div>
  )
}

function Row({ letter: { id, title, preview, createdAt, read } }: { readonly letter: Letter }) {
  const t = useText()
  const { short, now } = useMerchantTime()
  return (
    <li className="site-letter" data-unread={read ? undefined : ''}>
      <Link to={{ name: 'letter', params: { id } }} className="site-letter__link">
        <span className="site-letter__title">
          {read ? null : <span className="fy-hidden-text">{t('page.inbox.unread')} </span>}
          {title || t('page.inbox.untitled')}
        </span>
        {createdAt === undefined ? null : <span className="site-dates">{short(createdAt, now())}</span>}
        <span className="site-letter__preview">{preview}</span>
      </Link>
    </li>
  )
}
