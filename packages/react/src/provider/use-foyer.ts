import type { Foyer } from '@foyer/core'
import { useContext } from 'react'
import { FoyerContext, type FoyerContextValue } from './foyer-context.ts'

/**
 * The client of the nearest {@link FoyerProvider}.
 * @throws Error `useFoyer needs a <FoyerProvider> above it` when there is none.
 */
export function useFoyer(): Foyer {
  return useFoyerContext().foyer
}

export function useFoyerContext(): FoyerContextValue {
  const value = useContext(FoyerContext)
  if (value === undefined) throw new Error('useFoyer needs a <FoyerProvider> above it')
  return value
}
