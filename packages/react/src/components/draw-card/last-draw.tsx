import type { Draw } from '@foyer/core'
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { DrawnNumbers } from '../drawn-numbers/drawn-numbers.tsx'

export interface LastDrawProps {
  /** undefined: there was none yet. */
  readonly draw: Draw | undefined
  readonly name: string
}

/** The result of the last draw. */
export function LastDraw({ draw, name }: LastDrawProps) {
  const t = useText()
  const [first] = useState(draw?.issue)
  if (draw === undefined || draw.numbers.length === 0) {
    return <p className="fy-draw-card-pending">{t('lottery.pending')}</p>
  }
  const { issue, numbers, special } = draw
  return (
    <DrawnNumbers
      key={issue}
      numbers={numbers}
      special={special}
      label={t('lottery.numbers', { name, issue })}
      fresh={first !== undefined && issue !== first}
    />
  )
}
