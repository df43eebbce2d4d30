import { Note, useAccess, useFoyer, useText } from '@foyer/react'
import { useEffect, useRef } from 'react'
import { SkeletonList } from '../../components/skeleton-list.tsx'

/** Starts free play as soon as the session is known to be a guest's (TRIAL-01); core then opens the lobby. */
export function Page() {
  const t = useText()
  const { session, access } = useFoyer()
  const check = useAccess().allows('startTrial')
  const asked = useRef(false)
  useEffect(() => {
    if (!check || asked.current) return
    asked.current = true
    void session.startTrial().then(({ ok }) => {
      if (!ok) access.leave({ name: 'home' })
    })
  }, [check, session, access])
  return (
    <div className="site-page">
      <Note size="inherit" className="site-lead" role="status">
        {t('page.trail.lead')}
      </Note>
      <SkeletonList shape="page" count={1} />
    </div>
  )
}
