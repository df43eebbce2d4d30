import * as z from 'zod/mini'

/**
 * Our policy forbids eval. zod would try it once and the browser would report the attempt, so this module turns it off
 * before the first schema exists: `main.ts` runs it before it imports the application.
 */
z.config({ jitless: true })
