import type { Currency } from './parse-money.ts'

const DECIMAL = /^-?\d+(\.\d+)?$/

/**
 * An amount as it is read aloud: with the name of the currency in the language, and "minus" left to the language too.
 * Whole amounts have no decimals, those of eight decimals no zeros at their end. '' for what is no amount.
 *
 * @param languageTag BCP 47.
 * @example spokenMoney('1000.50', { code: 'PHP', symbol: '₱', digits: 2 }, 'en') // → '1,000.50 Philippine pesos'
 */
export function spokenMoney(amount: string, { code, digits }: Omit<Currency, 'symbol'>, languageTag: string): string {
  if (!DECIMAL.test(amount)) return ''
  // Texts are formatted exactly; the types of the language allow them by this form.
  const exact = amount as `${number}`
  const isWhole = !/\.\d*[1-9]/.test(amount)
  const decimals = {
    // What is shown as 0 is said as 0.
    signDisplay: 'negative' as const,
    minimumFractionDigits: isWhole || digits > 3 ? 0 : digits,
    maximumFractionDigits: digits,
  }
  const locale = new Intl.Locale(languageTag, { numberingSystem: 'latn' })
  // A code that is not of three letters is no currency to `Intl`.
  if (!/^[A-Za-z]{3}$/.test(code)) return `${new Intl.NumberFormat(locale, decimals).format(exact)} ${code}`.trim()
  const named = { ...decimals, style: 'currency', currency: code, currencyDisplay: 'name' } as const
  return new Intl.NumberFormat(locale, named).format(exact)
}
