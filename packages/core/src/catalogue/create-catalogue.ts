import { atom } from 'nanostores'
import type { Context } from '../kernel/context.ts'
import { createReferenceCache } from '../kernel/reference-cache.ts'
import type { Resource } from '../kernel/resource.ts'
import type { Catalogue, CatalogueData } from './catalogue.ts'
import { gameVendors, vendorGameTypes } from './contract.ts'
import { groupVendorTypes, readStructure } from './structure.ts'

/** Categories, vendors and their names (CATEGORY-12), kept as reference lists (CACHE-01). */
export function createCatalogue(context: Context): Catalogue {
  const { call, config, scope } = context
  const structure = createReferenceCache({
    context,
    name: gameVendors.id,
    schema: gameVendors.output,
    load: (signal) => call(gameVendors, {}, { signal }),
  })
  const types = createReferenceCache({
    context,
    name: vendorGameTypes.id,
    schema: vendorGameTypes.output,
    language: 'none',
    load: (signal) => call(vendorGameTypes, { typeId: 1, merchantCode: config.merchantCode }, { signal }),
  })

  const $data = atom<Resource<CatalogueData>>({ status: 'idle' })
  let last: { readonly text: string; readonly data: CatalogueData } | undefined

  /** The answer behind a cached one is mostly the same: then the menus are the same object still (HOME-16). */
  const same = (data: CatalogueData): CatalogueData => {
    const text = JSON.stringify(data)
    if (last?.text !== text) last = { text, data }
    return last.data
  }

  scope.add(
    structure.$state.listen((state) => {
      $data.set(state.status === 'ready' ? { ...state, data: same(readStructure(state.data, config.category)) } : state)
    }),
  )

  return {
    $data,
    load: () => structure.load(),
    reload: () => structure.reload(),
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
