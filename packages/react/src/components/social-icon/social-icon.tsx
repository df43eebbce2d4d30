import { MessageCircleMore, Send } from 'lucide-react'

/** Order and names of LAYOUT-11. */
export const SOCIAL_NETWORKS = [
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
  ['telegram', 'Telegram'],
  ['whatsapp', 'WhatsApp'],
] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number][0]

/** These, and one that is only for the sign-in. */
type IconName = SocialNetwork | 'google'

/** Drawn in the style of our icon set, which has no trade marks. */
const PATHS: Readonly<Partial<Record<IconName, string>>> = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5.5-1.5v.01',
  youtube: 'M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zm7 1.5v5l4.5-2.5z',
  tiktok: 'M13 3v12.5a3.5 3.5 0 1 1-3.5-3.5M13 3a6 6 0 0 0 6 5.5',
  facebook: 'M16 3h-2.5A4.5 4.5 0 0 0 9 7.5V21m-2.5-9H15',
  google: 'M12 12h8a8 8 0 1 1-2.6-5.9',
  twitter: 'M4 4l16 16M19.5 4l-15 16',
}

export function SocialIcon({ network }: { readonly network: IconName }) {
  const path = PATHS[network]
  if (path === undefined) {
    const Icon = network === 'telegram' ? Send : MessageCircleMore
    return <Icon aria-hidden className="fy-icon" />
  }
  return (
    <svg
      className="fy-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
