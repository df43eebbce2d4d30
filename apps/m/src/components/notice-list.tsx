import type { Announcement } from '@foyer/core'
import { announcements } from '@foyer/core'
import {
  EmptyState,
  formatDate,
  ResourceView,
  RichText,
  useFeature,
  useResource,
  useRichTextReady,
  useTranslation,
} from '@foyer/react'
import { useState } from 'react'
import { SkeletonList } from './skeleton-list.tsx'

interface NoticeListProps {
  /** Position of the one that is open at first (NOTICE-07). */
  readonly openAt?: number | undefined
  readonly emptyTitle: string
  readonly emptyText: string
}

/** Announcements that open and close by a tap (NOTICE-01, NOTICE-02). */
export function NoticeList({ openAt, emptyTitle, emptyText }: NoticeListProps) {
  const announcementsApi = useFeature(announcements)
  const notices = useResource(announcementsApi.$notices, () => announcementsApi.loadHome())
  const drawable = useRichTextReady(openAt !== undefined)
  // One that is open from the start would push the others down, so they are drawn together.
  if (notices.status === 'ready' && openAt !== undefined && !drawable) return <SkeletonList shape="rows" />
  return (
    <ResourceView
      resource={notices}
      loading={<SkeletonList shape="rows" />}
      empty={<EmptyState title={emptyTitle} text={emptyText} />}
      onRetry={() => void announcementsApi.loadHome()}
    >
      {(shown) => (
        <div className="site-stack">
          {shown.map((notice, index) => (
            <Notice key={notice.id} notice={notice} open={index === openAt} />
          ))}
        </div>
      )}
    </ResourceView>
  )
}

function Notice({ notice, open }: { readonly notice: Announcement; readonly open: boolean }) {
  const { tag } = useTranslation()
  // Only an opened notice is cleaned.
  const [opened, setOpened] = useState(open)
  return (
    <details className="site-details" open={open} onToggle={() => setOpened(true)}>
      <summary>
        <span className="site-details__title">{notice.title}</span>
        {notice.startDate === undefined ? null : (
          <span className="site-dates">{formatDate(tag, notice.startDate, 'dashed')}</span>
        )}
      </summary>
      <div className="site-details__body">{opened ? <RichText html={notice.content} /> : null}</div>
    </details>
  )
}
