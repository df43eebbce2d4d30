import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { type Money, readMoney } from '../kernel/money/money.ts'

/** Schemas that all contracts share. They accept what the back ends of merchants really send (DATA-01). */

// Shared instances: every schema is created while a page starts, so each one is created once.
export const text = z.string()
export const filledText = text.check(z.minLength(1))
export const maybeText = z.optional(text)
export const texts = z.array(text)
export const textByText = z.record(text, text)
export const number = z.number()
export const whole = z.int()
export const flag = z.boolean()
export const anything = z.unknown()
/** For calls without input. */
export const noInput = z.object({})

/** A number that is written as text. */
export const DECIMAL = /^\s*-?\d{1,15}(\.\d{1,10})?\s*$/

/** A number, or a number written as text. */
export const wireNumber = z.pipe(
  z.union([number, text.check(z.regex(DECIMAL))]),
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

/** Missing, null and invalid values read as undefined. */
export const optionalNumber = z.catch(z.optional(wireNumber), undefined)

/** A field that may be missing; null reads as missing too (DATA-01). */
export function wireMaybe<S extends z.core.$ZodType>(schema: S) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  )
}

/** A field that may be missing or null; it then reads as `fallback`. */
export function wireOr<S extends z.core.$ZodType>(schema: S, fallback: z.core.output<S>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? fallback),
  )
}

/** true, 1, '1', 'true' are on; everything else is off, also a missing field (FLAG-01). */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

/** What {@link isOn} reads. */
export const wireSwitch = z.pipe(z.optional(anything), z.transform(isOn))

/**
 * Money as an exact decimal text: '1234.50'. A JSON number becomes its shortest decimal form, which is what the sender
 * wrote; nothing is computed in floating point.
 */
export const wireMoney = z.pipe(
  z.union([number, text.check(z.regex(/^-?\d{1,18}(\.\d{1,8})?$/))]),
  z.transform((value, ctx): Money => {
    const amount = readMoney(String(value))
    if (amount !== undefined) return amount
    ctx.issues.push({ code: 'custom', message: 'not a plain decimal', input: value })
    return z.NEVER
  }),
)

// The rows are parsed one by one below; the types still describe what a server should send.
const rows = z.nullish(z.array(z.any()))

/**
 * A list without its invalid rows. null and missing read as []. Rows beyond `SPEC_CONSTANTS.answer.maxRows`, and all rows after
 * too many invalid ones, are left out.
 */
export function wireList<S extends z.core.$ZodType>(row: S): WireList<z.core.output<S>, z.core.input<S>> {
  return wireRows((candidate) => {
    const parsed = z.safeParse(row, candidate)
    return parsed.success ? parsed.data : INVALID
  })
}

/** What a reader of rows gives for one that is invalid. */
export const INVALID = Symbol('invalid')

/** As {@link wireList}, with a function that reads a row in place of its schema: for rows that come by the thousand. */
export function wireRows<Row, Wire>(read: (candidate: unknown) => Row | typeof INVALID): WireList<Row, Wire> {
  const list: z.ZodMiniType<WireRows<Wire>, WireRows<Wire>> = rows
  return z.pipe(
    list,
    z.transform((candidates): Row[] => {
      const kept: Row[] = []
      const { maxRows, maxInvalidRows } = SPEC_CONSTANTS.answer
      let invalid = 0
      for (const candidate of candidates ?? []) {
        if (kept.length >= maxRows || invalid >= maxInvalidRows) break
        const row = read(candidate)
        if (row === INVALID) invalid += 1
        else kept.push(row)
      }
      return kept
    }),
  )
}

/** A page of rows; the counts may be missing. */
export function wirePage<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    list: wireList(row),
    pageNum: optionalNumber,
    totalPages: optionalNumber,
    totalCount: optionalNumber,
  })
}

type WireRows<Wire> = readonly Wire[] | null | undefined

export type WireList<Row, Wire> = z.ZodMiniType<Row[], WireRows<Wire>>

/** A picture or another file, in a `multipart` body. */
export const wireFile = z.instanceof(Blob)

/** A response whose value is ignored. */
export const nothing = z.pipe(
  anything,
  z.transform((): undefined => undefined),
)
