import { Smartphone } from 'lucide-react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { CdnImage } from '../../components/cdn-image/cdn-image.tsx'
import { Sheet } from '../../components/sheet/sheet.tsx'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'

export interface DownloadSheetProps {
  /** Of the app, as the platform sends it. */
  readonly icon: string | undefined
  readonly onClose: () => void
  /** On the way to the page of the app. */
  readonly onLeave: () => void
}

/** The app, from the edge of the lobby: mask, close button, and the way to the app's page (HOME-05, INSTALL-07). */
export function DownloadSheet({ icon, onClose, onLeave }: DownloadSheetProps) {
  const t = useText()
  const { footer } = useFoyer().config
  return (
    <Sheet open onClose={onClose} side="bottom" title={t('footer.app')}>
      <div className="fy-download-sheet">
        <span className="fy-download-sheet-icon">
          <CdnImage path={icon} alt="" shape="icon" priority="first" fallback={<Smartphone aria-hidden />} />
        </span>
        <p>{t('footer.appText', [footer.gameCount])}</p>
        <ButtonLink to={{ name: 'app' }} tone="primary" wide onClick={onLeave}>
          {t('footer.appLink')}
        </ButtonLink>
      </div>
    </Sheet>
  )
}
