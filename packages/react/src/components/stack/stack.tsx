import type { ComponentProps, ElementType } from 'react'
import { joinClasses } from '../join-classes.ts'

/** A step of the spacing tokens: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16, 6 is 24, 8 is 32. */
export type Space = 0 | 1 | 2 | 3 | 4 | 6 | 8

/** Elements that group others. */
export type GroupElement =
  | 'div'
  | 'dl'
  | 'fieldset'
  | 'footer'
  | 'form'
  | 'header'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'span'
  | 'ul'

export type StackProps<As extends GroupElement = 'div'> = ComponentProps<As> & {
  /** The element, chosen for what it means. Default: `div`. */
  readonly as?: As | undefined
  /** Space between the children. Default: 3. */
  readonly gap?: Space | undefined
  /** Where the children stand across the stack. Default: each is as wide as the stack. */
  readonly align?: 'start' | 'center' | undefined
  /** Lets the stack become narrower than its content, which then wraps or scrolls. */
  readonly shrink?: boolean | undefined
}

/**
 * Children below each other with equal space between them.
 *
 * ```tsx
 * <Stack as="ul" gap={2}>…</Stack>
 * ```
 */
export function Stack<As extends GroupElement = 'div'>({
  as,
  gap = 3,
  align,
  shrink,
  className,
  ...rest
}: StackProps<As>) {
  const Element = (as ?? 'div') as ElementType
  const classes = joinClasses(
    'fy-stack',
    `fy-gap-${gap}`,
    align && `fy-stack-${align}`,
    shrink && 'fy-shrink',
    className,
  )
  return <Element {...rest} className={classes} />
}
