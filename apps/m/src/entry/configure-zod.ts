import * as z from 'zod/mini'

/**
 * Our policy forbids eval. zod would try it once and the browser would report that, so it is told before the first
 * schema exists; `hydrate.tsx` therefore imports this module before all others.
 */
z.config({ jitless: true })
