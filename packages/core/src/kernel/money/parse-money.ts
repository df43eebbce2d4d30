import { type Money, readMoney, round } from './money.ts'

/** The currency of a site, as amounts are typed and spoken in it. */
export interface Currency {
  /** ISO 4217, where it has one. */
  readonly code: string
  readonly symbol: string
  /** Digits after the point. */
  readonly digits: number
}

/** Why a typed text is no amount. `readings` has the two that an `ambiguous` one may mean. */
export type MoneyProblem =
  | 'empty'
  | 'notANumber'
  | 'zero'
  | 'negative'
  | 'tooManyDecimals'
  | 'ambiguous'
  | 'otherCurrency'
  | 'tooLong'

export type ParsedMoney =
  | { readonly ok: true; readonly money: Money }
  | { readonly ok: false; readonly problem: MoneyProblem; readonly readings?: readonly [Money, Money] }

/** The most digits before the point, and characters in all. */
const MAX_WHOLE = 18
const MAX_TYPED = 80

const BIDI = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const SPACES = /[ \u00A0\u2007\u2009\u202F]/g
const APOSTROPHES = /['\u2019\u02BC]/g
const MINUS = /[-\u2212\uFF0D]/

type Mark = '.' | ','

/** What a body comes to with one mark as the point: its digits, or why it cannot be read so. */
interface Reading {
  readonly whole: string
  readonly fraction: string
}

function refusal(problem: MoneyProblem): ParsedMoney {
  return { ok: false, problem }
}

/** Digits of one script as 0 to 9; undefined where two scripts are mixed. Superscripts and the like are no digits. */
function digitsOfOneScript(text: string): string | undefined {
  const zeros = new Set<number>()
  // Those of mathematics are five alphabets side by side, so the one that a digit is of does not show by its neighbours.
  const separate = text.replace(/[\u{1D7CE}-\u{1D7FF}]/gu, (digit) => digit.normalize('NFKC'))
  const plain = separate.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    const point = zero
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero -= 1
    zeros.add(zero)
    return String(point - zero)
  })
  return zeros.size > 1 ? undefined : plain
}

/** Marks of other scripts as the plain ones. */
function plainMarks(text: string): string {
  return text
    .replace(/[\u066B\uFF0E]/g, '.')
    .replace(/[\u066C]/g, "'")
    .replace(/\uFF0C/g, ',')
    .replace(/\uFF0B/g, '+')
    .replace(SPACES, ' ')
    .replace(APOSTROPHES, "'")
}

function withoutEdges(text: string): string {
  return text.replace(BIDI, '').trim()
}

/** Without its own symbol or code at one of the ends, whatever the case of the code. */
function withoutOwnName(text: string, { code, symbol }: Currency): string {
  for (const name of [symbol, code]) {
    if (name === '') continue
    const [lower, wanted] = [text.toLowerCase(), name.toLowerCase()]
    if (lower.startsWith(wanted)) return withoutEdges(text.slice(name.length))
    if (lower.endsWith(wanted)) return withoutEdges(text.slice(0, -name.length))
  }
  return text
}

