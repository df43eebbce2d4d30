import { useText } from '@foyer/react'
import { NoticeList } from '../parts/notice-list.tsx'

/** Letters of the house to its players. */
export function Page() {
  const t = useText()
  return (
    <div className="site-page">
      <p className="site-lead">{t('page.inbox.from')}</p>
      <NoticeList emptyTitle={t('page.inbox.empty.title')} emptyText={t('page.inbox.empty.text')} />
    </div>
  )
}
