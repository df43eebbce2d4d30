import type { FoyerConfig } from '../config/config.ts'
import { FLAGS, type Flag } from '../flag.ts'
import { FoyerError } from '../kernel/errors.ts'
import { type Ability, isAbility } from './abilities.ts'
import type { Decision, Explanation } from './access.ts'
import { abilityOf } from './decide.ts'
import { type FlagReader, isShown, judge } from './judge.ts'
import { resolveRoute } from './resolve-route.ts'
import type { Ruling } from './ruling.ts'

/** What there is to ask: both as `Access` gives them. */
export interface Asked {
  readonly config: FoyerConfig
  readonly flags: FlagReader
  may(ability: Ability): Ruling
  decide(path: string): Decision
}

/** @throws FoyerError `request.invalid` for a word that is neither ability nor flag */
export function explain(what: string, { config, flags, may, decide }: Asked): Explanation {
  if (what.startsWith('/')) {
    const found = resolveRoute(what)
    const known = found.kind === 'route' && found.route.name !== 'notFound'
    const decision = decide(what)
    return {
      ability: known ? abilityOf(found.route, found.definition, config) : undefined,
      shown: known && isShown(decision),
      ...decision,
    }
  }
  if (isFlag(what)) {
    const ruling = judge({ flag: what }, { type: 'guest' }, flags)
    return { ability: undefined, shown: isShown(ruling), ...ruling }
  }
  if (!isAbility(what)) throw new FoyerError({ code: 'request.invalid', field: what })
  const ruling = may(what)
  return { ability: what, shown: isShown(ruling), ...ruling }
}

function isFlag(word: string): word is Flag {
  return (FLAGS as readonly string[]).includes(word)
}
