import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, mapResource, type Resource, structuralShare } from '../../../kernel/query.ts'
import { type Result, succeeded } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { queryKey } from '../../../transport/hydration.ts'
import { catalogueEndpoints } from './endpoints.ts'
import { groupVendorTypes, parseVendors } from './parse-vendors.ts'
import type { CatalogueData } from './types.ts'

export interface Catalogue {
  readonly $data: Store<Resource<CatalogueData>>
  /** Shows the cached data first, and refreshes them in the background once per start. */
  load(): Promise<Result>
  refresh(): Promise<Result>
  /** Game types that a vendor offers (CALL-25), loaded at the first use. A failure is not shown. */
  vendorTypes(code: string): Promise<Result<readonly string[]>>
  /** Display name, else the code. */
  vendorName(code: string): string
  /** Address of the vendor's picture; undefined if the vendor has none or is unknown. */
  vendorIcon(code: string): string | undefined
}

/** Categories, vendors and their names (CATEGORY-12), kept as reference lists (CACHE-01). */
export function createCatalogue(context: FeatureContext): Catalogue {
  const { call, config, report, scope, $language, hydration } = context
  const vendors = createQuery({
    context,
    feature: 'catalogue',
    language: 'each',
    stored: {
      name: catalogueEndpoints.gameVendors.id,
      schema: catalogueEndpoints.gameVendors.output,
      isHydrated: () => hydration?.has(queryKey(catalogueEndpoints.gameVendors, {}, $language.get())) === true,
    },
    load: (signal) => call(catalogueEndpoints.gameVendors, {}, { signal }),
  })
  const types = createQuery({
    context,
    stored: { name: catalogueEndpoints.vendorGameTypes.id, schema: catalogueEndpoints.vendorGameTypes.output },
    load: (signal) =>
      call(catalogueEndpoints.vendorGameTypes, { typeId: 1, merchantCode: config.merchant }, { signal }),
  })

  const $data = writable<Resource<CatalogueData>>({ status: 'idle' })
  let last: CatalogueData | undefined

  scope.add(
    vendors.$state.listen((state) => {
      $data.set(
        mapResource(state, (wire) => {
          last = structuralShare(last, parseVendors(wire, config.category))
          return last
        }),
      )
    }),
  )

  // A code may come from an address, and `constructor` is no vendor.
  const ofVendor = (table: 'vendorNames' | 'vendorIcons', code: string): string | undefined => {
    const state = $data.get()
    return state.status === 'ready' && Object.hasOwn(state.data[table], code) ? state.data[table][code] : undefined
  }

  return {
    $data: readOnly($data, context.log),
    load: () => vendors.load(),
    refresh: () => vendors.refresh(),
    async vendorTypes(code) {
      const { error } = await types.load()
      const { data } = types.$state.get()
      // Falls back to the types of the last visit.
      if (data === undefined) return report('catalogue.vendorTypes', error, { silent: true })
      return succeeded(groupVendorTypes(data).get(code) ?? [])
    },
    vendorName: (code) => ofVendor('vendorNames', code) ?? code,
    vendorIcon: (code) => ofVendor('vendorIcons', code),
  }
}

/** Categories and vendors. */
export const catalogue: Feature<Catalogue> = defineFeature({
  id: 'catalogue',
  create: createCatalogue,
})
