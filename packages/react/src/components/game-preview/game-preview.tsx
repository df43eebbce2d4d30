import { type Game, wallet } from '@foyer/core'
import { isClassification } from '@foyer/core/site'
import { ChevronRight, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { useAccess } from '../../hooks/use-access.ts'
import { useCurrentPage } from '../../hooks/use-current-page.ts'
import { useLaunch } from '../../hooks/use-launch.ts'
import { useVendorName } from '../../hooks/use-vendor-name.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { categoryName } from '../../text/category-name.ts'
import type { Translate } from '../../text/i18n.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { CdnImage } from '../cdn-image/cdn-image.tsx'
import { FavouriteButton } from '../favourite-button/favourite-button.tsx'
import { Link } from '../link/link.tsx'
import { Row } from '../stack/row.tsx'
import { Stack } from '../stack/stack.tsx'

export interface GamePreviewProps {
  readonly game: Game
  readonly onClose: () => void
}

/** What the catalogue knows of a game, and what can be done with it. */
export function GamePreview({ game, onClose }: GamePreviewProps) {
  const t = useText()
  const { config } = useFoyer()
  const walletApi = useFeature(wallet)
  const access = useAccess()
  const { launch } = useLaunch(game)
  const isOffline = !useOnline()
  useCloseOnLeave(onClose)
  const vendor = useVendorName(game.vendorCode)
  // Free play that may not play is no offer.
  const trial = config.launch.allowTrial && access.allows('startTrial')

  return (
    <Stack gap={4} className="fy-game-preview">
      <div className="fy-game-preview-top">
        <CdnImage path={game.icon} alt="" priority="first" />
        <Stack gap={1}>
          <Row gap={0} oneLine align="center" justify="between" className="fy-game-preview-by">
            <Link
              to={{ name: 'vendor', params: { vassalage: game.vendorCode } }}
              className="fy-game-preview-vendor"
              aria-label={t('tile.vendor', { vendor })}
              onClick={onClose}
            >
              <span dir="auto">{vendor}</span>
              <ChevronRight aria-hidden className="fy-icon fy-icon-directional" />
            </Link>
            <FavouriteButton game={game} />
          </Row>
          <dl className="fy-game-preview-facts">
            {factsOf(game, t, (amount) => walletApi.format(String(amount))).map(({ name, value }) => (
              <Row key={name} lineGap={0} justify="between" className="fy-game-preview-fact">
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Row>
            ))}
          </dl>
        </Stack>
      </div>
      <div className="fy-game-preview-actions">
        <Button
          tone="primary"
          wide
          aria-disabled={isOffline || undefined}
          onClick={() => {
            onClose()
            void launch()
          }}
        >
          <Play aria-hidden className="fy-icon" />
          {t('browser.playNow')}
        </Button>
        {trial ? (
          <ButtonLink to={{ name: 'trial' }} wide onClick={onClose}>
            {t('login.trial')}
          </ButtonLink>
        ) : null}
      </div>
    </Stack>
  )
}

/** Nothing of it outlives its page. */
function useCloseOnLeave(onClose: () => void): void {
  const { result } = useCurrentPage()
  const path = result.route.path
  const opened = useRef(path)
  useEffect(() => {
    if (path !== opened.current) onClose()
  }, [path, onClose])
}

interface Fact {
  readonly name: string
  readonly value: string
}

function factsOf(
  { type, classification, minBet, minLines }: Game,
  t: Translate,
  money: (amount: number) => string,
): readonly Fact[] {
  const facts: Fact[] = [{ name: t('select.category'), value: categoryName(t, type) }]
  if (isClassification(classification)) facts.push({ name: t('filter.class'), value: t(`class.${classification}`) })
  if (minBet !== undefined) facts.push({ name: t('filter.minBet'), value: money(minBet) })
  if (minLines !== undefined) facts.push({ name: t('filter.minLine'), value: String(minLines) })
  return facts
}
