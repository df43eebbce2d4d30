import type { Foyer } from '@foyer/core'
import { createContext } from 'react'
import type { Text } from '../text/text.ts'

export interface FoyerContextValue {
  readonly foyer: Foyer
  readonly text: Text
}

export const FoyerContext = createContext<FoyerContextValue | undefined>(undefined)
