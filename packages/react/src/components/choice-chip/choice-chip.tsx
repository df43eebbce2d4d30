import type { ReactNode } from 'react'
import { scrollBehavior } from '../autoplay/scroll-behavior.ts'

export interface ChoiceChipProps {
  readonly selected: boolean
  readonly onSelect: () => void
  readonly children: ReactNode
}

/** One entry of a row that may be longer than the screen: the chosen one is scrolled to the middle. */
export function ChoiceChip({ selected, onSelect, children }: ChoiceChipProps) {
  return (
    <button
      type="button"
      className="fy-vendor-menu-vendor"
      aria-pressed={selected}
      data-replay=""
      onClick={(event) => {
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center', behavior: scrollBehavior() })
        onSelect()
      }}
    >
      {children}
    </button>
  )
}
