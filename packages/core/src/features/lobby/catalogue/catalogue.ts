import { atom, type ReadableAtom } from 'nanostores'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Resource } from '../../../kernel/resource.ts'
import { structuralShare } from '../../../kernel/structural-share.ts'
import { createSwrCache } from '../../../kernel/swr-cache.ts'
import { queryKey } from '../../../transport/hydration.ts'
import { gameVendors, vendorGameTypes } from './contract.ts'
import { groupVendorTypes, parseVendors } from './parse-vendors.ts'

export interface Vendor {
  /** vassalage */
  readonly code: string
  readonly name: string
  readonly icon: string | undefined
}

export interface Category {
  /** One of GAME_CATEGORIES; others a platform may send are kept as they are. */
  readonly code: string
  readonly vendors: readonly Vendor[]
}

/** Categories in order (CATEGORY-08, 09, 12), and every vendor by code. */
export interface CatalogueData {
  readonly categories: readonly Category[]
  readonly vendorNames: Readonly<Record<string, string>>
  /** Picture of a vendor, where there is one (DATA-04). */
  readonly vendorIcons: Readonly<Record<string, string>>
}

export interface Catalogue {
  readonly $data: ReadableAtom<Resource<CatalogueData>>
  /** Cache first, refreshed once per start behind it. */
  load(): Promise<void>
  reload(): Promise<void>
  /** Game types that a vendor offers (CALL-25), asked on first use; empty where they cannot be had. */
  vendorTypes(code: string): Promise<readonly string[]>
  /** Display name, else the code. */
  vendorName(code: string): string
}

/** Categories, vendors and their names (CATEGORY-12), kept as reference lists (CACHE-01). */
export function createCatalogue(context: FeatureContext): Catalogue {
  const { call, config, scope, $language, hydration: responses } = context
  const vendors = createSwrCache({
    context,
    name: gameVendors.id,
    schema: gameVendors.output,
    isHydrated: () => responses?.has(queryKey(gameVendors, {}, $language.get())) === true,
    load: (signal) => call(gameVendors, {}, { signal }),
  })
  const types = createSwrCache({
    context,
    name: vendorGameTypes.id,
    schema: vendorGameTypes.output,
    language: 'none',
    load: (signal) => call(vendorGameTypes, { typeId: 1, merchantCode: config.merchant }, { signal }),
  })

  const $data = atom<Resource<CatalogueData>>({ status: 'idle' })
  let last: CatalogueData | undefined

  scope.add(
    vendors.$state.listen((state) => {
      if (state.status !== 'ready') return $data.set(state)
      last = structuralShare(last, parseVendors(state.data, config.category))
      $data.set({ ...state, data: last })
    }),
  )

  return {
    $data,
    load: () => vendors.load(),
    reload: () => vendors.reload(),
    async vendorTypes(code) {
      await types.load()
      const state = types.$state.get()
      return state.status === 'ready' ? (groupVendorTypes(state.data).get(code) ?? []) : []
    },
    vendorName(code) {
      const state = $data.get()
      const names = state.status === 'ready' ? state.data.vendorNames : {}
      return Object.hasOwn(names, code) ? (names[code] ?? code) : code
    },
  }
}

/** Categories and vendors. */
export const catalogue: Feature<Catalogue> = defineFeature({
  id: 'catalogue',
  create: createCatalogue,
})
