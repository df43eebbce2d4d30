/** An exact decimal text, or a number, which is read by its shortest decimal form. */
export type Amount = string | number | null | undefined

export interface MoneyFormat {
  readonly symbol: string
  /** Digits after the point. */
  readonly digits: number
}

/** Shown in place of an amount that cannot be read. */
const UNREADABLE = '-'

/**
 * Formats an amount (WALLET-01): symbol, grouped thousands, fixed digits; half up, away from zero, on the
 * decimal text. null and undefined read as zero. Never computes in floating point.
 */
export function formatMoney(amount: Amount, { symbol, digits }: MoneyFormat): string {
  const parts = /^(-?)(\d+)(?:\.(\d*))?$/.exec(textOf(amount))
  if (parts === null) return UNREADABLE
  const [, sign = '', whole = '0', fraction = ''] = parts
  const rounded = roundHalfUp(whole, fraction, digits)
  const text = rounded.toString().padStart(digits + 1, '0')
  const integer = inThousands(text.slice(0, text.length - digits))
  const decimals = digits === 0 ? '' : `.${text.slice(-digits)}`
  return `${rounded === 0n ? '' : sign}${symbol}${integer}${decimals}`
}

function textOf(amount: Amount): string {
  // Below that, text of a number has an exponent: what is left of a sum in floating point.
  if (typeof amount === 'number' && Math.abs(amount) < 1e-6) return amount.toFixed(18)
  return String(amount ?? 0).trim()
}

/** Counted from the end, in time linear in the length: the platform may send any number of digits. */
function inThousands(digits: string): string {
  const groups = [digits.slice(0, digits.length % 3)]
  for (let at = digits.length % 3; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3))
  return groups.filter((group) => group !== '').join(',')
}

/** The magnitude in units of the last digit kept: half up, away from zero. */
export function roundHalfUp(whole: string, fraction: string, digits: number): bigint {
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return (fraction[digits] ?? '0') >= '5' ? kept + 1n : kept
}
