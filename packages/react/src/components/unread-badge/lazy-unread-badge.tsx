import { useSession } from '../../hooks/store-hooks.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyWhenInteracted } from '../lazy/use-lazy-component.ts'
import type { UnreadBadgeProps } from './unread-badge.tsx'

const unreadBadge = lazyComponent(async () => (await import('./unread-badge.tsx')).UnreadBadge)

/** {@link UnreadBadge} for the first screen: what it counts is loaded and asked for a moment after it, for members alone. */
export function LazyUnreadBadge(props: UnreadBadgeProps) {
  return useSession().type === 'member' ? <WhenLoaded {...props} /> : null
}

function WhenLoaded(props: UnreadBadgeProps) {
  const part = useLazyWhenInteracted(unreadBadge)
  return part.status === 'ready' ? <part.Component {...props} /> : null
}
