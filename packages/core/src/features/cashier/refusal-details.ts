import * as z from 'zod/mini'
import type { ErrorCode } from '../../config/error-codes.ts'
import type { FoyerError } from '../../kernel/errors.ts'
import { errorKey } from '../../kernel/events.ts'
import type { Money } from '../../kernel/money/money.ts'
import { wireMoment } from '../../transport/wire-moment.ts'
import { wireInteger, wireMoney } from '../../transport/wire-schemas.ts'

/** What a refusal of the cashier says beside its code, for the text `key`. */
export interface RefusalDetails {
  /** Locale key of the text that names them. */
  readonly key: string
  readonly amounts: Readonly<Record<string, Money>>
  /** ms since the epoch. */
  readonly moments: Readonly<Record<string, number>>
  readonly counts: Readonly<Record<string, number>>
}

/** Fields of the value by the names of the parameters. */
interface Rule {
  /** What the text with the details is called: `error.<code>.<text>`. */
  readonly text: string
  readonly amounts?: Readonly<Record<string, string>>
  readonly moments?: Readonly<Record<string, string>>
  readonly counts?: Readonly<Record<string, string>>
}

const RULES: Readonly<Partial<Record<ErrorCode, Rule>>> = {
  'amount.outOfRange': { text: 'range', amounts: { minimum: 'minimum', maximum: 'maximum' } },
  'balance.insufficient': { text: 'most', amounts: { withdrawable: 'withdrawable' } },
  'limit.reached': { text: 'left', amounts: { remaining: 'remaining' }, moments: { freesAt: 'freesAt' } },
  'deposit.tooMany': { text: 'most', counts: { most: 'most' } },
  'break.active': { text: 'until', moments: { until: 'until' } },
  'withdrawal.turnover': { text: 'left', amounts: { remaining: 'remaining' } },
  'withdrawal.paused': { text: 'until', moments: { until: 'until' } },
  'payout.tooMany': { text: 'most', counts: { most: 'most' } },
  'payment.password.wrong': { text: 'left', counts: { count: 'left' } },
  'payment.password.locked': { text: 'until', moments: { until: 'until' } },
  'points.insufficient': { text: 'missing', counts: { count: 'missing' } },
}

const record = z.record(z.string(), z.unknown())

/** What is read of a value by a schema; undefined where one is missing or does not fit. */
function readAll<T>(
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, string>>,
  schema: z.core.$ZodType<T>,
): Readonly<Record<string, T>> | undefined {
  const read: Record<string, T> = {}
  for (const [name, field] of Object.entries(fields)) {
    const { success, data } = z.safeParse(schema, value[field])
    if (!success) return undefined
    read[name] = data
  }
  return read
}

/**
 * The details of a refusal, which its value has (docs/cashier.md); undefined where the code has none or one of them cannot
 * be read: the text of the code alone is right then.
 *
 * @example refusalDetails(error) // → { key: 'error.amount.outOfRange.range', amounts: { minimum: '50.00', maximum: '20000.00' }, … }
 */
export function refusalDetails({ code, value }: FoyerError): RefusalDetails | undefined {
  const rule = RULES[code]
  const { success, data } = z.safeParse(record, value)
  if (rule === undefined || !success) return undefined
  const amounts = readAll(data, rule.amounts ?? {}, wireMoney)
  const moments = readAll(data, rule.moments ?? {}, wireMoment)
  const counts = readAll(data, rule.counts ?? {}, wireInteger)
  if (amounts === undefined || moments === undefined || counts === undefined) return undefined
  return { key: `${errorKey(code)}.${rule.text}`, amounts, moments, counts }
}
