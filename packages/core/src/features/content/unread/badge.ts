import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'

/**
 * What a counter shows (MSG-07, UNREAD-04): the number, `99+` above 99, and null for nothing: for 0, and for what is no
 * count at all.
 */
export function badge(count: unknown): string | null {
  if (typeof count !== 'number' || !(count >= 1)) return null
  return count > SPEC_CONSTANTS.badgeCap ? `${SPEC_CONSTANTS.badgeCap}+` : String(Math.trunc(count))
}
