import { ForgotForm, Link, useText } from '@foyer/react'
import { Heading } from '../parts/heading.tsx'

/** The way to a new password (ROUTE-05). */
export function Page() {
  const t = useText()
  return (
    <div className="site-page site-page--form">
      <Heading text={t('forgot.title')} />
      <ForgotForm />
      <p className="site-aside--center">
        <Link to="/m/login" className="site-more">
          {t('forgot.back')}
        </Link>
      </p>
    </div>
  )
}
