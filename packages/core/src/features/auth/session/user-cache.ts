import { createInstanceCache, type InstanceCache } from '../../../kernel/instance-cache.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { Session } from './session.ts'
import { onUserChange } from './user-scope.ts'

interface UserCacheOptions<Item> {
  /** The cache ends with this scope. */
  readonly scope: Scope
  readonly session: Pick<Session, '$state'>
  /** How many items are kept that no screen shows. */
  readonly maxIdle?: number
  /** Whether an item is worth keeping when its last screen is left. Default: always. */
  isKept?(item: Item): boolean
}

const MAX_IDLE = 4

/** Keeps lists, trees and shelves of the current user, so that a person who goes back finds them as they were left. */
export function createUserCache<Item extends { dispose(): void }>({
  scope,
  session,
  maxIdle = MAX_IDLE,
  isKept = () => true,
}: UserCacheOptions<Item>): InstanceCache<Item> {
  const cache = createInstanceCache<Item>(maxIdle, (item) => !scope.disposed && isKept(item))
  scope.add(cache.clear)
  scope.add(onUserChange(session, cache.clear))
  return cache
}
