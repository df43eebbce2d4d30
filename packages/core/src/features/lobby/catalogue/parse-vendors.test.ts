import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sideMenu } from '../../../site/menus.ts'
import { accessCheckerFor, sessionFixture } from '../../../testing/access-fixtures.ts'
import { catalogueEndpoints } from './endpoints.ts'
import { groupVendors, groupVendorTypes, parseVendors } from './parse-vendors.ts'

const RULES = { cockfightVendors: [] as string[], esportsVendors: ['AV', 'TF'] }

const structure = (sorting: Record<string, readonly (string | { vassalage: string; gameCategory: string })[]>) =>
  z.parse(catalogueEndpoints.gameVendors.output, {
    sorting: Object.entries(sorting).map(([gameCategory, vendors]) => ({
      gameCategory,
      vendorNames: vendors.map((vendor) => (typeof vendor === 'string' ? { vassalage: vendor } : vendor)),
    })),
    mapping: {},
  })

const shape = (sorting: Parameters<typeof structure>[0], rules = RULES) =>
  groupVendors(structure(sorting), rules).map(({ code, vendors }) => [code, vendors.map((vendor) => vendor.code)])

it('[CATEGORY-12] order comes from sorting, names and pictures from mapping', () => {
  const data = parseVendors(
    z.parse(catalogueEndpoints.gameVendors.output, {
      sorting: [
        { gameCategory: 'FISH', vendorNames: [{ vassalage: 'JL' }] },
        {
          gameCategory: 'RNG',
          vendorNames: [{ vassalage: 'PP' }, { vassalage: 'JL' }, { vassalage: 'XX' }, { vassalage: 'PP' }],
        },
      ],
      mapping: {
        RNG: [
          { vassalage: 'JL', displayName: 'Jili Slots', mobileLargeIcon: 'vendors/JL.svg' },
          { vassalage: 'PP', displayName: 'Pragmatic' },
        ],
        FISH: [{ vassalage: 'JL', displayName: 'Jili Fishing' }],
      },
    }),
    RULES,
  )
  expect(data.categories.map(({ code }) => code)).toEqual(['FISH', 'RNG'])
  expect(data.categories[0]?.vendors).toEqual([{ code: 'JL', name: 'Jili Fishing', icon: undefined }])
  expect(data.categories[1]?.vendors.map(({ name }) => name)).toEqual(['Pragmatic', 'Jili Slots', 'XX'])
  expect(data.vendorNames).toEqual({ JL: 'Jili Slots', PP: 'Pragmatic' })
})

it('[DATA-04] a vendor has a name and a picture', () => {
  const data = parseVendors(
    z.parse(catalogueEndpoints.gameVendors.output, {
      sorting: [{ gameCategory: 'RNG', vendorNames: [{ vassalage: 'JL' }] }],
      mapping: { RNG: [{ vassalage: 'JL', displayName: 'Jili', mobileLargeIcon: 'vendors/JL.svg' }] },
    }),
    RULES,
  )
  expect(data.categories[0]?.vendors[0]).toEqual({ code: 'JL', name: 'Jili', icon: 'vendors/JL.svg' })
  expect(data.vendorIcons).toEqual({ JL: 'vendors/JL.svg' })
})

it('[CATEGORY-12] a vendor without an entry under its category is named from another, one without any by its code', () => {
  const parsed = z.parse(catalogueEndpoints.gameVendors.output, {
    sorting: [{ gameCategory: 'PVP', vendorNames: [{ vassalage: 'JL' }, { vassalage: 'ZZ' }] }],
    mapping: { RNG: [{ vassalage: 'JL' }], FISH: [{ vassalage: 'JL', displayName: 'Jili' }] },
  })
  expect(groupVendors(parsed, RULES)[0]?.vendors.map(({ name }) => name)).toEqual(['Jili', 'ZZ'])
})

