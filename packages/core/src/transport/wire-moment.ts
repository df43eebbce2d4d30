import * as z from 'zod/mini'
import { wireNumber } from './wire-schemas.ts'

/** The last moment, and with a minus the first, that a date can be: ms since the epoch. */
const LAST_MS = 8.64e15

/** ms since the epoch, which can be written as a date. */
export const wireMoment = z.pipe(wireNumber, z.number().check(z.minimum(-LAST_MS), z.maximum(LAST_MS)))

/** Missing, null, invalid values and what no date can be, as a usual "for ever", read as undefined. */
export const optionalMoment = z.catch(z.optional(wireMoment), undefined)
