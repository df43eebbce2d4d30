export type ButtonTone = 'primary' | 'neutral' | 'danger' | 'quiet'
export type ButtonSize = 'medium' | 'small'

export interface ButtonStyleProps {
  /** `primary` once per screen. */
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** Takes the whole line. */
  readonly wide?: boolean | undefined
}

/** The classes of a button, for links that look like one. */
export function buttonClass(
  { tone = 'neutral', size = 'medium', wide = false }: ButtonStyleProps,
  extra?: string,
): string {
  return `fy-button fy-button-${tone} fy-button-${size}${wide ? ' fy-button-wide' : ''}${extra ? ` ${extra}` : ''}`
}
