import type { Foyer } from '@foyer/core'
import { createContext } from 'react'
import type { I18n } from '../text/i18n.ts'

export interface FoyerContextValue {
  readonly foyer: Foyer
  readonly text: I18n
}

export const FoyerContext = createContext<FoyerContextValue | undefined>(undefined)
