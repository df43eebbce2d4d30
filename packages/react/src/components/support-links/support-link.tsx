import { type SupportEntry, support } from '@foyer/core'
import { supportEntryNumber } from '@foyer/core/site'
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

/** `Telegram 2`: several of one network have a number. */
export function supportName(t: Translate, entry: SupportEntry, entries: readonly SupportEntry[]): string {
  if (entry.network === 'other' && entry.title !== undefined) return entry.title
  const name = t(`service.${entry.network}`)
  const number = supportEntryNumber(entry, entries)
  return number === undefined ? name : t('service.numbered', [name, number])
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
