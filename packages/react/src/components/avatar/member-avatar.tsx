import { useAvatarPath } from '../../hooks/use-avatar-path.ts'
import { Avatar, type AvatarProps } from './avatar.tsx'

/** The picture that the signed-in member has chosen (MEMBER-08). */
export function MemberAvatar({ size }: Pick<AvatarProps, 'size'>) {
  return <Avatar size={size} icon={useAvatarPath()} />
}
