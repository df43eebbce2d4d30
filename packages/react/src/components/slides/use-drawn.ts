import { type RefObject, startTransition, useEffect, useState } from 'react'
import { canSee, watchSight } from '../../hooks/watch-sight.ts'

/**
 * How many slides of a track have their contents: two views, and two more whenever the last of them begins to be seen.
 * The others hold their places, so that a finger runs as far as it should. All where the platform cannot tell.
 */
export function useDrawn(track: RefObject<HTMLElement | null>, perView: number, all: number): number {
  const [drawn, setDrawn] = useState(perView * 2)
  useEffect(() => {
    if (drawn >= all) return
    if (!canSee()) return setDrawn(all)
    const more = () => setDrawn(drawn + perView * 2)
    return watchSight(track.current?.children[drawn - perView], ({ intersectionRatio }) => {
      // To touch is not yet to be seen.
      if (intersectionRatio > 0) startTransition(more)
    })
  }, [track, perView, all, drawn])
  return drawn
}
