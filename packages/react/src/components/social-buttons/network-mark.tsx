import type { SocialNetwork } from '@foyer/core'
import { SocialIcon } from '../footer/social-icon.tsx'

/** Strokes in the manner of our icon set, which leaves out trade marks. */
export function NetworkMark({ network }: { readonly network: SocialNetwork }) {
  if (network === 'facebook') return <SocialIcon network="facebook" />
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
      <path d="M12 12h8a8 8 0 1 1-2.6-5.9" />
    </svg>
  )
}
