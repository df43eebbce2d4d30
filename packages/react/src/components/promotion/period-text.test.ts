import type { Promotion } from '@foyer/core'
import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { all } from '../../testing/english-texts.ts'
import { createI18n } from '../../text/i18n.ts'
import { periodText } from './period-text.ts'

const [start, end] = [Date.UTC(2024, 2, 5, 12), Date.UTC(2024, 3, 1, 12)]

it.each([
  ['EN', 'No end date', 'Until 2024/04/01'],
  ['TY', 'Walang petsa ng pagtatapos', 'Hanggang 2024/04/01'],
  ['BN', 'শেষ তারিখ নেই', '2024/04/01 পর্যন্ত'],
])(
  '[PROMO-05][PROMO-06] in %s a range has its dates, one without expiry its start and no end, and nothing is nothing',
  async (code, longTerm, until) => {
    const text = createI18n(atom('EN'), { all })
    await text.show(code)
    const { t, tag } = text.$shown.get()
    const of = (startDate?: number, endDate?: number, noExpiry = false) =>
      periodText(t, tag, { startDate, endDate, endsAt: endDate, noExpiry } as Promotion, 'UTC')
    expect(of(start, end)).toBe('2024/03/05 - 2024/04/01')
    expect(of(start, end, true)).toBe(`2024/03/05 ${longTerm}`)
    expect(of(start)).toBe('2024/03/05')
    expect(of(undefined, end)).toBe(until)
    expect(of(undefined, undefined, true)).toBe(longTerm)
    expect(of()).toBe('')
  },
)
