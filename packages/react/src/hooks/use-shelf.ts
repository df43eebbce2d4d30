import type { Shelf } from '@foyer/core'
import { shelvesFeature } from '@foyer/core'
import { useEffect } from 'react'
import { useFeature } from '../provider/use-feature.ts'
import { useOwned } from './owned.ts'

/** The home page's shelf of a category (HOME-14, HOME-15), which asks for nothing before it is `wanted`. */
export function useShelf(category: string, wanted: boolean): Shelf {
  const shelves = useFeature(shelvesFeature)
  const shelf = useOwned(() => shelves.createShelf(category), [shelves, category])
  useEffect(() => {
    if (wanted) shelf.start()
  }, [shelf, wanted])
  return shelf
}
