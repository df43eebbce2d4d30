import { useEffect, useState } from 'react'

/** How long a person may pause while typing before it is asked, ms. */
const PAUSE_MS = 300

/** What was typed, once the person pauses; nothing at once. The function ends the pause. */
export function usePaused(text: string): readonly [paused: string, endPause: () => void] {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [paused, () => setPaused(text)]
}
