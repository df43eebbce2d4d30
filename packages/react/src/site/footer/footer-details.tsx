import { Smartphone } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { SOCIAL_NETWORKS, SocialIcon } from '../../components/social-icon/social-icon.tsx'
import { Row } from '../../components/stack/row.tsx'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { DownloadBlock } from '../install/download-block.tsx'

/** The home page's own parts of the footer: app blurb, licences and social links (LAYOUT-11). */
export function FooterDetails() {
  const foyer = useFoyer()
  const t = useText()
  const { footer } = foyer.config
  const social = SOCIAL_NETWORKS.flatMap(([network, name]) => {
    const url = footer.social[network]
    return url ? [{ network, name, url }] : []
  })
  return (
    <>
      <div className="fy-footer-app">
        <Smartphone aria-hidden className="fy-icon" />
        <div>
          <h2 className="fy-footer-title">{t('footer.app')}</h2>
          <p>{t('footer.appText', [footer.gameCount])}</p>
        </div>
        <ButtonLink to={{ name: 'app' }} size="small">
          {t('footer.appLink')}
        </ButtonLink>
        <DownloadBlock />
      </div>
      {footer.licences.length > 0 ? (
        <Row
          as="ul"
          gap={4}
          align="center"
          justify="center"
          className="fy-footer-licences"
          aria-label={t('footer.licences')}
        >
          {footer.licences.map(({ name, image, url }) => {
            const picture = (
              <img src={foyer.platform.imageUrl(image, 0, 192)} alt={name} width={96} height={40} loading="lazy" />
            )
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
        </Row>
      ) : null}
      {social.length > 0 ? (
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
    </>
  )
}
