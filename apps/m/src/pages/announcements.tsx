import { ButtonLink, EmptyState, useText } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { NoticeList } from '../components/notice-list.tsx'

/** NOTICE-01, NOTICE-02, NOTICE-07 */
export function Page({ route }: PageProps) {
  const t = useText()
  const { index, types } = route.query
  return (
    <div className="site-page">
      {types === 'A' ? (
        // Those for players are no announcements for agents (NOTICE-09).
        <EmptyState
          title={t('page.notice.agents.title')}
          text={t('page.notice.agents.text')}
          action={<ButtonLink to={{ name: 'announcements' }}>{t('page.message.notices')}</ButtonLink>}
        />
      ) : (
        <NoticeList
          openAt={index !== undefined && /^\d{1,3}$/.test(index) ? Number(index) : undefined}
          emptyTitle={t('page.notice.empty.title')}
          emptyText={t('page.notice.empty.text')}
        />
      )}
    </div>
  )
}
