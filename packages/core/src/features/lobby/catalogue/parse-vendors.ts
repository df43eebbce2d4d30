import type { FoyerConfig } from '../../../config/config.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { isEsportsVendor } from './category-rules.ts'
import type { catalogueEndpoints } from './endpoints.ts'
import type { CatalogueData, Category, Vendor } from './types.ts'

type VendorsResponse = EndpointOutput<typeof catalogueEndpoints.gameVendors>
type VendorTypes = EndpointOutput<typeof catalogueEndpoints.vendorGameTypes>
type CategoryConfig = Pick<FoyerConfig['category'], 'cockfightVendors' | 'esportsVendors'>

/** Categories in the order of `sorting`, names and pictures from `mapping` (CATEGORY-08, 09, 11, 12). */
export function parseVendors(structure: VendorsResponse, rules: CategoryConfig): CatalogueData {
  const vendors = [...vendorIndex(structure).values()]
  return {
    categories: groupVendors(structure, rules),
    vendorNames: Object.fromEntries(vendors.map(({ code, name }) => [code, name])),
    vendorIcons: Object.fromEntries(vendors.flatMap(({ code, icon }) => (icon === undefined ? [] : [[code, icon]]))),
  }
}

/**
 * Orders categories and moves vendors to where they belong: cockfight vendors out of SPORTS into a COCKFIGHT
 * category right after it (CATEGORY-08), esports vendors that stand under SPORTS to ESPORTS (CATEGORY-11),
 * INHOUSE first (CATEGORY-09).
 */
export function groupVendors(structure: VendorsResponse, rules: CategoryConfig): readonly Category[] {
  const groups = new Map<string, Map<string, Vendor>>()
  const cockfight = new Map<string, Vendor>()
  const esports = new Map<string, Vendor>()
  const known = vendorIndex(structure)

  for (const { gameCategory, vendorNames } of structure.sorting) {
    const group = groups.get(gameCategory) ?? new Map<string, Vendor>()
    groups.set(gameCategory, group)
    for (const { vassalage: vendorCode, gameCategory: mark } of vendorNames) {
      const vendor = describe(structure, gameCategory, vendorCode) ?? known.get(vendorCode) ?? unnamed(vendorCode)
      const sports = gameCategory === 'SPORTS'
      if (sports && (mark === 'COCKFIGHT' || rules.cockfightVendors.includes(vendorCode))) {
        cockfight.set(vendorCode, vendor)
      } else if (sports && (mark === 'ESPORTS' || isEsportsVendor(vendorCode, rules))) {
        esports.set(vendorCode, vendor)
      } else if (!group.has(vendorCode)) {
        group.set(vendorCode, vendor)
      }
    }
  }

  const order = [...groups.keys()]
  insertCategory(order, groups, 'COCKFIGHT', cockfight, { besideSports: true })
  insertCategory(order, groups, 'ESPORTS', esports, { besideSports: !groups.has('ESPORTS') })
  if (groups.has('INHOUSE')) order.unshift(...order.splice(order.indexOf('INHOUSE'), 1))
  return order.map((code) => ({ code, vendors: [...(groups.get(code)?.values() ?? [])] }))
}

/** Adds vendors to a category, which is made after SPORTS or moved there where asked. */
function insertCategory(
  order: string[],
  groups: Map<string, Map<string, Vendor>>,
  code: 'COCKFIGHT' | 'ESPORTS',
  vendors: ReadonlyMap<string, Vendor>,
  where: { readonly besideSports: boolean },
): void {
  if (vendors.size === 0) return
  const group = groups.get(code) ?? new Map<string, Vendor>()
  for (const [vendorCode, vendor] of vendors) if (!group.has(vendorCode)) group.set(vendorCode, vendor)
  groups.set(code, group)
  if (!where.besideSports) return
  const before = order.indexOf(code)
  if (before >= 0) order.splice(before, 1)
  const anchor = code === 'ESPORTS' && order.includes('COCKFIGHT') ? 'COCKFIGHT' : 'SPORTS'
  order.splice(order.indexOf(anchor) + 1, 0, code)
}

function describe(structure: VendorsResponse, type: string, code: string): Vendor | undefined {
  const rows = Object.hasOwn(structure.mapping, type) ? structure.mapping[type] : undefined
  const row = rows?.find((candidate) => candidate.vassalage === code)
  return row && { code, name: row.displayName ?? code, icon: row.mobileLargeIcon }
}

function unnamed(code: string): Vendor {
  return { code, name: code, icon: undefined }
}

/** Every vendor by code; the first entry that knows a name wins. */
function vendorIndex(structure: VendorsResponse): ReadonlyMap<string, Vendor> {
  const index = new Map<string, Vendor>()
  for (const rows of Object.values(structure.mapping)) {
    for (const { vassalage: vendorCode, displayName, mobileLargeIcon } of rows) {
      const seen = index.get(vendorCode)
      if (seen !== undefined && seen.name !== vendorCode) continue
      index.set(vendorCode, { code: vendorCode, name: displayName ?? vendorCode, icon: mobileLargeIcon ?? seen?.icon })
    }
  }
  return index
}

/** CALL-25: the game types of each vendor. */
export function groupVendorTypes(rows: VendorTypes): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const { gameType, vassalage: vendorCode } of rows) {
    const types = index.get(vendorCode) ?? []
    if (!types.includes(gameType)) types.push(gameType)
    index.set(vendorCode, types)
  }
  return index
}
