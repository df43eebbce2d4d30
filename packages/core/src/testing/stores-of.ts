import type { Feature } from '../kernel/feature.ts'
import type { Store } from '../kernel/store.ts'

/** The stores of an object and of the objects in it, by their path. */
export function storesOf(owner: object, path: string, seen = new Set<unknown>()): [string, Store<unknown>][] {
  if (seen.has(owner)) return []
  seen.add(owner)
  return Object.entries(owner).flatMap(([name, part]): [string, Store<unknown>][] => {
    if (typeof part !== 'object' || part === null) return []
    return name.startsWith('$') ? [[`${path}.${name}`, part]] : storesOf(part, `${path}.${name}`, seen)
  })
}

export function isFeature(part: unknown): part is Feature<object> {
  return typeof part === 'object' && part !== null && 'needs' in part && 'create' in part
}
