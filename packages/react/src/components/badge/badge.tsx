import type { ComponentProps, ElementType } from 'react'
import { joinClasses } from '../join-classes.ts'

export type BadgeProps<As extends 'span' | 'p' = 'span'> = ComponentProps<As> & {
  /** The element, chosen for what it means. Default: `span`. */
  readonly as?: As | undefined
  /** Default: plain. A tone never says alone what the word does not say. */
  readonly tone?: 'plain' | 'accent' | 'danger' | undefined
}

/**
 * A state or a type in a word. A number of unread things is a {@link CountBadge}.
 *
 * ```tsx
 * <Badge tone="accent">Delivered</Badge>
 * ```
 */
export function Badge<As extends 'span' | 'p' = 'span'>({ as, tone = 'plain', className, ...rest }: BadgeProps<As>) {
  const Element = (as ?? 'span') as ElementType
  return <Element {...rest} className={joinClasses('fy-label', `fy-label-${tone}`, className)} />
}
