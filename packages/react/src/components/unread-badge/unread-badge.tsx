import { type UnreadCounts, unread } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { CountBadge } from '../count-badge/count-badge.tsx'

export interface UnreadBadgeProps {
  readonly of: keyof UnreadCounts
  readonly className?: string | undefined
}

/** How much of something the member has not read (UNREAD-04); nothing for guests and trial players. */
export function UnreadBadge({ of, className }: UnreadBadgeProps) {
  const t = useText()
  const count = useStore(useFeature(unread).$counts)[of]
  return <CountBadge count={count} label={t('unread.count', [count])} className={className} />
}
