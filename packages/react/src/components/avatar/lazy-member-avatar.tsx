import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'
import { Avatar, type AvatarProps } from './avatar.tsx'

const memberAvatar = lazyComponent(async () => (await import('./member-avatar.tsx')).MemberAvatar)

/** {@link MemberAvatar} for the first screen, which shows the default picture until the chosen one is loaded. */
export function LazyMemberAvatar({ size }: Pick<AvatarProps, 'size'>) {
  const part = useLazyComponent(memberAvatar, true)
  return part.status === 'ready' ? <part.Component size={size} /> : <Avatar size={size} />
}
