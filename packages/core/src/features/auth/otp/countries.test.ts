import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { countryOf, dialingCountries, findCountries } from './countries.ts'

const english = dialingCountries('en')
const regions = (search: string, countries = english) => findCountries(countries, search).map(({ region }) => region)

it.each([
  ['phil', ['PH']],
  ['Philippines', ['PH']],
  ['cote d ivoire', []],
  ["cote d'ivoire", ['CI']],
  ['CÔTE D’IVOIRE', ['CI']],
  ['turkiye', ['TR']],
  ['emir', ['AE']],
  ['  new   zea ', ['NZ']],
  ['ph', ['PH']],
  ['+63', ['PH']],
  ['63', ['PH']],
  ['0063', ['PH']],
  ['６３', ['PH']],
  ['+63 917 123 4567', ['PH']],
  ['998', ['UZ']],
  ['zzz', []],
  ['999', []],
])('[REG-05] %j finds %j', (search, found) => {
  expect(regions(search)).toEqual(found)
})

it('[REG-05] brings the best first: the code itself, the whole word, the beginning of a name', () => {
  expect(regions('1').slice(0, 2)).toEqual(['US', 'CA'])
  expect(regions('in').slice(0, 2)).toEqual(['IN', 'ID'])
  expect(regions('guinea')).toEqual(['GN', 'GW', 'GQ', 'PG'])
})

it('[REG-05] knows a country by its name in the language shown, and by its English one', () => {
  const bengali = dialingCountries('bn')
  expect(regions('ফিলিপাইন', bengali)).toContain('PH')
  expect(regions('philippines', bengali)).toEqual(['PH'])
  const german = dialingCountries('de')
  expect(regions('osterreich', german)).toEqual(['AT'])
  expect(regions('Austria', german)).toEqual(['AT'])
  expect(german.map(({ name }) => name).indexOf('Ägypten')).toBeLessThan(10)
})

it('[REG-05] shows everything for an empty search, each country once', () => {
  expect(regions('')).toEqual(english.map(({ region }) => region))
  expect(regions(' +( ')).toHaveLength(english.length)
  expect(new Set(regions('')).size).toBe(english.length)
})

it('[REG-05] takes whatever is typed, and reads the beginning of it alone', () => {
  for (const sign of ['a', '\u0301', '1', 'ﷺ']) {
    const read = regions(sign.repeat(60))
    expect(regions(sign.repeat(100_000))).toEqual(read)
    expect(regions(`${sign.repeat(60)}phil`)).toEqual(read)
  }
  expect(regions(`phil${' '.repeat(60)}x`)).toEqual(['PH'])
  fc.assert(
    fc.property(anyText, (search) => regions(search).length <= english.length),
    { numRuns: 50 },
  )
})

it('[REG-05] names the country of a shared code: the one chosen, else the largest', () => {
  expect(countryOf(english, '1')?.name).toBe('United States')
  expect(countryOf(english, '1', 'CA')?.name).toBe('Canada')
  expect(countryOf(english, '7')?.name).toBe('Russia')
  expect(countryOf(english, '63', 'CA')?.name).toBe('Philippines')
  expect(countryOf(english, '000')).toBeUndefined()
})
