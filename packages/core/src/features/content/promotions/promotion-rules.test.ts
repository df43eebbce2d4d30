import { describe, expect, it } from 'vitest'
import { PROMO_LABELS, type PromoLabel } from '../../../config/code-lists.ts'
import type { FoyerConfig } from '../../../config/config.ts'
import { merchantZone, readEnd } from '../../../kernel/calendar-day.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import {
  derivePromoLabel,
  filterPromotions,
  nextPromoChange,
  PROMO_TRANSITIONS,
  type PromotionDates,
  promoAction,
  promoBadge,
  promoTransition,
  promotionCover,
  promotionPeriod,
  promotionTabs,
  readPromoLabel,
} from './promotion-rules.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const DAY = 86_400_000
const dates = (startDate?: number, endDate?: number, noExpiry = false): PromotionDates => ({
  startDate,
  endDate,
  endsAt: endDate,
  noExpiry,
})

describe('tabs', () => {
  const categories = [
    { id: 1, name: 'New' },
    { id: 2, name: { EN: 'Slots', TY: 'Mga slot' } },
    { id: 1, name: 'Again' },
    { id: 3, name: { TY: 'Live' } },
  ]

  it('[PROMO-02] "All" comes first, then each configured category once, in the words of the language', () => {
    expect(promotionTabs(categories, 'TY')).toEqual([
      { id: 'all', name: undefined },
      { id: 1, name: 'New' },
      { id: 2, name: 'Mga slot' },
      { id: 3, name: 'Live' },
    ])
    expect(promotionTabs(categories, 'BN').map(({ name }) => name)).toEqual([undefined, 'New', 'Slots', '3'])
    expect(promotionTabs([], 'EN')).toEqual([{ id: 'all', name: undefined }])
  })

  it('[PROMO-02] a tab keeps the promotions that list its category', () => {
    const rows = [{ categoryIds: [1] }, { categoryIds: [1, 2] }, { categoryIds: [] }]
    expect(filterPromotions(rows, 2)).toEqual([rows[1]])
    expect(filterPromotions(rows, 'all')).toEqual(rows)
    expect(filterPromotions(rows, 9)).toEqual([])
  })
})

it('[PROMO-03] the cover is the picture of sequence 1, else that of the lowest', () => {
  const image = (url: string, sequence: number) => ({ url, sequence })
  expect(promotionCover([image('b', 2), image('a', 1)])).toBe('a')
  expect(promotionCover([image('zero', 0), image('a', 1)])).toBe('a')
  expect(promotionCover([image('c', 3), image('b', 2)])).toBe('b')
  expect(promotionCover([image(' ', 1), image('b', 2)])).toBe('b')
  expect(promotionCover([])).toBeUndefined()
})

describe('dates', () => {
  it('[PROMO-05][PROMO-06] give a range, a start alone, or a start without end', () => {
    expect(promotionPeriod(dates(1, 2))).toEqual({ from: 1, until: 2, isLongTerm: false })
    expect(promotionPeriod(dates(1))).toEqual({ from: 1, until: undefined, isLongTerm: false })
    expect(promotionPeriod(dates(1, 2, true))).toEqual({ from: 1, until: undefined, isLongTerm: true })
    expect(promotionPeriod(dates(undefined, 2))).toEqual({ from: undefined, until: 2, isLongTerm: false })
  })

  it('[PROMO-05][PROMO-15] an end before the start is no end', () => {
    expect(promotionPeriod(dates(5, 2))).toEqual({ from: 5, until: undefined, isLongTerm: false })
    expect(derivePromoLabel(dates(NOW - DAY, NOW - 2 * DAY), NOW)).toBe('Join')
  })

  it.each(['UTC', 'Asia/Manila', 'America/New_York'])('[PROMO-15] the last day counts to its end in %s', (name) => {
    const zone = merchantZone({ config: { timeZone: name } as FoyerConfig })
    for (const day of ['2026-11-24', '2026/11/24']) expect(readEnd(day, zone)).toBe(zone.startOf('2026-11-25'))
    expect(readEnd('2026-12-31', zone)).toBe(zone.startOf('2027-01-01'))
    expect(readEnd(NOW, zone)).toBe(NOW)
    for (const nothing of [null, undefined, 'soon', '2026-02-31']) expect(readEnd(nothing, zone)).toBeUndefined()
  })
})

