import { useContext } from 'react'
import { FoyerContext, type FoyerContextValue } from './foyer-context.ts'
import type { RegisteredFoyer } from './registered-foyer.ts'

/**
 * The client of the nearest {@link FoyerProvider}, with the type that `Register` names.
 * @throws Error `useFoyer needs a <FoyerProvider> above it` when there is none.
 */
export function useFoyer(): RegisteredFoyer {
  // The app says by `Register` which client it hands to its provider.
  return useFoyerContext().foyer as RegisteredFoyer
}

export function useFoyerContext(): FoyerContextValue {
  const value = useContext(FoyerContext)
  if (value === undefined) throw new Error('useFoyer needs a <FoyerProvider> above it')
  return value
}
