import { Headset, House } from 'lucide-react'
import { Link } from '../../components/link/link.tsx'
import { useContact } from '../../components/support-links/use-contact.ts'
import { useText } from '../../text/use-text.ts'

/** Under the login and the registration: two ways out (NAVBAR-06). */
export function SignInNav() {
  const t = useText()
  const contact = useContact()
  return (
    <nav className="fy-sign-in-nav" aria-label={t('loginNav.label')}>
      <Link to="/m/home" className="fy-sign-in-nav-item">
        <House aria-hidden className="fy-icon" />
        {t('loginNav.home')}
      </Link>
      <button type="button" className="fy-sign-in-nav-item" onClick={contact}>
        <Headset aria-hidden className="fy-icon" />
        {t('service.label')}
      </button>
    </nav>
  )
}