describe('labels', () => {
  it('[PROMO-12] are thirteen', () => {
    expect([...PROMO_LABELS].sort()).toEqual(
      [
        ...['Join', 'Claim', 'Applying', 'Close', 'Rejected', 'Issued', 'Claimed', 'Process', 'Joined', 'Signed'],
        ...['coming soon', 'Subscribed', 'Permanent'],
      ].sort(),
    )
  })

  it('[PROMO-12] are read whatever their case; another word is none', () => {
    for (const label of PROMO_LABELS) expect(readPromoLabel(` ${label.toUpperCase()} `)).toBe(label)
    for (const other of ['foo', '', 'toString', null, undefined, 7, {}]) expect(readPromoLabel(other)).toBeUndefined()
  })

  const allowed: readonly string[] = Object.entries(PROMO_TRANSITIONS).flatMap(([from, next]) =>
    next.map((to) => `${from}->${to}`),
  )
  const pairs = PROMO_LABELS.flatMap((from) => PROMO_LABELS.map((to) => [from, to] as const))

  it('[PROMO-13] have the steps of the table', () => {
    expect([...allowed].sort()).toEqual(
      [
        ...['coming soon->Join', 'coming soon->Close'],
        ...['Join->Applying', 'Join->Joined', 'Join->Signed', 'Join->Subscribed', 'Join->Close'],
        ...['Subscribed->Join', 'Subscribed->Joined', 'Subscribed->Close'],
        ...['Applying->Process', 'Applying->Rejected', 'Applying->Close'],
        ...['Process->Claim', 'Process->Issued', 'Process->Rejected'],
        ...['Joined->Process', 'Joined->Claim', 'Joined->Close'],
        ...['Signed->Claim', 'Signed->Close', 'Claim->Claimed', 'Claim->Close', 'Rejected->Join', 'Rejected->Close'],
      ].sort(),
    )
  })

  it.each(pairs)('[PROMO-13] from %s to %s as the table says', (from, to) => {
    if (allowed.includes(`${from}->${to}`)) expect(promoTransition(from, to)).toBe(to)
    else expect(() => promoTransition(from, to)).toThrow(expect.toSatisfy(isInvalidStep))
  })

  const isInvalidStep = (error: unknown) => error instanceof FoyerError && error.code === 'promo.transition.invalid'

  it('[PROMO-13] a merchant replaces the steps of a label', () => {
    const changes: Partial<Record<PromoLabel, PromoLabel[]>> = { Join: ['Claim'], Rejected: [] }
    expect(promoTransition('Join', 'Claim', changes)).toBe('Claim')
    expect(() => promoTransition('Join', 'Applying', changes)).toThrow(FoyerError)
    expect(() => promoTransition('Rejected', 'Join', changes)).toThrow(FoyerError)
    expect(promoTransition('Claim', 'Claimed', changes)).toBe('Claimed')
  })

  it('[PROMO-14] Join applies, Claim claims, all others do nothing', () => {
    const actions = PROMO_LABELS.filter((label) => promoAction(label) !== 'none')
    expect(actions).toEqual(['Join', 'Claim'])
    expect([promoAction('Join'), promoAction('Claim'), promoAction(undefined)]).toEqual(['apply', 'claim', 'none'])
  })

  it('[PROMO-14] guests log in for what is sent to the platform', () => {
    const actions = PROMO_LABELS.filter((label) => promoAction(label, { isGuest: true }) !== 'none')
    expect(actions.map((label) => [label, promoAction(label, { isGuest: true })])).toEqual([
      ['Join', 'signIn'],
      ['Claim', 'signIn'],
    ])
  })

  it('[PROMO-14] where nothing is applied for, Join leads to the deposit or does nothing', () => {
    for (const isGuest of [true, false]) {
      expect(promoAction('Join', { entry: 'deposit', isGuest })).toBe('deposit')
      expect(promoAction('Join', { entry: 'automatic', isGuest })).toBe('none')
      for (const entry of ['deposit', 'automatic'] as const) {
        for (const label of PROMO_LABELS.filter((one) => one !== 'Join')) {
          expect(promoAction(label, { entry, isGuest })).toBe(promoAction(label, { isGuest }))
        }
      }
    }
  })

  it('[PROMO-12] the badge says how one takes part where nothing is applied for', () => {
    expect(PROMO_LABELS.map((label) => promoBadge(label, 'apply'))).toEqual(PROMO_LABELS)
    expect([promoBadge('Join', 'deposit'), promoBadge('Join', 'automatic')]).toEqual(['deposit', 'automatic'])
    expect([promoBadge('Close', 'automatic'), promoBadge(undefined, 'deposit')]).toEqual(['Close', undefined])
  })

  it.each([
    ['starts tomorrow', dates(NOW + DAY), 'coming soon'],
    ['starts now', dates(NOW), 'Join'],
    ['ended yesterday', dates(NOW - 3 * DAY, NOW - DAY), 'Close'],
    ['ends now', dates(NOW - DAY, NOW), 'Close'],
    ['ended yesterday, without expiry', dates(NOW - 3 * DAY, NOW - DAY, true), 'Join'],
    ['has no dates', dates(), 'Join'],
    ['starts tomorrow, without expiry', dates(NOW + DAY, undefined, true), 'coming soon'],
  ] as const)('[PROMO-15] one that %s', (_what, of, label) => {
    expect(derivePromoLabel(of, NOW)).toBe(label)
  })

  it('[PROMO-15] change with the start and with the end', () => {
    const of = dates(NOW + DAY, NOW + 2 * DAY)
    expect(nextPromoChange(of, NOW)).toBe(NOW + DAY)
    expect(nextPromoChange(of, NOW + DAY)).toBe(NOW + 2 * DAY)
    expect(nextPromoChange(of, NOW + 2 * DAY)).toBeUndefined()
    expect(nextPromoChange(dates(NOW, NOW + DAY, true), NOW)).toBeUndefined()
  })
})
