/** Money inside the sandbox is whole minor units of a currency with two digits; outside it is decimal text. */
export const DIGITS = 2
const FACTOR = 10 ** DIGITS
const PATTERN = /^\d{1,12}(\.\d{1,2})?$/

/** 123450 → '1234.50' */
export function toDecimal(minor: number): string {
  const sign = minor < 0 ? '-' : ''
  const digits = String(Math.abs(minor)).padStart(DIGITS + 1, '0')
  return `${sign}${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`
}

/** '1234.5' → 123450; undefined where the text is not a plain amount. */
export function toMinor(text: string): number | undefined {
  if (!PATTERN.test(text)) return undefined
  const [whole = '0', fraction = ''] = text.split('.')
  return Number(whole) * FACTOR + Number(fraction.padEnd(DIGITS, '0'))
}

/** Whether a JSON number is sure to keep it: 15 digits are, whatever they are. */
export function isExactNumber(minor: number): boolean {
  return Math.abs(minor) < 10 ** 15
}

/** The JSON number that an answer with a number in it carries; its shortest decimal form is the exact amount. */
export function toNumber(minor: number): number {
  return Number(toDecimal(minor))
}

/** 0.05 (as a seeded game names its smallest bet) → 5 */
export function fromMajor(major: number): number {
  return Math.round(major * FACTOR)
}

const PESOS = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** 123450 → '₱1,234.50', as letters of the platform write it. */
export function toPesos(minor: number): string {
  return `₱${PESOS.format(toDecimal(minor) as `${number}`)}`
}
