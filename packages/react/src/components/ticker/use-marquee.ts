import { type RefObject, useEffect } from 'react'
import { useAutoplay } from '../autoplay/use-autoplay.ts'

/** Lets `track` run past while `running`; other `content` begins anew. */
export function useMarquee(track: RefObject<HTMLElement | null>, running: boolean, content: unknown): void {
  const motion = useAutoplay()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another width.
  useEffect(
    () => (running && track.current !== null ? motion?.runMarquee(track.current) : undefined),
    [track, running, content, motion],
  )
}
