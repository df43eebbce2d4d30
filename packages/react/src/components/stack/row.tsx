import type { ComponentProps, ElementType } from 'react'
import { joinClasses } from '../join-classes.ts'
import type { GroupElement, Space } from './stack.tsx'

export type RowProps<As extends GroupElement = 'div'> = ComponentProps<As> & {
  /** The element, chosen for what it means. Default: `div`. */
  readonly as?: As | undefined
  /** Space between the children. Default: 2. */
  readonly gap?: Space | undefined
  /** Space between the lines of a row that wraps. Default: as `gap`. */
  readonly lineGap?: 0 | 1 | 2 | undefined
  /** Where the children stand across the row. Default: each is as high as its line. */
  readonly align?: 'center' | 'baseline' | undefined
  /** How the children share what is left of a line. Default: they stand at its start. */
  readonly justify?: 'between' | 'center' | 'end' | undefined
  /** Keeps the children on one line. */
  readonly oneLine?: boolean | undefined
  /** Lets the row become narrower than its content, which then wraps or scrolls. */
  readonly shrink?: boolean | undefined
}

/**
 * Children beside each other with equal space between them. They wrap if they do not fit.
 *
 * ```tsx
 * <Row justify="between" align="baseline" gap={4} lineGap={1}>…</Row>
 * ```
 */
export function Row<As extends GroupElement = 'div'>({
  as,
  gap = 2,
  lineGap,
  align,
  justify,
  oneLine,
  shrink,
  className,
  ...rest
}: RowProps<As>) {
  const Element = (as ?? 'div') as ElementType
  const classes = joinClasses(
    'fy-row',
    `fy-gap-${gap}`,
    lineGap !== undefined && `fy-line-gap-${lineGap}`,
    align && `fy-row-${align}`,
    justify && `fy-row-${justify === 'center' ? 'middle' : justify}`,
    oneLine && 'fy-row-one-line',
    shrink && 'fy-shrink',
    className,
  )
  return <Element {...rest} className={classes} />
}
