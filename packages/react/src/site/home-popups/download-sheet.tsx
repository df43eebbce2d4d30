import { ChevronDown, Smartphone, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { CdnImage } from '../../components/cdn-image/cdn-image.tsx'
import { Sheet } from '../../components/sheet/sheet.tsx'
import { Stack } from '../../components/stack/stack.tsx'
import { useInstall } from '../../hooks/use-install.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { DownloadLinkView } from '../install/download-link.tsx'
import { InstallButton } from '../install/install-button.tsx'
import { InstallGuide } from '../install/install-guide.tsx'

export interface DownloadSheetProps {
  readonly onClose: () => void
  /** On the way to the page of the app. */
  readonly onLeave: () => void
}

/**
 * The app, from the edge of the lobby: mask, close button, and the ways to have it on this device (HOME-05, INSTALL-07 to
 * INSTALL-11).
 */
export function DownloadSheet({ onClose, onLeave }: DownloadSheetProps) {
  const t = useText()
  const id = useId()
  const { footer } = useFoyer().config
  const { offers, icon } = useInstall()
  const [isGuideShown, setGuideShown] = useState(false)
  const { guide, profile } = offers?.sheet ?? {}
  const hasPrompt = offers?.page.some(({ kind }) => kind === 'prompt')
  return (
    <Sheet open onClose={onClose} side="bottom" title={t('footer.app')}>
      <div className="fy-download-sheet">
        <span className="fy-install-icon">
          <CdnImage path={icon} alt="" shape="icon" priority="first" fallback={<Smartphone aria-hidden />} />
        </span>
        <p>{t('footer.appText', [footer.gameCount])}</p>
        {offers?.legacyIos ? (
          <p className="fy-install-warning">
            <TriangleAlert aria-hidden className="fy-icon" />
            {t('install.legacyIos')}
          </p>
        ) : null}
        {hasPrompt ? (
          <InstallButton
            tone="primary"
            wide
            onDone={(outcome) => {
              // Where the browser did not ask, the way to the page of the app stands here next.
              if (outcome !== 'unavailable') onClose()
            }}
          />
        ) : (
          <ButtonLink to={{ name: 'app' }} tone="primary" wide onClick={onLeave}>
            {t('footer.appLink')}
          </ButtonLink>
        )}
        {profile === undefined ? null : <DownloadLinkView kind="profile" url={profile} wide />}
        {guide === undefined ? null : (
          <>
            <Button
              tone="quiet"
              wide
              aria-expanded={isGuideShown}
              aria-controls={isGuideShown ? id : undefined}
              onClick={() => setGuideShown(!isGuideShown)}
            >
              {t(isGuideShown ? 'install.guide.hide' : 'install.guide.show')}
              <ChevronDown aria-hidden className="fy-icon fy-install-chevron" />
            </Button>
            {isGuideShown ? (
              <Stack id={id} gap={4} className="fy-install-instructions">
                <InstallGuide system={guide} />
                {/* INSTALL-08: the end of the instructions is the end of the sheet. */}
                <Button wide onClick={onClose}>
                  {t('install.guide.close')}
                </Button>
              </Stack>
            ) : null}
          </>
        )}
      </div>
    </Sheet>
  )
}