it('[CATEGORY-08] vendors that are marked move from SPORTS to COCKFIGHT, right after it', () => {
  const rules = { ...RULES, cockfightVendors: ['CF1'] }
  expect(shape({ RNG: ['JL'], SPORTS: ['A', 'CF1'], LOTT: ['L'] }, rules)).toEqual([
    ['RNG', ['JL']],
    ['SPORTS', ['A']],
    ['COCKFIGHT', ['CF1']],
    ['LOTT', ['L']],
  ])
  expect(shape({ SPORTS: ['A', { vassalage: 'CF2', gameCategory: 'COCKFIGHT' }] })).toEqual([
    ['SPORTS', ['A']],
    ['COCKFIGHT', ['CF2']],
  ])
})

it('[CATEGORY-08] without a marked vendor there is no COCKFIGHT, and one sent elsewhere joins the others after SPORTS', () => {
  expect(shape({ SPORTS: ['A'] })).toEqual([['SPORTS', ['A']]])
  const rules = { ...RULES, cockfightVendors: ['CF1'] }
  expect(shape({ COCKFIGHT: ['CF9'], SPORTS: ['CF1', 'A'], FISH: ['F'] }, rules)).toEqual([
    ['SPORTS', ['A']],
    ['COCKFIGHT', ['CF9', 'CF1']],
    ['FISH', ['F']],
  ])
})

it('[CATEGORY-09] INHOUSE is first where it exists', () => {
  expect(shape({ RNG: ['A'], INHOUSE: ['JL'], FISH: ['B'] }).map(([code]) => code)).toEqual(['INHOUSE', 'RNG', 'FISH'])
  expect(shape({ RNG: ['A'], FISH: ['B'] }).map(([code]) => code)).toEqual(['RNG', 'FISH'])
})

it('[PCONST-07] INHOUSE comes first and COCKFIGHT right after SPORTS, in the menu too', () => {
  const rules = { ...RULES, cockfightVendors: ['CF1'] }
  const codes = shape({ RNG: ['JL'], SPORTS: ['A', 'CF1'], LIVE: ['L'], INHOUSE: ['JL'] }, rules).map(([code]) =>
    String(code),
  )
  expect(codes).toEqual(['INHOUSE', 'RNG', 'SPORTS', 'COCKFIGHT', 'LIVE'])
  const { categories } = sideMenu(accessCheckerFor(sessionFixture('guest')), codes)
  // MENU-01 says where Promo stands.
  expect(categories.map(({ id }) => id)).toEqual(['HOME', ...codes, 'PROMO'])
})

it('[CATEGORY-11] esports vendors under SPORTS are grouped under ESPORTS', () => {
  expect(shape({ SPORTS: ['A', 'AV'], RNG: ['JL', 'TF'] })).toEqual([
    ['SPORTS', ['A']],
    ['ESPORTS', ['AV']],
    ['RNG', ['JL', 'TF']],
  ])
  expect(shape({ SPORTS: ['A', 'AV', 'TF'], RNG: ['JL'], ESPORTS: ['AV'] })).toEqual([
    ['SPORTS', ['A']],
    ['RNG', ['JL']],
    ['ESPORTS', ['AV', 'TF']],
  ])
})

it('[CATEGORY-08][CATEGORY-11] COCKFIGHT stands between SPORTS and ESPORTS', () => {
  const rules = { ...RULES, cockfightVendors: ['CF1'] }
  expect(shape({ SPORTS: ['AV', 'CF1', 'A'] }, rules).map(([code]) => code)).toEqual(['SPORTS', 'COCKFIGHT', 'ESPORTS'])
})

it('[CALL-25] game types are gathered by vendor', () => {
  const types = groupVendorTypes([
    { gameType: 'RNG', vassalage: 'JL' },
    { gameType: 'FISH', vassalage: 'JL' },
    { gameType: 'RNG', vassalage: 'JL' },
    { gameType: 'LIVE', vassalage: 'EVO' },
  ])
  expect(types.get('JL')).toEqual(['RNG', 'FISH'])
  expect(types.get('EVO')).toEqual(['LIVE'])
})
