import { latePart } from '../late/late-part.ts'
import { usePart } from '../late/use-part.ts'
import { Avatar, type AvatarProps } from './avatar.tsx'

const memberAvatar = latePart(async () => (await import('./member-avatar.tsx')).MemberAvatar)

/** {@link MemberAvatar} for the first screen, which shows the default picture until the chosen one has come, if ever. */
export function LateAvatar({ size }: Pick<AvatarProps, 'size'>) {
  const part = usePart(memberAvatar, true)
  return part.status === 'ready' ? <part.Part size={size} /> : <Avatar size={size} />
}
