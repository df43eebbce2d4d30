import { UserRound } from 'lucide-react'

export interface AvatarProps {
  readonly size?: 'small' | 'large' | undefined
}

/** The default picture of a member. */
export function Avatar({ size = 'small' }: AvatarProps) {
  return (
    <span className={`fy-avatar fy-avatar-${size}`}>
      <UserRound aria-hidden className="fy-icon" />
    </span>
  )
}
