import type { Money } from '@foyer/core'

/** A rate as percent, exactly: '0.015' is "1.5%". */
export function percentText(tag: string, rate: Money): string {
  const format = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2, numberingSystem: 'latn' })
  // A text is formatted exactly; the types of the language allow it by this form.
  return format.format(rate as `${number}`)
}
