import type { Ability } from '../config/abilities.ts'
import type { FoyerConfig } from '../config/config.ts'
import { FoyerError } from './errors.ts'
import { canonicalPath, fillPattern, namesIn, paramsIn, pathOfAlias, type RouteParams, rankOf } from './path-pattern.ts'
import { parseUrl } from './url.ts'

/** Whether a path is a page of signing in. Without a table no path is: such a front end remembers no page of its own sign-in. */
export function isSignInPath(routes: RouteTable | undefined, path: string): boolean {
  return routes !== undefined && findRow(routes, path)?.row.isSignIn === true
}

/** Whether a page is one of signing in. */
export function isSignInRoute(routes: RouteTable, name: RouteName): boolean {
  return rowsOf(routes[name]).some(({ isSignIn }) => isSignIn === true)
}

/** Parameters of a page that has none. */
export type NoParams = Readonly<Record<never, never>>

/** The pages that core itself leads to, by name, each with its parameters. */
export interface CoreRoutes {
  home: NoParams
  signIn: NoParams
  register: NoParams
  changePassword: NoParams
  /** The message center, the last way to customer service (CS-07). */
  messageCenter: NoParams
  /** Every path that is no other page, e.g. `/*` (ROUTE-24). */
  notFound: NoParams
}

/**
 * All pages of a front end: those that core leads to, and its own. A table of routes that lacks one does not compile.
 *
 * @example
 * declare module '@foyer/core' {
 *   interface Routes { vip: { level: string } }
 * }
 */
export interface Routes extends CoreRoutes {}

export type RouteName = keyof Routes & string

/**
 * Where core leads to: a page by its name and parameters, or the address that the host has given before, for example of
 * the page that a guest wanted to see. `toPath` writes both as a path.
 */
export type RouteTarget =
  | {
      [Name in RouteName]: NoParams extends Routes[Name]
        ? { readonly name: Name; readonly params?: Routes[Name]; readonly path?: undefined }
        : { readonly name: Name; readonly params: Routes[Name]; readonly path?: undefined }
    }[RouteName]
  | { readonly name?: undefined; readonly params?: undefined; readonly path: string }

/** The addresses of a page, and the rules of who may see it and where it leads back to. */
export interface RouteRow {
  /**
   * Without query and hash, case-sensitive; links have the first. `:level` stands for a parameter, `/*` at the end for
   * everything below.
   */
  readonly paths: readonly [string, ...string[]]
  /** Other spellings, which redirect to the first path (ROUTE-27). */
  readonly aliases?: readonly string[]
  /** Parameters that these paths fix, whatever the query says. */
  readonly fixed?: RouteParams
  /** Reads the parameters of an address; undefined where one is missing or wrong. */
  readonly read?: (params: RouteParams) => RouteParams | undefined
  /** Where an address leads that has wrong parameters, or that its rule leads to the lobby. Default: the lobby. */
  readonly otherwise?: RouteTarget
  /** What a person has to be allowed to see it. Default: open to all. A row that replaces one keeps its rule by a spread of it. */
  readonly ability?: Ability | ((params: RouteParams, config: FoyerConfig) => Ability)
  /** A page of signing in is never returned to (ROUTE-30). */
  readonly isSignIn?: boolean
  /** Where the back arrow leads (LAYOUT-07). Default, and where it gives undefined: one step back. */
  readonly backTo?: (visit: BackVisit) => RouteTarget | undefined
}

export interface BackVisit {
  readonly params: RouteParams
  readonly config: FoyerConfig
  readonly isMember: boolean
  /** Entries of this site behind the current one. */
  readonly depth: number
}

/**
 * The row of a page; several where its addresses differ in more than the spelling, and none where a front end leaves the
 * page out.
 */
export type RoutePage<Row extends RouteRow = RouteRow> = Row | readonly Row[]

/** The addresses of all pages. */
export type RouteTable = { readonly [Name in RouteName]: RoutePage }

/** The page of an address. */
export interface RouteMatch {
  readonly name: RouteName
  /** The query, the parameters in the path, and those that the table fixes. */
  readonly params: RouteParams
  /** Path + query + hash. */
  readonly path: string
  readonly query: RouteParams
  /** Without `#`. */
  readonly hash: string
}