/** Whether it is a figure with another currency's symbol, or a code of three letters, at one of its ends. */
function namesAnother(text: string): boolean {
  const figure = text.replace(/^(?:\p{Sc}|\p{L}{3}(?=[\s\d]))/u, '')
  const rest = figure === text ? text.replace(/(?:\p{Sc}|\p{L}{3})$/u, '') : figure
  return rest !== text && /\d/.test(rest) && /^[\d.,' ]+$/.test(rest)
}

/** Whole digits, grouped by threes (1,000,000) or as in India (10,00,000), or not at all; undefined where they are neither. */
function ungrouped(text: string, marks: readonly string[]): string | undefined {
  if (/^\d+$/.test(text)) return text
  for (const mark of marks) {
    const groups = text.split(mark)
    const [first = '', ...others] = groups
    const last = others.pop()
    // `0,500` is no thousand: a group of its own does not begin with a zero.
    if (last === undefined || !/^\d{3}$/.test(last) || !/^[1-9]\d{0,2}$/.test(first)) continue
    const isByThrees = others.every((group) => /^\d{3}$/.test(group))
    const isByTwos = first.length <= 2 && others.length > 0 && others.every((group) => /^\d{2}$/.test(group))
    if (isByThrees || isByTwos) return groups.join('')
  }
  return undefined
}

/** Reads the body with this mark as the point; undefined where that is impossible. */
function readWith(body: string, point: Mark): Reading | undefined {
  const grouping: Mark = point === '.' ? ',' : '.'
  const parts = body.split(point)
  const [before = '', fraction = ''] = parts
  if (parts.length > 2 || !/^\d*$/.test(fraction)) return undefined
  const whole = before === '' && fraction !== '' ? '0' : ungrouped(before, [grouping, ' ', "'"])
  return whole === undefined ? undefined : { whole, fraction }
}

function toMoney({ whole, fraction }: Reading, digits: number): Money | undefined {
  const decimals = digits === 0 ? '' : `.${fraction.padEnd(digits, '0')}`
  return readMoney(`${whole}${decimals}`)
}

function amountOf(reading: Reading, { digits }: Currency): ParsedMoney {
  if (reading.fraction.length > digits) return refusal('tooManyDecimals')
  if (reading.whole.replace(/^0+/, '').length > MAX_WHOLE) return refusal('tooLong')
  const money = toMoney(reading, digits)
  if (money === undefined) return refusal('notANumber')
  return /[1-9]/.test(money) ? { ok: true, money } : refusal('zero')
}

/** Where there are no decimals, both marks group. */
function parseWhole(body: string, currency: Currency): ParsedMoney {
  const whole = ungrouped(body, ['.', ',', ' ', "'"])
  if (whole !== undefined) return amountOf({ whole, fraction: '' }, currency)
  const reading = readWith(body, '.') ?? readWith(body, ',')
  return reading === undefined ? refusal('notANumber') : amountOf(reading, currency)
}

function parseBody(body: string, currency: Currency, point: Mark): ParsedMoney {
  if (!/\d/.test(body) || !/^[\d.,' ]+$/.test(body)) return refusal('notANumber')
  if (currency.digits === 0) return parseWhole(body, currency)
  const grouping: Mark = point === '.' ? ',' : '.'
  const own = readWith(body, point)
  const foreign = readWith(body, grouping)
  const isLone = (mark: Mark) => new RegExp(`^\\d*\\${mark}\\d{3}$`).test(body)
  if (own !== undefined) {
    if (!isLone(grouping) || currency.digits < 3 || foreign === undefined) return amountOf(own, currency)
    const readings = [toMoney(own, currency.digits), toMoney(foreign, currency.digits)] as const
    const [one, other] = readings
    if (one === undefined || other === undefined) return refusal('notANumber')
    return { ok: false, problem: 'ambiguous', readings: [one, other] }
  }
  // Nothing is guessed: the reading of other languages counts only where it can be no mistake.
  // A longer fraction may be a group with a digit too many, unless there is another mark, or nothing to be a group of.
  const isTyped =
    foreign !== undefined &&
    (foreign.fraction.length <= 2 || /^0+$/.test(foreign.whole) || new RegExp(`[${point}' ]`).test(body))
  if (!isTyped || isLone(grouping) || foreign.fraction.length > currency.digits) return refusal('notANumber')
  return amountOf(foreign, currency)
}

/** How a language writes the point. */
function pointOf(languageTag: string): Mark {
  const parts = new Intl.NumberFormat(languageTag, { numberingSystem: 'latn' }).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}

/**
 * Reads an amount as people type it: with grouping, a decimal comma, digits of any one script, the own symbol or code. The
 * reading of the language wins; the one of other languages counts where the own one is impossible. Nothing is rounded and
 * nothing is guessed. Limits are checked by the caller.
 *
 * @param languageTag BCP 47, of the page.
 * @example parseMoney('1.000,50', { code: 'PHP', symbol: '₱', digits: 2 }, 'en') // → { ok: true, money: '1000.50' }
 */
export function parseMoney(typed: string, currency: Currency, languageTag: string): ParsedMoney {
  if (typed.length > MAX_TYPED) return refusal('tooLong')
  const edged = withoutEdges(typed)
  if (edged === '') return refusal('empty')
  const digits = digitsOfOneScript(edged)
  if (digits === undefined) return refusal('notANumber')
  const text = plainMarks(digits)
  const inner = /^\((.*)\)$/.exec(text)?.[1]
  // The sign stands before or behind the symbol.
  const unnamed = withoutOwnName(inner ?? text, currency)
  const sign = /^[-+\u2212\uFF0D]/.exec(unnamed)?.[0] ?? ''
  const body = withoutOwnName(withoutEdges(unnamed.slice(sign.length)), currency)
  if (namesAnother(body)) return refusal('otherCurrency')
  const parsed = parseBody(body, currency, pointOf(languageTag))
  const isBelow = inner !== undefined || MINUS.test(sign)
  return isBelow && parsed.ok ? refusal('negative') : parsed
}

/**
 * An amount as a person would type it: `parseMoney` reads it as that one. What the currency has no decimals for is left out.
 *
 * @param languageTag BCP 47, of the page.
 * @example typedMoney('1234.5', { code: 'PHP', symbol: '₱', digits: 2 }, 'de') // → '1234,50'
 */
export function typedMoney(amount: Money, { digits }: Pick<Currency, 'digits'>, languageTag: string): string {
  return round(amount, digits, 'down').replace('.', pointOf(languageTag))
}
