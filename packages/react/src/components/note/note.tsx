import type { ComponentProps, ElementType } from 'react'
import { joinClasses } from '../join-classes.ts'

/** Elements that hold words. */
export type TextElement = 'dd' | 'div' | 'dt' | 'li' | 'p' | 'span' | 'time'

export type NoteProps<As extends TextElement = 'p'> = ComponentProps<As> & {
  /** The element, chosen for what it means. Default: `p`. */
  readonly as?: As | undefined
  /** A step of the type scale, or the size of the words around. Default: 2, one step below the text of a page. */
  readonly size?: 1 | 2 | 'inherit' | undefined
  /** Default: muted. A tone never says alone what the words do not say. */
  readonly tone?: 'muted' | 'faint' | 'accent' | 'warning' | 'danger' | undefined
  readonly align?: 'center' | 'end' | undefined
}

/**
 * Words that stand behind the others: an explanation, a date, a hint.
 *
 * ```tsx
 * <Note size={1} tone="warning">Processing</Note>
 * ```
 */
export function Note<As extends TextElement = 'p'>({
  as,
  size = 2,
  tone = 'muted',
  align,
  className,
  ...rest
}: NoteProps<As>) {
  const Element = (as ?? 'p') as ElementType
  const classes = joinClasses(
    `fy-tone-${tone}`,
    size !== 'inherit' && `fy-note-${size}`,
    align && `fy-note-${align}`,
    className,
  )
  return <Element {...rest} className={classes} />
}
