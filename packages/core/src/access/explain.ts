import type { FoyerConfig } from '../config/config.ts'
import { FoyerError } from '../kernel/errors.ts'
import { type Ability, isAbility } from './abilities.ts'
import type { Decision, Explanation } from './access.ts'
import { abilityOf } from './decide.ts'
import { isShown } from './judge.ts'
import { resolveRoute } from './resolve-route.ts'
import type { Ruling } from './ruling.ts'

/** What there is to ask: both as `Access` gives them. */
export interface Asked {
  readonly config: FoyerConfig
  may(ability: Ability): Ruling
  decide(path: string): Decision
}

/** @throws FoyerError `request.invalid` for a word that is no ability */
export function explain(what: string, { config, may, decide }: Asked): Explanation {
  if (what.startsWith('/')) {
    const found = resolveRoute(what)
    const ability = found.kind === 'route' ? abilityOf(found.route, found.definition, config) : undefined
    const decision = decide(what)
    return { ability, shown: isShown(decision), ...decision }
  }
  if (!isAbility(what)) throw new FoyerError({ code: 'request.invalid', field: what })
  const ruling = may(what)
  return { ability: what, shown: isShown(ruling), ...ruling }
}