/** What a path is; `match.params` are unread where `isValid` is false. */
export interface RowMatch<Row extends RouteRow = RouteRow> {
  readonly row: Row
  readonly match: RouteMatch
  /** False where the parameters of the address are wrong. */
  readonly isValid: boolean
  /** The path that an alias or another spelling stands for, with its query and hash. */
  readonly redirect: string | undefined
}

/**
 * The fragment with which a host that knows the route table leads an unknown path to the lobby. The client removes the
 * fragment and shows the message that a redirect alone cannot carry (settlement 29).
 */
export const UNKNOWN_PATH_HASH = 'unknown-path'

/** A path from the root of this site. After a second slash, or a backslash, a browser reads a host. */
const FROM_ROOT = /^\/(?![/\\])/

/**
 * The path of a page. Parameters that its path does not hold are its query. Of a path that ends in `/*` it is the folder.
 *
 * @throws FoyerError `config.invalid` for a page that the table lacks, and for a parameter that is missing or that an
 * address cannot hold; `url.unsafe` for a `path` that does not begin with one `/`
 */
export function toPath(routes: RouteTable, { name, params, path }: RouteTarget): string {
  if (name === undefined) return toRootPath(path)
  const given = givenParams(params)
  const row = rowFor(routes, name, given)
  if (row === undefined) throw new FoyerError({ code: 'config.invalid', field: `routes.${name}` })
  const text = (key: string) => {
    const value = String(given.get(key) ?? '')
    // A lone surrogate cannot be encoded.
    if (/\p{Surrogate}/u.test(value)) throw new FoyerError({ code: 'config.invalid', field: `routes.${name}.${key}` })
    return value
  }
  const [pattern] = row.paths
  const pathname = fillPattern(pattern, (key) => {
    const value = text(key)
    // Dots would leave the page, and an empty part at the front would make the next one a host.
    if (/^\.{0,2}$/.test(value)) throw new FoyerError({ code: 'config.invalid', field: `routes.${name}.${key}` })
    return value
  })
  const written = new Set([...namesIn(pattern), ...Object.keys(row.fixed ?? {})])
  const query = [...given.keys()].flatMap((key) =>
    written.has(key) ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(text(key))}`],
  )
  return query.length === 0 ? pathname : `${pathname}?${query.join('&')}`
}

/** False for a page that the front end has left out, and for parameters that only a row has fixed which it has left out. */
export function hasPage(routes: RouteTable, { name, params }: RouteTarget): boolean {
  return name === undefined || rowFor(routes, name, givenParams(params)) !== undefined
}

/** Callers without types pass null, and a map has no prototype. */
function givenParams(params: RouteTarget['params']): ReadonlyMap<string, unknown> {
  return new Map(Object.entries<unknown>(params ?? {}).filter(([, value]) => value !== undefined && value !== null))
}

/** The row whose path says most of the parameters; a path that fixes another value is that of another page. */
function rowFor(routes: RouteTable, name: RouteName, given: ReadonlyMap<string, unknown>): RouteRow | undefined {
  const rows = rowsOf(Object.hasOwn(routes, name) ? routes[name] : undefined)
  const fits = ({ fixed = {} }: RouteRow, isFit: (given: unknown, fixed: string) => boolean) =>
    Object.entries(fixed).every(([key, value]) => isFit(given.get(key), value))
  return (
    rows.find((row) => row.fixed !== undefined && fits(row, (one, fixed) => one === fixed)) ??
    rows.find((row) => fits(row, (one, fixed) => one === undefined || one === fixed))
  )
}

/** @throws FoyerError `url.unsafe` for a path that does not begin with one `/` */
export function toRootPath(path: string): string {
  if (!isRootPath(path)) throw new FoyerError({ code: 'url.unsafe' })
  return path
}

/** Whether a browser, too, reads the text as a path of this site: browsers drop tabs and line ends, as in `/\\t/host`. */
function isRootPath(path: string): boolean {
  const url = parseUrl(path, PLACEHOLDER_ORIGIN)
  return path.startsWith('/') && url?.origin === PLACEHOLDER_ORIGIN && FROM_ROOT.test(url.pathname)
}

/** Which page of a table, or of a part of one, a path is, with its parameters; undefined if it is none. */
export function matchPath(routes: Partial<RouteTable>, path: string): RouteMatch | undefined {
  const found = findRow(routes, path)
  return found?.isValid && found.redirect === undefined ? found.match : undefined
}

/**
 * The row of a path. Where several fit, the parts decide from the left: a literal one before a parameter, and that before
 * all below a folder.
 */
export function findRow<Row extends RouteRow>(
  routes: Readonly<Record<string, RoutePage<Row> | undefined>>,
  path: string,
): RowMatch<Row> | undefined {
  const { pathname: typed, search, hash } = splitPath(path)
  // Else `/vip/%67old` would be no `/vip/gold`, and pass by its rule.
  const pathname = canonicalPath(typed)
  let best:
    | { readonly name: string; readonly row: Row; readonly pattern: string; readonly inPath: RouteParams }
    | undefined
  for (const [name, page] of Object.entries(routes)) {
    for (const row of rowsOf(page)) {
      for (const pattern of [...row.paths, ...(row.aliases ?? [])]) {
        const inPath = paramsIn(pattern, pathname)
        if (inPath === undefined) continue
        if (best === undefined || rankOf(pattern) > rankOf(best.pattern)) best = { name, row, pattern, inPath }
      }
    }
  }
  if (best === undefined) return undefined
  const { name, row, pattern, inPath } = best
  const query: Record<string, string> = Object.fromEntries(new URLSearchParams(search))
  const params: Record<string, string> = { ...query }
  // What the path of a row decides, no query decides for another row of the page: the rows may have different rules.
  for (const { fixed = {} } of rowsOf(routes[name])) for (const key of Object.keys(fixed)) delete params[key]
  Object.assign(params, inPath, row.fixed)
  const read = row.read === undefined ? params : row.read(params)
  const isAlias = !row.paths.includes(pattern)
  const ownPath = isAlias ? pathOfAlias(row.paths[0], pattern, inPath, pathname) : pathname
  return {
    row,
    match: Object.freeze({
      // The table has no other names.
      name: name as RouteName,
      params: Object.freeze(read ?? params),
      path: pathname + search + hash,
      query: Object.freeze(query),
      hash: hash.slice(1),
    }),
    isValid: read !== undefined,
    redirect: ownPath === typed ? undefined : ownPath + search + hash,
  }
}

/** The rows of a page of the table. */
export function rowsOf<Row extends RouteRow>(page: RoutePage<Row> | undefined): readonly Row[] {
  if (page === undefined) return []
  return 'paths' in page ? [page] : page
}

export interface InternalPathOptions {
  /** Origin of the page; '' where there is none. */
  readonly origin?: string | undefined
  /** Where relative URLs start from: a path of this site. */
  readonly from?: string | undefined
  /** The pages of this site. Without them every path of the origin is one. */
  readonly routes?: RouteTable | undefined
}

/**
 * Reads a URL as a path of this site, or refuses it (ROUTE-30, NOTICE-08). The URL is parsed as a browser parses it,
 * then origin and path are compared. Prefixes of the text are not safe: '//evil', '/\evil' and '/m/..//evil' all lead
 * to another host.
 *
 * @returns path + query + hash of a page of the table; undefined for everything else.
 */
export function toInternalPath(
  url: string,
  { origin = '', from = '/', routes }: InternalPathOptions = {},
): string | undefined {
  // An opaque origin reads 'null', which is no base.
  const root = parseUrl('/', origin) ?? new URL(PLACEHOLDER_ORIGIN)
  const start = parseUrl(from, root)
  const parsed = parseUrl(url, start?.origin === root.origin ? start : root)
  if (parsed === undefined || parsed.origin !== root.origin) return undefined
  const { pathname } = parsed
  // It would name a host where the path is read again; a blob has no path.
  if (!FROM_ROOT.test(pathname)) return undefined
  if (routes !== undefined && findRow(routes, pathname) === undefined) return undefined
  return pathname + parsed.search + parsed.hash
}

/** Used where the platform has no origin (Node, tests); never requested. */
const PLACEHOLDER_ORIGIN = 'https://own.invalid'
/** Stands for text that is no path of this site, as `/\\evil` or `http://[`. No page has it. */
const INVALID_PATH = { pathname: '', search: '', hash: '' }

/** Splits a path into its parts, as a browser does. */
export function splitPath(path: string): { readonly pathname: string; readonly search: string; readonly hash: string } {
  // Two slashes at the front would be read as a host.
  const url = parseUrl(path.replace(/^\/{2,}/, '/'), PLACEHOLDER_ORIGIN)
  return url?.origin === PLACEHOLDER_ORIGIN && FROM_ROOT.test(url.pathname) ? url : INVALID_PATH
}
