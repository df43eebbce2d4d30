import type { HumanCheck as Check, HumanCheckState } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { TextKey } from '../../text/locales.ts'
import { useText } from '../../text/use-text.ts'

export interface HumanCheckProps {
  readonly human: Check
}

/**
 * The way past a picture for people who cannot read it (settlement 4): one tap, and the device does the rest. Nothing where
 * the platform takes nothing else. Stands inside `PageTexts`.
 */
export function HumanCheckView({ human }: HumanCheckProps) {
  const t = useText()
  const note = useId()
  const state = useStore(human.$state)
  if (state.status === 'hidden') return null
  const words = statusText(state)
  return (
    <div className="fy-human-check" data-status={state.status}>
      <label className="fy-human-check-label">
        <input
          type="checkbox"
          className="fy-human-check-box"
          checked={state.status === 'done'}
          aria-busy={state.status === 'working' || undefined}
          aria-describedby={note}
          // A tick comes from the proof alone; a tap only asks for it.
          onChange={() => void human.verify()}
        />
        <span>{t('human.label')}</span>
      </label>
      <p id={note} className="fy-human-check-note" role="status">
        {words === undefined ? null : t(words)}
      </p>
      {state.status === 'working' ? (
        <progress className="fy-human-check-progress" max={1} value={state.progress} aria-label={t('human.progress')} />
      ) : null}
    </div>
  )
}

function statusText(state: HumanCheckState): TextKey | undefined {
  switch (state.status) {
    case 'hidden':
      return undefined
    case 'ready':
      return 'human.ready'
    case 'working':
      return 'human.working'
    case 'done':
      return 'human.done'
    case 'failed':
      return state.reason === 'expired' ? 'human.expired' : 'human.failed'
  }
}
