import { type RefObject, useEffect } from 'react'
import { useMotionChunk } from '../autoplay/use-motion-chunk.ts'

/** Animates `track` while `running`; other `content` starts again. */
export function useMarquee(track: RefObject<HTMLElement | null>, running: boolean, content: unknown): void {
  const motion = useMotionChunk()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another width.
  useEffect(
    () => (running && track.current !== null ? motion?.runMarquee(track.current) : undefined),
    [track, running, content, motion],
  )
}
