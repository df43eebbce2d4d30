import { useText } from '@foyer/react'
import { NoticeList } from '../parts/notice-list.tsx'
import type { PageProps } from '../routes.ts'

/** NOTICE-01, NOTICE-02, NOTICE-07 */
export function Page({ route }: PageProps) {
  const t = useText()
  const { index } = route.query
  return (
    <div className="site-page">
      <NoticeList
        openAt={index !== undefined && /^\d{1,3}$/.test(index) ? Number(index) : undefined}
        emptyTitle={t('page.notice.empty.title')}
        emptyText={t('page.notice.empty.text')}
      />
    </div>
  )
}
