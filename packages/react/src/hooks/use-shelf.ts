import type { Shelf } from '@foyer/core'
import { shelves } from '@foyer/core'
import { useEffect } from 'react'
import { useFeature } from '../provider/use-feature.ts'
import { useDisposable } from './use-disposable.ts'

/** The home page's shelf of a category (HOME-14, HOME-15), which asks for nothing before it is `enabled`. */
export function useShelf(category: string, enabled: boolean): Shelf {
  const shelvesApi = useFeature(shelves)
  const shelf = useDisposable(() => shelvesApi.createShelf(category), [shelvesApi, category])
  useEffect(() => {
    if (enabled) void shelf.load()
  }, [shelf, enabled])
  return shelf
}
