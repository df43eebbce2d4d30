import * as z from 'zod/mini'

/**
 * Our policy forbids eval. zod would try it once and the browser would report that, so it is told before the first
 * schema exists; this module therefore runs before everything that declares one (see `boot.tsx`).
 */
z.config({ jitless: true })
