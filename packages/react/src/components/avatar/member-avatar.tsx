import { useAvatar } from '../../hooks/use-avatar.ts'
import { Avatar, type AvatarProps } from './avatar.tsx'

/** The picture that the member here has chosen (MEMBER-08). */
export function MemberAvatar({ size }: Pick<AvatarProps, 'size'>) {
  return <Avatar size={size} icon={useAvatar()} />
}
