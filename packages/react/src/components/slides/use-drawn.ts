import { type RefObject, startTransition, useEffect, useState } from 'react'
import { canSee, watchSight } from '../../hooks/watch-sight.ts'

/**
 * How many slides of a track have their contents: `first`, bit by bit two views, and two more whenever the last of them
 * begins to be seen. The others hold their places, so that a finger runs as far as it should. All where the platform
 * cannot tell.
 */
export function useDrawn(track: RefObject<HTMLElement | null>, perView: number, all: number, first: number): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn >= all) return
    if (!canSee()) return setDrawn(all)
    const more = () => startTransition(() => setDrawn(drawn < perView * 2 ? perView * 2 : drawn + perView * 2))
    if (drawn < perView * 2) return more()
    return watchSight(track.current?.children[drawn - perView], ({ intersectionRatio }) => {
      // To touch is not yet to be seen.
      if (intersectionRatio > 0) more()
    })
  }, [track, perView, all, drawn])
  return drawn
}
