import { ForgotPasswordForm, Link, useSession, useText } from '@foyer/react'
import { Heading } from '../../components/heading.tsx'

/** The way to a new password (ROUTE-05); for members too, who come from the security center and go back there. */
export function Page() {
  const t = useText()
  const isMember = useSession().type === 'member'
  return (
    <div className="site-page site-page--form">
      <Heading text={t(isMember ? 'page.security.byPhone' : 'forgot.title')} />
      <ForgotPasswordForm />
      <p className="site-aside--center">
        {t('page.forgot.none')}{' '}
        <Link to={{ name: 'messageCenter' }} className="site-more">
          {t('page.forgot.support')}
        </Link>
      </p>
      <p className="site-aside--center">
        <Link to={{ name: isMember ? 'securityCenter' : 'signIn' }} className="site-more">
          {t(isMember ? 'page.security.heading' : 'forgot.back')}
        </Link>
      </p>
    </div>
  )
}
