import type { Shelf } from '@foyer/core'
import { shelvesFeature } from '@foyer/core'
import { useEffect } from 'react'
import { useFeature } from '../provider/use-feature.ts'
import { useOwned } from './owned.ts'

/** The home page's shelf of a category (HOME-14, HOME-15). */
export function useShelf(category: string): Shelf {
  const shelves = useFeature(shelvesFeature)
  const shelf = useOwned(() => shelves.createShelf(category), [shelves, category])
  useEffect(() => shelf.start(), [shelf])
  return shelf
}
