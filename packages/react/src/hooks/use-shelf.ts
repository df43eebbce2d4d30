import type { Shelf } from '@foyer/core'
import { useEffect } from 'react'
import { useFoyer } from '../provider/use-foyer.ts'
import { useOwned } from './owned.ts'

/** The home page's shelf of a category (HOME-14, HOME-15). */
export function useShelf(category: string): Shelf {
  const foyer = useFoyer()
  const shelf = useOwned(() => foyer.games.createShelf(category), [foyer, category])
  useEffect(() => shelf.start(), [shelf])
  return shelf
}
