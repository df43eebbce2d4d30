import { mediaMatches } from '../../hooks/use-media-query.ts'

/**
 * How a script scrolls on a tap: smoothly, or at once for people who asked for less motion. CSS cannot decide it: a
 * behaviour that is named in the call wins over `scroll-behavior`.
 */
export function scrollBehavior(): ScrollBehavior {
  return mediaMatches('(prefers-reduced-motion: reduce)') ? 'instant' : 'smooth'
}
