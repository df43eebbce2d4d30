import { ChangePasswordForm, Link, Note, useSession, useText } from '@foyer/react'
import { Heading } from '../../components/heading.tsx'

/** CHPW-01, LOGIN-14. Where a first password is set the bar has no arrow (LAYOUT-08): a link leads out. */
export function Page() {
  const t = useText()
  const session = useSession()
  const isFirst = session.type === 'member' && session.info.firstTimeLogin
  return (
    <div className="site-page site-page--form">
      {isFirst ? (
        <>
          <Heading text={t('password.firstTitle')} />
          <Note size="inherit" className="site-lead">
            {t('password.first')}
          </Note>
        </>
      ) : null}
      <ChangePasswordForm />
      {isFirst ? (
        <p className="site-aside--center">
          <Link to={{ name: 'settings' }} className="site-more">
            {t('password.leave')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
