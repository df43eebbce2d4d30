import * as z from 'zod/mini'

/** Readers that every contract shares. They take what merchants' back ends really send (DATA-01). */

/** A number, or a number written as text. */
export const wireNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*-?\d{1,15}(\.\d{1,10})?\s*$/))]),
  z.transform((value) => Number(value)),
)

/** Whole number, or one written as text. */
export const wireInteger = z.pipe(wireNumber, z.int())

/** A text or a number, read as text: ids and codes. */
export const wireText = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)

/** Missing, null and '' all read as undefined. */
export const optionalText = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === undefined || value === '' ? undefined : String(value))),
)

/** Missing, null and unreadable read as undefined. */
export const optionalNumber = z.catch(z.optional(wireNumber), undefined)

/** true, 1, '1', 'true' are on; everything else is off, a missing one too (FLAG-01). */
export const wireSwitch = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/**
 * Money as an exact decimal text: '1234.50'. JSON numbers are taken by their shortest decimal form, which is
 * what the sender wrote; nothing is ever computed in floating point.
 */
export const wireMoney = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d{1,18}(\.\d{1,8})?$/))]),
  z.transform((value, ctx) => {
    const text = String(value)
    if (/^-?\d+(\.\d+)?$/.test(text)) return text
    ctx.issues.push({ code: 'custom', message: 'not a plain decimal', input: value })
    return z.NEVER
  }),
)

/** A list in which a row that does not fit is left out instead of spoiling the others. null and missing are []. */
export function wireList<S extends z.core.$ZodType>(row: S): WireList<S> {
  // The rows are checked one by one below; to those outside, the list still speaks of what a sender should send.
  const list: z.ZodMiniType<WireRows<S>, WireRows<S>> = z.nullish(z.array(z.any()))
  return z.pipe(
    list,
    z.transform((rows): z.core.output<S>[] => {
      const kept: z.core.output<S>[] = []
      for (const candidate of rows ?? []) {
        const parsed = z.safeParse(row, candidate)
        if (parsed.success) kept.push(parsed.data)
      }
      return kept
    }),
  )
}

type WireRows<S extends z.core.$ZodType> = readonly z.core.input<S>[] | null | undefined

export type WireList<S extends z.core.$ZodType> = z.ZodMiniType<z.core.output<S>[], WireRows<S>>

/** A picture or another file, in a `multipart` body. */
export const wireFile = z.instanceof(Blob)

/** An answer that carries nothing of interest. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform((): undefined => undefined),
)
