import * as z from 'zod/mini'
import { LIMITS } from '../config/limits.ts'

/** Readers that every contract shares. They take what merchants' back ends really send (DATA-01). */

// What others are made of. One of each is enough: every schema is made while a page starts.
export const text = z.string()
export const filledText = text.check(z.minLength(1))
export const maybeText = z.optional(text)
export const texts = z.array(text)
export const textByText = z.record(text, text)
export const number = z.number()
export const whole = z.int()
export const flag = z.boolean()
export const anything = z.unknown()
/** Of calls that are asked for nothing in particular. */
export const noInput = z.object({})

/** A number, or a number written as text. */
export const wireNumber = z.pipe(
  z.union([number, text.check(z.regex(/^\s*-?\d{1,15}(\.\d{1,10})?\s*$/))]),
  z.transform((value) => Number(value)),
)

/** Whole number, or one written as text. */
export const wireInteger = z.pipe(wireNumber, whole)

const textOrNumber = z.union([text, number])

/** A text or a number, read as text: ids and codes. */
export const wireText = z.pipe(
  textOrNumber,
  z.transform((value) => String(value)),
)

/** Missing, null and '' all read as undefined. */
export const optionalText = z.pipe(
  z.nullish(textOrNumber),
  z.transform((value) => (value === null || value === undefined || value === '' ? undefined : String(value))),
)

/** Missing, null and unreadable read as undefined. */
export const optionalNumber = z.catch(z.optional(wireNumber), undefined)

/** A field that may be missing; null reads as missing too (DATA-01). */
export function wireMaybe<S extends z.core.$ZodType>(schema: S) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  )
}

/** A field that may be missing or null, and what it reads as then. */
export function wireOr<S extends z.core.$ZodType>(schema: S, fallback: z.core.output<S>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? fallback),
  )
}

/** true, 1, '1', 'true' are on; everything else is off, a missing one too (FLAG-01). */
export const wireSwitch = z.pipe(
  z.optional(anything),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/**
 * Money as an exact decimal text: '1234.50'. JSON numbers are taken by their shortest decimal form, which is
 * what the sender wrote; nothing is ever computed in floating point.
 */
export const wireMoney = z.pipe(
  z.union([number, text.check(z.regex(/^-?\d{1,18}(\.\d{1,8})?$/))]),
  z.transform((value, ctx) => {
    const decimal = String(value)
    if (/^-?\d+(\.\d+)?$/.test(decimal)) return decimal
    ctx.issues.push({ code: 'custom', message: 'not a plain decimal', input: value })
    return z.NEVER
  }),
)

// The rows are checked one by one; to those outside, a list still speaks of what a sender should send.
const rows = z.nullish(z.array(z.any()))

/**
 * A list in which a row that does not fit is left out instead of spoiling the others. null and missing are []. Of very long
 * ones, and of those that are mostly something else, the rest is left out.
 */
export function wireList<S extends z.core.$ZodType>(row: S): WireList<S> {
  const list: z.ZodMiniType<WireRows<S>, WireRows<S>> = rows
  return z.pipe(
    list,
    z.transform((candidates): z.core.output<S>[] => {
      const kept: z.core.output<S>[] = []
      const { maxRows, maxUnfitRows } = LIMITS.answer
      let unfit = 0
      for (const candidate of candidates ?? []) {
        if (kept.length >= maxRows || unfit >= maxUnfitRows) break
        const parsed = z.safeParse(row, candidate)
        if (parsed.success) kept.push(parsed.data)
        else unfit += 1
      }
      return kept
    }),
  )
}

type WireRows<S extends z.core.$ZodType> = readonly z.core.input<S>[] | null | undefined

export type WireList<S extends z.core.$ZodType> = z.ZodMiniType<z.core.output<S>[], WireRows<S>>

/** A picture or another file, in a `multipart` body. */
export const wireFile = z.instanceof(Blob)

/** A response that carries nothing of interest. */
export const nothing = z.pipe(
  anything,
  z.transform((): undefined => undefined),
)
