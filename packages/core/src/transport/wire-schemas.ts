import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { markIncomplete } from '../kernel/incomplete-rows.ts'
import type { Money } from '../kernel/money/money.ts'
import { readSentMoney } from '../kernel/money/read-sent-money.ts'

/** Schemas that all contracts share. They accept what the back ends of merchants really send (DATA-01). */

// Shared instances: every schema is created while a page starts, so each one is created once.
export const text = z.string()
export const filledText = text.check(z.minLength(1))
export const maybeText = z.optional(text)
export const texts = z.array(text)
/** Ids, names, amounts, codes and passwords of a request: what a platform stores of a request has a bound. */
export const shortText = text.check(z.maxLength(300))
export const filledShortText = shortText.check(z.minLength(1))
export const maybeShortText = z.optional(shortText)
/** Addresses, proofs and what a person writes to the merchant. */
export const longText = text.check(z.maxLength(4000))
export const maybeLongText = z.optional(longText)
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

/** Whole number that is not negative, or one written as text. */
export const wireCount = wireInteger.check(z.minimum(0))

const textOrNumber = z.union([text, number])

/** A text or a number, read as text: ids and codes. */
export const wireText = z.pipe(
  textOrNumber,
  z.transform((value) => String(value)),
)

/** As {@link wireText}, in a request. */
export const wireShortText = z.pipe(
  z.union([shortText, number]),
  z.transform((value) => String(value)),
)

/** Missing, null and '' all read as undefined. */
export const optionalText = z.pipe(
  z.nullish(textOrNumber),
  z.transform((value) => (value === null || value === undefined || value === '' ? undefined : String(value))),
)

/** Missing, null and invalid values read as undefined. */
export const optionalNumber = z.catch(z.optional(wireNumber), undefined)

/** As {@link optionalNumber}, for whole numbers. */
export const optionalInteger = z.catch(z.optional(wireInteger), undefined)

/** As {@link optionalNumber}, for whole numbers that are not negative. */
export const optionalCount = z.catch(z.optional(wireCount), undefined)

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
 * Money as an exact decimal text: '1234.50'. A JSON number is read by its shortest decimal form, which is what the sender
 * wrote. Nothing is computed in floating point. An amount keeps 18 decimals, see {@link readSentMoney}.
 */
export const wireMoney = z.pipe(
  z.union([number, text]),
  z.transform((value, ctx): Money => {
    const amount = readSentMoney(String(value))
    if (amount !== undefined) return amount
    ctx.issues.push({ code: 'custom', message: 'not a plain decimal', input: value })
    return z.NEVER
  }),
)

/**
 * What a platform should send for a schema whose input says less than the schema reads, for documents about the contract.
 * Functions, since most pages never need these schemas.
 */
export const documentedSchemas = new WeakMap<z.core.$ZodType, () => z.core.$ZodType>()
documentedSchemas.set(wireMoney, () => z.union([number, text.check(z.regex(/^-?\d{1,18}(\.\d{1,8})?$/))]))
documentedSchemas.set(wireInteger, () => z.union([whole, text.check(z.regex(/^\s*-?\d{1,15}(\.0{1,10})?\s*$/))]))
documentedSchemas.set(wireCount, () =>
  z.union([whole.check(z.minimum(0)), text.check(z.regex(/^\s*\d{1,15}(\.0{1,10})?\s*$/))]),
)

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

/** An array as it was sent, null or missing. Unlike `z.array` it copies nothing, so that {@link DroppedByList} knows the array again. */
const sentRows = z.pipe(
  z.optional(z.any()),
  z.transform((sent: unknown, { issues }) => {
    if (sent === undefined || sent === null || Array.isArray(sent)) return sent
    issues.push({ code: 'invalid_type', expected: 'array', input: sent })
    return z.NEVER
  }),
)

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
  // The rows are parsed one by one. The type still describes what a server should send.
  const input: z.ZodMiniType<WireRows<Wire>, WireRows<Wire>> = sentRows
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
      if (candidates === null || candidates === undefined) return kept
      if (kept.length < candidates.length) markIncomplete(kept)
      noteDroppedRows(describe, { candidates, invalid, kept: kept.length })
      return kept
    }),
  )
  documentedSchemas.set(list, () => z.nullish(z.array(describe())))
  return list
}

