import type { FoyerConfig } from '../config/config.ts'
import type { Log } from './log.ts'
import type { RoutePage, RouteRow, RouteTable } from './routes.ts'

/**
 * A table of routes whose functions do not throw. They are code of the host, and an address can make them fail: a crafted link is
 * not to take the site away. If `read` or `ability` throws, the address is no page. If `backTo` throws, the way back is the usual
 * one. The first throw of each function is logged as `callback.failed`.
 */
export function isolateRoutes(routes: RouteTable, config: FoyerConfig, log: Log): RouteTable {
  const logged = new Set<unknown>()

  const guarded = <Input extends readonly unknown[], Output>(of: string, run: (...input: Input) => Output) => {
    return (...input: Input): Output | undefined => {
      try {
        return run(...input)
      } catch (error) {
        if (!logged.has(run)) log.callbackFailed(`routes.${of}`, error)
        logged.add(run)
        return undefined
      }
    }
  }

  const isolateRow = (row: RouteRow): RouteRow => {
    const read = row.read && guarded('read', row.read)
    const backTo = row.backTo && guarded('backTo', row.backTo)
    const own = { ...row, ...(read && { read }), ...(backTo && { backTo }) }
    if (typeof row.ability !== 'function') return own
    const ability = guarded('ability', row.ability)
    return {
      ...own,
      read(params) {
        const found = read === undefined ? params : read(params)
        return found !== undefined && ability(found, config) === undefined ? undefined : found
      },
      // Closed to guests, in case a function throws that has just not thrown.
      ability: (params) => ability(params, config) ?? 'memberData',
    }
  }

  const isolatePage = (page: RoutePage): RoutePage => (isRows(page) ? page.map(isolateRow) : isolateRow(page))
  // A table without types may hold anything. `checkRoutes` refuses it later.
  const isolated = Object.entries<RoutePage>(routes).map(([name, page]) => [
    name,
    isObject(page) ? isolatePage(page) : page,
  ])
  return Object.fromEntries(isolated)
}

function isRows(page: RoutePage): page is readonly RouteRow[] {
  return Array.isArray(page)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
