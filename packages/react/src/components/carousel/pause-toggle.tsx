import { Pause, Play } from 'lucide-react'
import type { RotationView } from '../../hooks/use-rotation.ts'

export interface PauseToggleProps {
  readonly view: Pick<RotationView, 'togglePaused' | 'paused' | 'reducedMotion'>
  readonly pause: string
  readonly play: string
}

/** Pauses automatic movement and resumes it. Absent where nothing moves. */
export function PauseToggle({ view, pause, play }: PauseToggleProps) {
  if (view.reducedMotion) return null
  return (
    <button
      type="button"
      className="fy-pause"
      aria-label={view.paused ? play : pause}
      data-replay=""
      onClick={() => view.togglePaused()}
    >
      {view.paused ? <Play aria-hidden="true" className="fy-icon" /> : <Pause aria-hidden="true" className="fy-icon" />}
    </button>
  )
}
