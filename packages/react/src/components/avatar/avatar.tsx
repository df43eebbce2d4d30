import { SPEC_CONSTANTS } from '@foyer/core'
import { UserRound } from 'lucide-react'
import { CdnImage } from '../cdn-image/cdn-image.tsx'

export interface AvatarProps {
  /** `huge` is the picture's own size, 96 px. */
  readonly size?: 'small' | 'large' | 'huge' | undefined
  /** Path of a picture; without one, and if it fails to load, the default picture is shown (MEMBER-08). */
  readonly icon?: string | undefined
}

/** The picture of a member. Decorative: the name is beside it. */
export function Avatar({ size = 'small', icon }: AvatarProps) {
  return (
    <span className={`fy-avatar fy-avatar-${size}`}>
      <CdnImage
        path={icon}
        alt=""
        shape="icon"
        priority="first"
        fallback={
          <UserRound
            aria-hidden
            className="fy-avatar-default"
            width={SPEC_CONSTANTS.iconPx}
            height={SPEC_CONSTANTS.iconPx}
          />
        }
      />
    </span>
  )
}
