import { Headset, House } from 'lucide-react'
import { useText } from '../../text/use-text.ts'
import { Link } from '../link/link.tsx'
import { useContact } from '../service-links/use-contact.ts'

/** Under the login and the registration: two ways out (NAVBAR-06). */
export function LoginNav() {
  const t = useText()
  const contact = useContact()
  return (
    <nav className="fy-login-nav" aria-label={t('loginNav.label')}>
      <Link to="/m/home" className="fy-login-nav-item">
        <House aria-hidden className="fy-icon" />
        {t('loginNav.home')}
      </Link>
      <button type="button" className="fy-login-nav-item" onClick={contact}>
        <Headset aria-hidden className="fy-icon" />
        {t('service.label')}
      </button>
    </nav>
  )
}
