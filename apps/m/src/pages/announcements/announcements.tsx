import { agentAnnouncements, announcements, type WantedNotice } from '@foyer/core'
import { readWantedNotice } from '@foyer/core/site'
import { CountBadge, Note, useFeature, useStore, useText } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { useMemo } from 'react'
import { NoticeList } from '../../components/notice-list.tsx'
import '../../components/counted-lead.css'

/** NOTICE-01 to NOTICE-07; those for agents with `types=A` (NOTICE-09), to which the table of routes lets agents alone. */
export function Page({ route }: PageProps) {
  const { path, query } = route
  const wanted = readWantedNotice({ index: query.index, hash: route.hash })
  return (
    <div className="site-page">
      {query.types === 'A' && route.params.area === 'member' ? (
        <AgentNotices key={path} wanted={wanted} />
      ) : (
        <PlayerNotices key={path} wanted={wanted} />
      )}
    </div>
  )
}

interface NoticesProps {
  readonly wanted: WantedNotice | undefined
}

function PlayerNotices({ wanted }: NoticesProps) {
  const t = useText()
  const announcementsApi = useFeature(announcements)
  const source = useMemo(() => ({ ...announcementsApi, load: announcementsApi.loadAll }), [announcementsApi])
  return (
    <NoticeList
      source={source}
      wanted={wanted}
      emptyTitle={t('page.notice.empty.title')}
      emptyText={t('page.notice.empty.text')}
    />
  )
}

function AgentNotices({ wanted }: NoticesProps) {
  const t = useText()
  const source = useFeature(agentAnnouncements)
  const unread = useStore(source.$unread)
  const isEmpty = useStore(source.$notices).data?.length === 0
  return (
    <>
      {isEmpty ? null : (
        <Note size="inherit" className="site-lead site-counted-lead">
          {t('page.notice.agents')}
          <CountBadge count={unread} label={t('page.notice.unreadCount', [unread])} />
        </Note>
      )}
      <NoticeList
        source={source}
        wanted={wanted}
        emptyTitle={t('page.notice.agents.title')}
        emptyText={t('page.notice.agents.text')}
      />
    </>
  )
}
