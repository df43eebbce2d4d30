import { FoyerError, type FoyerErrorInit } from '../../kernel/errors.ts'
import { canonicalPath, namesIn } from '../../kernel/path-pattern.ts'
import { type RouteTable, rowsOf, splitPath } from '../../kernel/routes.ts'
import { isAbility, unknownAbility } from './access-rules.ts'

/** `/a/:b`, `/a/*`, `/*`, `/`: no second slash at the front, parameters and `*` as whole parts. */
const PATTERN = /^\/(?!\/)(?:(?:[^:*/]*|:\w+)\/)*(?:[^:*/]*|:\w+|\*)$/

/**
 * Checks a table of routes once. A mistake in it would open a page: a second page with the same address takes the place
 * of a guarded one, and a pattern that no address fits leaves the page to another row.
 *
 * @throws FoyerError `config.invalid` with the page, `routes.vip`
 */
export function checkRoutes(routes: RouteTable): void {
  const seen = new Set<string>()
  for (const [name, page] of Object.entries(routes)) {
    const invalid = (details: Pick<FoyerErrorInit, 'suggestion'> = {}) =>
      new FoyerError({ code: 'config.invalid', field: `routes.${name}`, ...details })
    // Callers without types: a text would be a page without a rule.
    if (typeof page !== 'object') throw invalid()
    for (const row of rowsOf(page)) {
      const { paths, aliases = [], ability } = row
      if (typeof ability === 'string' && !isAbility(ability)) {
        throw invalid({ suggestion: unknownAbility(ability).suggestion })
      }
      for (const pattern of [...paths, ...aliases]) {
        // Two patterns that differ only in the name of a parameter fit the same addresses.
        const shape = pattern.replace(/:\w+/g, ':')
        if (!isPattern(pattern) || seen.has(shape)) throw invalid()
        seen.add(shape)
      }
      if (aliases.some((alias) => !hasSameNames(alias, paths[0]))) throw invalid()
    }
  }
}

function isPattern(pattern: string): boolean {
  const names = namesIn(pattern)
  if (!PATTERN.test(pattern) || new Set(names).size !== names.length) return false
  // An address is compared as a browser writes it.
  return splitPath(pattern).pathname === pattern && canonicalPath(pattern) === pattern
}

/** An alias redirects to the first path, which needs the same parameters. */
function hasSameNames(alias: string, path: string): boolean {
  return [...namesIn(alias)].sort().join() === [...namesIn(path)].sort().join()
}
