import type { ReactNode } from 'react'
import { scrollBehavior } from '../autoplay/scroll-behavior.ts'

export interface MenuChoiceProps {
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One entry of a row that may be longer than the screen: the chosen one comes to its middle. */
export function MenuChoice({ chosen, onChoose, children }: MenuChoiceProps) {
  return (
    <button
      type="button"
      className="fy-vendors-vendor"
      aria-pressed={chosen}
      data-replay=""
      onClick={(event) => {
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center', behavior: scrollBehavior() })
        onChoose()
      }}
    >
      {children}
    </button>
  )
}
