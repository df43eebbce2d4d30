import { ChoiceChip } from '../choice-chip/choice-chip.tsx'

export interface MenuChip {
  readonly code: string
  readonly name: string
  /** The number of its lotteries. */
  readonly count: number
}

export interface MenuChipsProps {
  readonly label: string
  readonly entries: readonly MenuChip[]
  readonly value: string
  readonly onValue: (code: string) => void
}

/** A choice of groups, each with its number. Nothing where there is only one. */
export function MenuChips({ label, entries, value, onValue }: MenuChipsProps) {
  if (entries.length < 3) return null
  return (
    <fieldset className="fy-vendor-menu" aria-label={label}>
      {entries.map(({ code, name, count }) => (
        <ChoiceChip key={code} selected={code === value} onSelect={() => onValue(code)}>
          {name}
          <span className="fy-lottery-count">{count}</span>
        </ChoiceChip>
      ))}
    </fieldset>
  )
}
