import { expect, it } from 'vitest'
import { changeQuery, EMPTY_FILTER, forGuest, type GameQuery, initialQuery, searchFor } from './list-query.ts'

const first = (options: Partial<GameQuery> = {}) => initialQuery({ category: 'RNG', ...options })

const filtered: GameQuery = {
  category: 'RNG',
  tab: 'filter',
  vendorCode: 'PP',
  name: 'fire',
  classification: 'JP',
  minBet: 0.1,
  minLines: 20,
}

it('[FILTER-02] a filter has five fields', () => {
  expect(Object.keys(EMPTY_FILTER)).toEqual(['vendorCode', 'name', 'classification', 'minBet', 'minLines'])
})

it('[FILTER-03] a fresh list asks for all with an empty filter, an address for what it says', () => {
  expect(first()).toEqual({ category: 'RNG', tab: 'all', ...EMPTY_FILTER })
  expect(first({ tab: 'fav' }).tab).toBe('fav')
  expect(first({ tab: 'JP' }).classification).toBe('JP')
  expect(first({ vendorCode: 'JL' }).vendorCode).toBe('JL')
  expect(first({ name: ' fire ', minBet: 0.5, minLines: -1 })).toMatchObject({
    name: 'fire',
    minBet: 0.5,
    minLines: undefined,
  })
})

it('[FILTER-04] a tab clears vendor, name, classification, minimum bet and lines', () => {
  expect(changeQuery(filtered, { tab: 'hot' })).toEqual({ category: 'RNG', tab: 'hot', ...EMPTY_FILTER })
})

it('[FILTER-04] what is changed together with a tab is set after it', () => {
  const change = { tab: 'hot', vendorCode: 'JL', minBet: 1, name: ' ice ' } as const
  expect(changeQuery(filtered, change)).toMatchObject({ ...EMPTY_FILTER, ...change, name: 'ice' })
})

it('[FILTER-04] the vendor of the list is no filter and stays', () => {
  const page = changeQuery(first({ vendorCode: 'JL' }), { vendorCode: 'PP' }, 'JL')
  expect(page.vendorCode).toBe('PP')
  expect(changeQuery(page, { tab: 'hot' }, 'JL').vendorCode).toBe('JL')
  expect(changeQuery(page, { vendorCode: '' }, 'JL').vendorCode).toBe('JL')
})

it('[LIST-08] New is a tab of its own, gone with the next one', () => {
  const fresh = changeQuery(filtered, { tab: 'new' })
  expect(fresh).toMatchObject({ tab: 'new', ...EMPTY_FILTER })
  expect(changeQuery(fresh, { tab: 'hot' }).tab).toBe('hot')
  expect(changeQuery(fresh, { vendorCode: 'JL' }).tab).toBe('new')
})

it('[FILTER-05] a classification becomes the tab, ALL takes it back', () => {
  const chosen = changeQuery(first(), { tab: 'JP' })
  expect(chosen).toMatchObject({ tab: 'JP', classification: 'JP' })
  expect(changeQuery(chosen, { tab: 'all' })).toMatchObject({ tab: 'all', classification: '' })
  expect(changeQuery(chosen, { classification: 'ALL' })).toMatchObject({ tab: 'all', classification: '' })
})

it('[FILTER-06] the drawer makes the tab filter, and keeps vendor and name', () => {
  expect(changeQuery(first(), { minBet: 0.1 })).toMatchObject({ tab: 'filter', minBet: 0.1 })
  expect(changeQuery(first({ tab: 'new' }), { classification: 'JP', minLines: 20 })).toMatchObject({
    tab: 'filter',
    classification: 'JP',
    minLines: 20,
  })
  expect(changeQuery(filtered, { tab: 'filter', classification: 'ALL', minBet: undefined })).toEqual({
    ...filtered,
    classification: '',
    minBet: undefined,
  })
})

it('[FILTER-06] applied without anything chosen it is no filter', () => {
  const nothing = { tab: 'filter', classification: 'ALL', minBet: undefined, minLines: undefined } as const
  expect(changeQuery(first(), nothing).tab).toBe('all')
  expect(changeQuery(first({ tab: 'hot' }), nothing).tab).toBe('all')
})

it('[FILTER-07] the tab stays while a filter is left and is all without', () => {
  const two = changeQuery(first(), { minBet: 0.1, classification: 'JP' })
  const one = changeQuery(two, { minBet: undefined })
  expect(one).toMatchObject({ tab: 'filter', minBet: undefined, classification: 'JP' })
  expect(changeQuery(one, { classification: '' })).toMatchObject({ tab: 'all', ...EMPTY_FILTER })
})

it('[FILTER-07] a classification that was the tab goes with its filter', () => {
  expect(changeQuery(first({ tab: 'JP' }), { classification: '' }).tab).toBe('all')
  expect(changeQuery({ ...filtered, tab: 'JP' }, { classification: '' }).tab).toBe('filter')
  expect(changeQuery({ ...filtered, tab: 'hot' }, { minBet: undefined }).tab).toBe('hot')
  expect(changeQuery(filtered, { name: '' })).toEqual({ ...filtered, name: '' })
})

it('[FILTER-07] the vendor of the list does not count as a filter', () => {
  const page = changeQuery(first({ vendorCode: 'JL' }), { minBet: 1 }, 'JL')
  expect(changeQuery(page, { minBet: undefined }, 'JL')).toMatchObject({ tab: 'all', vendorCode: 'JL' })
  const other = changeQuery(page, { vendorCode: 'PP' }, 'JL')
  expect(changeQuery(other, { vendorCode: '' }, 'JL').vendorCode).toBe('JL')
})

it('[FILTER-08][LIST-03] a search keeps the vendor, drops the rest, and is trimmed', () => {
  const found = { category: 'RNG', tab: 'all', ...EMPTY_FILTER, vendorCode: 'PP', name: 'fire' }
  expect(searchFor({ ...filtered, tab: 'JP' }, '  fire ')).toEqual(found)
  expect(changeQuery({ ...filtered, tab: 'new' }, { name: ' fire ' })).toEqual(found)
  expect(searchFor(filtered, '')).toEqual({ ...found, name: '' })
})

it('[LIST-03] a search is no longer than a name can be, and ends with a whole character', () => {
  const name = (text: string) => searchFor(filtered, text).name
  expect(name('a'.repeat(60))).toHaveLength(60)
  expect(name(`  ${'a'.repeat(61)}`)).toHaveLength(60)
  expect(name('🎲'.repeat(1_000_000))).toBe('🎲'.repeat(60))
  expect(name(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59))
})

it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0, -0])('[FILTER-06] a bound of %s is none', (value) => {
  expect(changeQuery(first(), { minBet: value, minLines: value })).toEqual(first())
})

it('[FILTER-09] another vendor resets the classification; a tab of one becomes all, others stay', () => {
  expect(changeQuery({ ...filtered, tab: 'JP' }, { vendorCode: 'JL' })).toMatchObject({
    tab: 'all',
    vendorCode: 'JL',
    classification: '',
    minBet: 0.1,
  })
  expect(changeQuery(first({ tab: 'hot' }), { vendorCode: 'JL' }).tab).toBe('hot')
  expect(changeQuery(changeQuery(first(), { classification: 'JP' }), { vendorCode: '' }).tab).toBe('all')
})

it('[FAV-02] without a session somebody’s own games become all games', () => {
  expect(forGuest(first({ tab: 'recent' })).tab).toBe('all')
  expect(forGuest(filtered)).toBe(filtered)
})
