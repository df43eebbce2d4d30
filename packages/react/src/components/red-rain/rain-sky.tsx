import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../hooks/use-media-query.ts'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Envelope } from './envelope.tsx'

export interface RainSkyProps {
  /** Without movement: the envelopes lie still. */
  readonly isStill: boolean
  readonly onCatch: () => void
}

const SPRITES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']

/**
 * Falling envelopes, for the eye alone: a tap on one is a tap on the button. Nothing needs aim or speed. They can be
 * stopped, lie still for people who want no movement, and stop while the page is hidden.
 */
export function RainSky({ isStill, onCatch }: RainSkyProps) {
  const t = useText()
  const [isPaused, setPaused] = useState(false)
  const still = useReducedMotion() || isStill
  const sky = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = sky.current
    let isOnEnvelope = false
    const press = ({ target }: Event) => {
      isOnEnvelope = target instanceof Element && target.closest('[data-envelope]') !== null
    }
    // Where the finger is lifted the envelope has fallen on. A finger that scrolls makes no click.
    const tap = () => {
      if (isOnEnvelope) onCatch()
      isOnEnvelope = false
    }
    // No control of its own: the button below is the same for everybody.
    element?.addEventListener('pointerdown', press)
    element?.addEventListener('click', tap)
    return () => {
      element?.removeEventListener('pointerdown', press)
      element?.removeEventListener('click', tap)
    }
  }, [onCatch])
  return (
    <div className="fy-rain-sky" data-still={still || undefined} data-paused={isPaused || undefined}>
      <div ref={sky} className="fy-rain-sprites" aria-hidden="true">
        {SPRITES.map((sprite) => (
          <span key={sprite} className="fy-rain-sprite" data-envelope="">
            <Envelope />
          </span>
        ))}
      </div>
      {still ? null : (
        <IconButton
          className="fy-rain-pause"
          label={t(isPaused ? 'rain.play' : 'rain.pause')}
          icon={isPaused ? <Play aria-hidden className="fy-icon" /> : <Pause aria-hidden className="fy-icon" />}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </div>
  )
}
