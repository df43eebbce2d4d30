import * as z from 'zod/mini'
import { readTimeZone } from '../kernel/calendar-day.ts'
import { anything, documentedSchemas, number, text, wireMaybe, wireNumber } from './wire-schemas.ts'

/** The last moment that a `Date` can hold, in ms since the epoch. The first one is the same with a minus. */
const LAST_MS = 8.64e15

/** ms since the epoch. A number that no `Date` can hold, such as nanoseconds or a usual "for ever", is refused. */
export const wireMoment = z.pipe(wireNumber, z.number().check(z.minimum(-LAST_MS), z.maximum(LAST_MS)))

/** Like {@link wireMoment}. A missing, null or refused value reads as undefined. */
export const optionalMoment = wireMaybe(z.catch(z.optional(wireMoment), undefined))

/** A hundred years in ms. As seconds it still leads from today to a moment that a `Date` can hold. */
const MAX_DURATION = 3.1536e12

/** A time span in ms or seconds. A negative or endless one is refused, because no countdown or text can show it. */
export const wireDuration = z.pipe(wireNumber, z.number().check(z.minimum(0), z.maximum(MAX_DURATION)))
documentedSchemas.set(wireDuration, () =>
  z.union([number.check(z.minimum(0), z.maximum(MAX_DURATION)), text.check(z.regex(/^\s*\d{1,15}(\.\d{1,10})?\s*$/))]),
)

/** Like {@link wireDuration}. A missing, null or refused value reads as undefined. */
export const optionalDuration = wireMaybe(z.catch(z.optional(wireDuration), undefined))

/**
 * A moment that the platform may write as a date, kept as it was sent: `readMoment` and `readEnd` read it in the merchant's zone.
 * Values of another type read as undefined.
 */
export const writtenMoment = wireMaybe(z.catch(z.optional(z.union([text, number])), undefined))

/**
 * Name of the time zone in which the platform cuts days: `Asia/Manila`. A name that the device does not know, such as `PHT`, reads as
 * undefined: dates are then shown in the merchant's zone.
 */
export const wireZone = z.pipe(
  z.optional(anything),
  z.transform((value) => (typeof value === 'string' ? readTimeZone(value.trim())?.name : undefined)),
)
