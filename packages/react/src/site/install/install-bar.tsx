import { Smartphone, X } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { CdnImage } from '../../components/cdn-image/cdn-image.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { useInstall } from '../../hooks/use-install.ts'
import { useRootAttribute } from '../../hooks/use-root-attribute.ts'
import { useScrollingDown } from '../../hooks/use-scrolling-down.ts'
import { useText } from '../../text/use-text.ts'
import { InstallButton } from './install-button.tsx'

/**
 * The app, at the lower edge of the lobby until the person closes it (INSTALL-12 to INSTALL-14). It lies over the page, so
 * nothing moves when it comes, and goes behind the menu while the person scrolls down.
 */
export function InstallBar() {
  const t = useText()
  const { install, offers, icon } = useInstall()
  const aside = useScrollingDown()
  useRootAttribute('data-fy-install-bar', offers?.bar ?? false)
  if (!offers?.bar) return null
  const hasPrompt = offers.page.some(({ kind }) => kind === 'prompt')
  return (
    <aside className="fy-install-bar" aria-label={t('footer.app')} data-aside={aside || undefined}>
      <span className="fy-install-icon">
        <CdnImage path={icon} alt="" shape="icon" priority="first" fallback={<Smartphone aria-hidden />} />
      </span>
      <p className="fy-install-bar-text">{t('site.name')}</p>
      {hasPrompt ? (
        <InstallButton tone="primary" size="small" />
      ) : (
        <ButtonLink to={{ name: 'app' }} tone="primary" size="small">
          {t('footer.appLink')}
        </ButtonLink>
      )}
      <IconButton
        label={t('install.bar.close')}
        icon={<X aria-hidden className="fy-icon" />}
        onClick={() => install.closeBar()}
      />
    </aside>
  )
}
