import { ChangePasswordForm, useSession, useText } from '@foyer/react'
import { Heading } from '../parts/heading.tsx'

/** CHPW-01, LOGIN-14 */
export function Page() {
  const t = useText()
  const session = useSession()
  const isFirst = session.type === 'member' && session.info.firstTimeLogin
  return (
    <div className="site-page site-page--form">
      <Heading text={t('password.title')} />
      {isFirst ? <p className="site-lead">{t('password.first')}</p> : null}
      <ChangePasswordForm />
    </div>
  )
}
