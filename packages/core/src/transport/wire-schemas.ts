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

/** The schema of a list's rows, for documents about the contract. A function, since pages never need the schema. */
export const rowSchemas = new WeakMap<z.core.$ZodType, () => z.core.$ZodType>()

/**
 * A list without its invalid rows. null and missing read as []. Rows beyond `SPEC_CONSTANTS.answer.maxRows`, and all rows after
 * too many invalid ones, are left out.
 */
export function wireList<S extends z.core.$ZodType>(row: S): WireList<z.core.output<S>, z.core.input<S>> {
  return wireRows(
    (candidate) => {
      const parsed = z.safeParse(row, candidate)
      return parsed.success ? parsed.data : INVALID
    },
    () => row,
  )
}

/** What a reader of rows gives for one that is invalid. */
export const INVALID = Symbol('invalid')

/**
 * As {@link wireList}, with a function that reads a row in place of its schema: for rows that come by the thousand.
 * @param describe the schema of a row: it says why a row is invalid, and describes the row in the OpenAPI document
 */
export function wireRows<Row, Wire>(
  read: (candidate: unknown) => Row | typeof INVALID,
  describe: () => z.core.$ZodType,
): WireList<Row, Wire> {
  const input: z.ZodMiniType<WireRows<Wire>, WireRows<Wire>> = rows
  const list = z.pipe(
    input,
    z.transform((candidates): Row[] => {
      const kept: Row[] = []
      const { maxRows, maxInvalidRows } = SPEC_CONSTANTS.answer
      const invalid: unknown[] = []
      for (const candidate of candidates ?? []) {
        if (kept.length >= maxRows || invalid.length >= maxInvalidRows) break
        const row = read(candidate)
        if (row === INVALID) invalid.push(candidate)
        else kept.push(row)
      }
      if (invalid.length > 0) noteDroppedRows(invalid, describe, candidates?.length ?? 0)
      return kept
    }),
  )
  rowSchemas.set(list, describe)
  return list
}

/** Rows that were left out of a response for the same reason. Holds names of fields, never their values. */
export interface DroppedRows {
  /** The dotted field of the row; '' for the row itself. */
  readonly field: string
  /** `missing`, or the code of the schema's issue: `invalid_type`, `invalid_format` … */
  readonly reason: string
  readonly dropped: number
  /** The number of rows that the platform sent. */
  readonly of: number
}

/** Parsing is synchronous, so one reader at a time is enough. */
let dropped: DroppedRows[] | undefined

/** Runs `parse` and passes the rows that were left out meanwhile. */
export function watchDroppedRows<T>(report: (rows: DroppedRows) => void, parse: () => T): T {
  const outer = dropped
  const own: DroppedRows[] = []
  dropped = own
  try {
    return parse()
  } finally {
    dropped = outer
    for (const rows of own) report(rows)
  }
}

function noteDroppedRows(invalid: readonly unknown[], describe: () => z.core.$ZodType, of: number): void {
  if (dropped === undefined) return
  const row = describe()
  const counts = new Map<string, { field: string; reason: string; dropped: number }>()
  for (const candidate of invalid) {
    const [issue] = z.safeParse(row, candidate).error?.issues ?? []
    const path = issue?.path ?? []
    const field = path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.')
    const reason = issue === undefined ? 'unknown' : valueAt(candidate, path) === undefined ? 'missing' : issue.code
    const count = counts.get(`${field} ${reason}`)
    if (count === undefined) counts.set(`${field} ${reason}`, { field, reason, dropped: 1 })
    else count.dropped += 1
  }
  for (const count of counts.values()) dropped.push({ ...count, of })
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
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
