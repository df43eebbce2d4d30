import { Download } from 'lucide-react'
import { Link } from '../../components/link/link.tsx'
import { useInstall } from '../../hooks/use-install.ts'
import { useText } from '../../text/use-text.ts'

/** The way to the page of the app beside the announcements, on devices that have an app (INSTALL-15). */
export function InstallLink() {
  const t = useText()
  const { offers } = useInstall()
  if (!offers?.marquee) return null
  return (
    <Link to={{ name: 'app' }} className="fy-install-link" aria-label={t('footer.appLink')}>
      <Download aria-hidden className="fy-icon" />
    </Link>
  )
}
