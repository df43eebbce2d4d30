import { lazyComponent } from '../../components/lazy/lazy-component.ts'
import { LazyWhenVisible } from '../../components/lazy/lazy-when-visible.tsx'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'

export interface FooterProps {
  /** The home page's own parts: app blurb, licences and social links (LAYOUT-11). */
  readonly withDetails?: boolean | undefined
}

const lazyFooterDetails = lazyComponent(async () => (await import('./footer-details.tsx')).FooterDetails)

/** What the operator has to say, and on the home page where else to find it (LAYOUT-09 to LAYOUT-11). */
export function Footer({ withDetails = false }: FooterProps) {
  const foyer = useFoyer()
  const t = useText()
  const { readings } = foyer.config
  return (
    <footer className="fy-footer">
      {withDetails ? <LazyWhenVisible component={lazyFooterDetails} props={{}} className="fy-footer-details" /> : null}
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
