import { Smartphone } from 'lucide-react'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { SOCIAL_NETWORKS, SocialIcon } from './social-icon.tsx'

export interface FooterProps {
  /** The home page's own parts: app blurb, licences and social links (LAYOUT-11). */
  readonly full?: boolean | undefined
}

/** What the operator has to say, and on the home page where else to find it (LAYOUT-09 to LAYOUT-11). */
export function Footer({ full = false }: FooterProps) {
  const foyer = useFoyer()
  const t = useText()
  const { footer, readings } = foyer.config
  const social = SOCIAL_NETWORKS.flatMap(([network, name]) => {
    const url = footer.social[network]
    return url ? [{ network, name, url }] : []
  })
  return (
    <footer className="fy-footer">
      {full ? (
        <div className="fy-footer-app">
          <Smartphone aria-hidden className="fy-icon" />
          <div>
            <h2 className="fy-footer-title">{t('footer.app')}</h2>
            <p>{t('footer.appText', [footer.gameCount])}</p>
          </div>
          <ButtonLink to="/m/app" size="small">
            {t('footer.appLink')}
          </ButtonLink>
        </div>
      ) : null}
      {full && footer.licences.length > 0 ? (
        <ul className="fy-footer-licences" aria-label={t('footer.licences')}>
          {footer.licences.map(({ name, image, url }) => {
            const picture = <img src={foyer.site.imageUrl(image)} alt={name} width={96} height={40} loading="lazy" />
            return (
              <li key={name}>
                {url ? (
                  <a href={url} rel="noopener noreferrer" target="_blank">
                    {picture}
                  </a>
                ) : (
                  picture
                )}
              </li>
            )
          })}
        </ul>
      ) : null}
      {full && social.length > 0 ? (
        <ul className="fy-footer-social" aria-label={t('footer.social')}>
          {social.map(({ network, name, url }) => (
            <li key={network}>
              <a className="fy-icon-button" href={url} rel="noopener noreferrer" target="_blank" aria-label={name}>
                <SocialIcon network={network} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="fy-footer-age">
        <span aria-hidden="true" className="fy-footer-age-mark">
          {`${readings.minAge}+`}
        </span>
        {t('footer.age', [readings.minAge])}
      </p>
      <p>{t('footer.disclaimer')}</p>
    </footer>
  )
}
