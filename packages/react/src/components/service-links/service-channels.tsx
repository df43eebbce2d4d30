import { allowedEntries, channelList, isShown, supportFeature } from '@foyer/core'
import { useAccess } from '../../hooks/use-access.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { isOneOfSeveral, ServiceIcon, ServiceLink, serviceName } from './service-link.tsx'

export interface ServiceChannelsProps {
  readonly onLeave: () => void
}

/** Rows of the menu: live chat, Telegram, Facebook, then the contact icons (MENU-04, CS-02). */
export function ServiceChannels({ onLeave }: ServiceChannelsProps) {
  const t = useText()
  const { config } = useFoyer()
  const service = useFeature(supportFeature)
  const found = useResource(service.$entries, () => service.load())
  const mayChat = isShown(useAccess().check('chat'))
  const offered = found.status === 'ready' ? allowedEntries(found.data, mayChat) : []
  const { livechat, rows, icons } = channelList(offered, config)
  const lines = livechat === undefined ? rows : [livechat, ...rows]
  return (
    <>
      {lines.map((entry) => (
        <li key={entry.csPosition}>
          <ServiceLink entry={entry} className="fy-menu-item" onClick={onLeave}>
            <ServiceIcon network={entry.network} />
            <span className="fy-menu-label">{serviceName(t, entry, isOneOfSeveral(entry, lines))}</span>
          </ServiceLink>
        </li>
      ))}
      {icons.length > 0 ? (
        <li className="fy-service-icons">
          {icons.map((entry) => (
            <ServiceLink
              key={entry.network}
              entry={entry}
              className="fy-icon-button"
              label={t(`service.${entry.network}`)}
              onClick={onLeave}
            >
              <ServiceIcon network={entry.network} />
            </ServiceLink>
          ))}
        </li>
      ) : null}
    </>
  )
}
