import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { Session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type CachedShelf, createShelf } from './create-shelf.ts'
import type { Shelves } from './game-list.ts'
import { createInstanceCache } from './instance-cache.ts'

export interface ShelvesDeps {
  readonly session: Session
  readonly catalogue: Catalogue
}

/** A home page has one for each category. */
const MAX_IDLE_SHELVES = 12

export function createShelves(context: FeatureContext, { session, catalogue }: ShelvesDeps): Shelves {
  const { scope, $language } = context
  const shelves = createInstanceCache<CachedShelf>(MAX_IDLE_SHELVES)

  scope.add($language.listen(() => shelves.clear()))
  scope.add(onUserChange(session, shelves.clear))

  return {
    createShelf(category) {
      const { item, release } = shelves.retain(category, () => createShelf({ context, catalogue }, category))
      return { ...item, dispose: release }
    },
  }
}
