import type { ComponentProps, ElementType } from 'react'
import { joinClasses } from '../join-classes.ts'

export type HeadingProps = ComponentProps<'h2'> & {
  /** The rank among the headings of the page, which says nothing about its size. Default: 2. */
  readonly level?: 1 | 2 | 3 | 4 | undefined
  /** A step of the type scale. Default: 4, the title of a part of a page. */
  readonly size?: 3 | 4 | 5 | undefined
}

/**
 * The title of a page or of a part of it.
 *
 * ```tsx
 * <Heading level={3} size={3}>Earlier days</Heading>
 * ```
 */
export function Heading({ level = 2, size = 4, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as ElementType
  return <Element {...rest} className={joinClasses(`fy-heading-${size}`, className)} />
}
