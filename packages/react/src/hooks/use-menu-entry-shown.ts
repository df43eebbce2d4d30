import type { Ability } from '@foyer/core'
import { isMenuEntryShown } from '@foyer/core/site'
import { useAccess } from './use-access.ts'

/** Whether this user is shown ways to what needs the ability; one may lead to the sign-in page. */
export function useMenuEntryShown(ability: Ability): boolean {
  return isMenuEntryShown(useAccess().check(ability))
}
