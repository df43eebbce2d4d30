import { isMenuEntryShown, omitDeniedLivechat, sideMenuSupport, support } from '@foyer/core'
import { useAccess } from '../../hooks/use-access.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { isOneOfSeveral, SupportIcon, SupportLink, supportName } from './support-link.tsx'

export interface SupportChannelsProps {
  readonly onLeave: () => void
}

/** Rows of the menu: live chat, Telegram, Facebook, then the contact icons (MENU-04, CS-02). */
export function SupportChannels({ onLeave }: SupportChannelsProps) {
  const t = useText()
  const { config } = useFoyer()
  const supportApi = useFeature(support)
  const found = useResource(supportApi.$entries, () => supportApi.load())
  const mayChat = isMenuEntryShown(useAccess().check('chat'))
  const offered = found.status === 'ready' ? omitDeniedLivechat(found.data, mayChat) : []
  const { livechat, rows, icons } = sideMenuSupport(offered, config)
  const lines = livechat === undefined ? rows : [livechat, ...rows]
  return (
    <>
      {lines.map((entry) => (
        <li key={entry.csPosition}>
          <SupportLink entry={entry} className="fy-menu-item" onClick={onLeave}>
            <SupportIcon network={entry.network} />
            <span className="fy-menu-label">{supportName(t, entry, isOneOfSeveral(entry, lines))}</span>
          </SupportLink>
        </li>
      ))}
      {icons.length > 0 ? (
        <li className="fy-support-icons">
          {icons.map((entry) => (
            <SupportLink
              key={entry.network}
              entry={entry}
              className="fy-icon-button"
              label={t(`service.${entry.network}`)}
              onClick={onLeave}
            >
              <SupportIcon network={entry.network} />
            </SupportLink>
          ))}
        </li>
      ) : null}
    </>
  )
}
