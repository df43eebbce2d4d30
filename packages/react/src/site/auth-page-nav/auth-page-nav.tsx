import { Headset, House } from 'lucide-react'
import { Link } from '../../components/link/link.tsx'
import { Row } from '../../components/stack/row.tsx'
import { useContactSupport } from '../../components/support-links/use-contact-support.ts'
import { useText } from '../../text/use-text.ts'

/** Under the sign-in page and the registration: two ways out (NAVBAR-06). */
export function AuthPageNav() {
  const t = useText()
  const contact = useContactSupport()
  return (
    <Row as="nav" gap={6} lineGap={2} justify="center" aria-label={t('loginNav.label')}>
      <Link to={{ name: 'home' }} className="fy-auth-page-nav-item">
        <House aria-hidden className="fy-icon" />
        {t('loginNav.home')}
      </Link>
      <button type="button" className="fy-auth-page-nav-item" onClick={contact}>
        <Headset aria-hidden className="fy-icon" />
        {t('service.label')}
      </button>
    </Row>
  )
}
