import { drawnNumbersStyle } from '@foyer/core/site'
import { useText } from '../../text/use-text.ts'

export interface DrawnNumbersProps {
  readonly numbers: readonly string[]
  /** Bonus balls. */
  readonly special?: readonly string[] | undefined
  /** The lottery, for the label. */
  readonly label: string
  /** They have just been drawn: the balls roll in, one after the other. */
  readonly fresh?: boolean | undefined
}

/** The numbers of a draw as balls, digits or runners; the form follows from the numbers. */
export function DrawnNumbers({ numbers, special = [], label, fresh = false }: DrawnNumbersProps) {
  const t = useText()
  const look = drawnNumbersStyle(numbers)
  return (
    <ol className={`fy-drawn-numbers fy-drawn-numbers-${look}`} aria-label={label} data-fresh={fresh || undefined}>
      {numbers.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place of the draw, and figures may repeat.
        <li key={at} className="fy-ball" data-hue={ballHue(number, look)}>
          {look === 'race' ? <span className="fy-hidden-text">{t('lottery.place', { place: at + 1 })}</span> : null}
          {number}
        </li>
      ))}
      {special.map((number) => (
        <li key={`bonus ${number}`} className="fy-ball fy-ball-bonus">
          <span className="fy-hidden-text">{t('lottery.bonus')}</span>
          {number}
        </li>
      ))}
    </ol>
  )
}

/** Balls are coloured by their tens, runners each have a colour of their own; figures are all alike. */
function ballHue(number: string, look: ReturnType<typeof drawnNumbersStyle>): number | undefined {
  const value = Number(number)
  if (!Number.isInteger(value)) return undefined
  switch (look) {
    case 'digits':
      return undefined
    case 'race':
      return value % 10
    case 'many':
    case 'balls':
      return Math.floor(value / 10) % 10
  }
}
