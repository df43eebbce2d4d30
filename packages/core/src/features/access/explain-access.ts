import type { Ability } from '../../config/abilities.ts'
import type { FoyerConfig } from '../../config/config.ts'
import { FLAG_NAMES, type FlagName } from '../../config/flags.ts'
import { FoyerError } from '../../kernel/errors.ts'
import type { RouteTable } from '../../kernel/routes.ts'
import { isAbility, unknownAbility } from './access-rules.ts'
import { type AccessResult, evaluateAccess, type FlagReader, isMenuEntryShown } from './evaluate-access.ts'
import { abilityOfRoute, matchRoute, type RouteResult } from './guard-route.ts'

/** The decision for an ability, a flag or a path, with the ability that it depends on. */
export type AccessExplanation = (AccessResult | RouteResult) & {
  /** undefined for flags and for paths that are no page of this site. */
  readonly ability: Ability | undefined
  /** Whether menus have an entry for it. */
  readonly shown: boolean
}

/** The session's rules, as `Access` has them. */
export interface ExplainContext {
  readonly config: FoyerConfig
  readonly flags: FlagReader
  /** undefined where the front end has told no paths. */
  readonly routes: RouteTable | undefined
  check(ability: Ability): AccessResult
  checkRoute(path: string): RouteResult
}

/**
 * @throws FoyerError `request.invalid` for a word that is neither ability nor flag, `config.invalid` for a path without a
 * table of routes
 */
export function explainAccess(
  what: string,
  { config, flags, routes, check, checkRoute }: ExplainContext,
): AccessExplanation {
  if (what.startsWith('/')) {
    if (routes === undefined) throw new FoyerError({ code: 'config.invalid', field: 'routes' })
    const resolved = matchRoute(routes, what)
    const known = resolved.kind === 'route' && resolved.route.name !== 'notFound'
    const decision = checkRoute(what)
    return {
      ability: known ? abilityOfRoute(resolved.route, resolved.row, config) : undefined,
      shown: known && isMenuEntryShown(decision),
      ...decision,
    }
  }
  if (isFlag(what)) {
    const result = evaluateAccess({ flag: what }, { type: 'guest' }, flags)
    return { ability: undefined, shown: isMenuEntryShown(result), ...result }
  }
  if (!isAbility(what)) throw new FoyerError({ code: 'request.invalid', ...unknownAbility(what) })
  const result = check(what)
  return { ability: what, shown: isMenuEntryShown(result), ...result }
}

function isFlag(word: string): word is FlagName {
  return (FLAG_NAMES as readonly string[]).includes(word)
}
