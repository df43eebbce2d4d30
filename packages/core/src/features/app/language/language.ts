import type { ReadableAtom } from 'nanostores'
import type { Language } from '../../../config/codes.ts'

/** I18N-01, I18N-04; stored under MC_LANGUAGE. */
export interface Languages {
  readonly $language: ReadableAtom<Language>
  /** The languages of this site, configured ones first. */
  readonly available: readonly Language[]
  /** Refuses one that is not available; returns whether it was taken. */
  setLanguage(language: Language): boolean
}