/** Rows that were left out of a response for the same reason. Holds names of fields, never their values. */
export interface DroppedRows {
  /** The dotted field of the row, `*` for places and keys, which are data; '' for the row itself. */
  readonly field: string
  /**
   * Why the row was refused: `missing`, or the code of the schema's issue, such as `invalid_type`. `unread`: the row
   * comes after `maxRows` rows, or after `maxInvalidRows` invalid ones.
   */
  readonly reason: string
  readonly dropped: number
  /** The number of rows in the lists that these rows were left out of. */
  readonly of: number
}

/**
 * What lists have left out, by the array that the platform sent. A union reads the same array once for each of its options, so the option
 * that was read last counts: earlier ones were rejected.
 */
type DroppedByList = Map<readonly unknown[], readonly DroppedRows[]>

/**
 * What the parse that is running has left out; undefined while none is watched. Transforms of zod get no context, so the
 * collector is a variable of the module. It holds nothing between two parses, because parsing is synchronous.
 */
let collector: DroppedByList | undefined

/** Runs `parse`, and returns its result with the rows that lists left out meanwhile: one entry for each field and reason. */
export function watchDroppedRows<T>(parse: () => T): { readonly result: T; readonly dropped: readonly DroppedRows[] } {
  const own: DroppedByList = new Map()
  const result = collectInto(own, parse)
  return { result, dropped: sumByReason([...own.values()].flat()) }
}

/** A schema may run another parse, whose rows then have their own collector. */
function collectInto<T>(next: DroppedByList | undefined, parse: () => T): T {
  const outer = collector
  collector = next
  try {
    return parse()
  } finally {
    collector = outer
  }
}

/** One entry for each field and reason. */
function sumByReason(all: readonly DroppedRows[]): readonly DroppedRows[] {
  const sums = new Map<string, DroppedRows>()
  for (const rows of all) {
    const key = `${rows.field} ${rows.reason}`
    const { dropped = 0, of = 0 } = sums.get(key) ?? {}
    sums.set(key, { ...rows, dropped: dropped + rows.dropped, of: of + rows.of })
  }
  return [...sums.values()]
}

interface ReadList {
  /** The rows that the platform sent. */
  readonly candidates: readonly unknown[]
  readonly invalid: readonly unknown[]
  readonly kept: number
}

/** Counts each row once, by the first issue of its schema. */
function noteDroppedRows(describe: () => z.core.$ZodType, { candidates, invalid, kept }: ReadList): void {
  const of = candidates.length
  const unread = of - kept - invalid.length
  if (collector === undefined) return
  collector.delete(candidates)
  if (invalid.length + unread > 0) collector.set(candidates, droppedRows(describe, { invalid, unread, of }))
}

interface DroppedList extends Pick<ReadList, 'invalid'> {
  readonly unread: number
  readonly of: number
}

function droppedRows(describe: () => z.core.$ZodType, { invalid, unread, of }: DroppedList): readonly DroppedRows[] {
  const notes = new Map<string, DroppedRows>()
  const note = (field: string, reason: string, dropped: number) => {
    const key = `${field} ${reason}`
    notes.set(key, { field, reason, dropped: (notes.get(key)?.dropped ?? 0) + dropped, of })
  }
  if (unread > 0) note('', 'unread', unread)
  if (invalid.length === 0) return [...notes.values()]
  const row = describe()
  // Lists inside these rows were noted when the rows were read for the first time.
  collectInto(undefined, () => {
    for (const candidate of invalid) {
      const [issue] = z.safeParse(row, candidate).error?.issues ?? []
      const path = issue?.path ?? []
      const isMissing = issue !== undefined && valueAt(candidate, path) === undefined
      note(namesOf(row, path).join('.'), isMissing ? 'missing' : (issue?.code ?? 'unknown'), 1)
    }
  })
  return [...notes.values()]
}

/** A path as names of the schema, with `*` for places in a list and keys of a record: they are data, which is not logged. */
export function namesOf(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const [key, ...rest] = path
  if (key === undefined) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const field = def.shape[String(key)]
      return field === undefined ? ['*'] : [String(key), ...namesOf(field, rest)]
    }
    case 'array':
      return ['*', ...namesOf(def.element, rest)]
    case 'record':
      return ['*', ...namesOf(def.valueType, rest)]
    case 'pipe':
      return namesOf(def.in, path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
      return namesOf(def.innerType, path)
    default:
      return ['*']
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
}

/** A page of rows; the counts may be missing. */
export function wirePage<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    list: wireList(row),
    pageNum: optionalCount,
    totalPages: optionalCount,
    totalCount: optionalCount,
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
