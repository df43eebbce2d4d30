import { type SupportEntry, support } from '@foyer/core'
import { Headset, type LucideIcon, MessageCircleMore, MessagesSquare, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import type { Translate } from '../../text/i18n.ts'
import { useText } from '../../text/use-text.ts'
import { TargetLink } from '../link/target-link.tsx'
import { SocialIcon } from '../social-icon/social-icon.tsx'
import { chatLook } from './contact-support.ts'

const ICONS: Readonly<Partial<Record<SupportEntry['network'], LucideIcon>>> = {
  livechat: MessagesSquare,
  telegram: Send,
  whatsapp: MessageCircleMore,
  other: Headset,
}

export function SupportIcon({ network }: Pick<SupportEntry, 'network'>) {
  if (network === 'facebook') return <SocialIcon network="facebook" />
  const Icon = ICONS[network] ?? Headset
  return <Icon aria-hidden className="fy-icon" />
}

/** `Telegram 2`: several of one network get the number of their position. */
export function supportName(t: Translate, { network, csPosition }: SupportEntry, numbered: boolean): string {
  const name = t(`service.${network}`)
  const number = /^\D+(\d{1,3})$/.exec(csPosition)?.[1]
  return numbered && number !== undefined ? t('service.numbered', [name, number]) : name
}

/** Whether another entry has the same network. */
export function isOneOfSeveral(entry: SupportEntry, entries: readonly SupportEntry[]): boolean {
  return entries.filter(({ network }) => network === entry.network).length > 1
}

interface SupportLinkProps {
  readonly entry: SupportEntry
  readonly className: string
  readonly label?: string | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** Opens an entry: the chat, pages of this site here, everything else beside it (CS-06). */
export function SupportLink({ entry, className, label, onClick, children }: SupportLinkProps) {
  const t = useText()
  const supportApi = useFeature(support)
  if (entry.kind === 'livechat') {
    return (
      <button
        type="button"
        className={className}
        aria-label={label}
        onClick={() => {
          onClick?.()
          void supportApi.open(entry, chatLook(t))
        }}
      >
        {children}
      </button>
    )
  }
  return (
    <TargetLink to={entry.target} className={className} aria-label={label} onClick={onClick}>
      {children}
    </TargetLink>
  )
}
