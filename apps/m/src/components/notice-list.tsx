import type { Announcement, Resource, Result, Store, WantedNotice } from '@foyer/core'
import { wantedNoticeId } from '@foyer/core/site'
import {
  EmptyState,
  formatDate,
  ResourceView,
  RichText,
  useMerchantTime,
  useNearViewport,
  useResource,
  useRichTextReady,
  useText,
  useTranslation,
} from '@foyer/react'
import { Megaphone } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { SkeletonList } from './skeleton-list.tsx'
import './details.css'

/** The notices of a feature of core: those for players, or those for agents. */
interface NoticeSource {
  readonly $notices: Store<Resource<readonly Announcement[]>>
  load(): Promise<Result>
  markRead(id: number): Promise<Result>
}

interface NoticeListProps {
  readonly source: NoticeSource
  readonly wanted?: WantedNotice | undefined
  readonly emptyTitle: string
  readonly emptyText: string
}

/** So many notices are drawn at first, and again each time the end of the list comes near. */
const STEP = 40

/** So many frames the one that an address names is brought to the top again: fewer than a person needs to begin to scroll. */
const FRAMES_TO_SETTLE = 8

/** Announcements that open and close by a tap, and are read when they are opened (NOTICE-01 to NOTICE-07). */
export function NoticeList({ source, wanted, emptyTitle, emptyText }: NoticeListProps) {
  const notices = useResource(source.$notices, () => source.load())
  const drawable = useRichTextReady(wanted !== undefined)
  // One that is open from the start would push the others down, so they are drawn together.
  if (notices.status === 'ready' && wanted !== undefined && !drawable) return <SkeletonList shape="rows" />
  return (
    <ResourceView
      resource={notices}
      loading={<SkeletonList shape="rows" />}
      empty={<EmptyState title={emptyTitle} text={emptyText} icon={<Megaphone aria-hidden className="fy-icon" />} />}
      onRetry={() => void source.load()}
    >
      {(shown) => <Notices notices={shown} source={source} wanted={wanted} />}
    </ResourceView>
  )
}

interface NoticesProps extends Pick<NoticeListProps, 'source' | 'wanted'> {
  readonly notices: readonly Announcement[]
}

function Notices({ notices, source, wanted }: NoticesProps) {
  // Positions change when the list is loaded again; the one that was asked for stays the same.
  const [wantedId] = useState(() => wantedNoticeId(wanted, notices))
  const [count, setCount] = useState(
    () =>
      Math.max(
        0,
        notices.findIndex(({ id }) => id === wantedId),
      ) + STEP,
  )
  const { zone } = useMerchantTime()
  return (
    <div className="site-stack">
      {notices.slice(0, count).map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          wanted={notice.id === wantedId}
          scrollsHere={wanted !== undefined && 'id' in wanted && notice.id === wanted.id}
          source={source}
          zone={zone}
        />
      ))}
      {count < notices.length ? <EndOfList key={count} onNear={() => setCount(count + STEP)} /> : null}
    </div>
  )
}

function EndOfList({ onNear }: { readonly onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end.
  useEffect(() => {
    if (isNear) onNear()
  }, [isNear])
  return <div ref={place} className="site-waiting--rows" aria-hidden="true" />
}

interface NoticeProps {
  readonly notice: Announcement
  /** Open from the start. */
  readonly wanted: boolean
  readonly scrollsHere: boolean
  readonly source: NoticeSource
  /** The merchant's. */
  readonly zone: string
}

/** Drawn again only where it has changed: there may be ten thousand. */
const Notice = memo(({ notice, wanted, scrollsHere, source, zone }: NoticeProps) => {
  const t = useText()
  const { tag } = useTranslation()
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(wanted)
  // Only an opened notice is cleaned.
  const [opened, setOpened] = useState(wanted)
  const { id, title, content, startDate, read } = notice

  // An open one may become unread later: the flags of a member come after the login.
  useEffect(() => {
    if (open && !read) void source.markRead(id)
  }, [open, read, id, source])

  useEffect(() => {
    if (!scrollsHere) return
    let frame = 0
    // The notices above it get their height only when they come near the screen, which moves it away again.
    const bringToTop = (framesLeft: number) => {
      frame = requestAnimationFrame(() => {
        details.current?.scrollIntoView({ behavior: 'instant' })
        if (framesLeft > 0) bringToTop(framesLeft - 1)
      })
    }
    // After the page was brought to its top.
    bringToTop(FRAMES_TO_SETTLE)
    return () => cancelAnimationFrame(frame)
  }, [scrollsHere])

  return (
    <details
      ref={details}
      className="site-details site-notice"
      open={wanted}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) setOpened(true)
      }}
    >
      <summary>
        <span className="site-details__title">
          {read ? null : (
            <span className="site-notice__unread">
              <span className="fy-hidden-text">{t('page.notice.unread')}</span>
            </span>
          )}
          {title}
        </span>
        {startDate === undefined ? null : (
          <span className="site-dates">{formatDate(tag, startDate, 'dashed', zone)}</span>
        )}
      </summary>
      <div className="site-details__body">{opened ? <RichText html={content} /> : null}</div>
    </details>
  )
})
