import { isFilterMode } from '../../../config/codes.ts'
import { parseUrl } from '../../../kernel/url.ts'
import { GAME_LIST_PATH, typeForPath } from '../../lobby/catalogue/category-rules.ts'
import {
  ALIASES,
  definitionOf,
  findRoute,
  HOME,
  type RouteDefinition,
  type RouteName,
  SIGN_IN_ROUTES,
} from './routes.ts'

/** The screen of a path with its query read, before any rule is applied. */
export interface RouteMatch {
  readonly name: RouteName
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly hash: string
  /** Game type of category pages and lists (ROUTE-15, ROUTE-16). */
  readonly gameType: string | undefined
  readonly vendorCode: string | undefined
  /** Filter mode from `dataType`. */
  readonly mode: string | undefined
  readonly id: number | undefined
}

/** What a path is, before any rule is applied. */
export type ResolvedRoute =
  | { readonly kind: 'route'; readonly route: RouteMatch; readonly definition: RouteDefinition }
  | { readonly kind: 'redirect'; readonly to: string; readonly reason: 'unknown-path' | 'bad-query' | 'alias' }

const DEFAULT_MODE = 'all'
const VENDOR_MAX = 64

const PLACEHOLDER_ORIGIN = 'https://own.invalid'
/** Stands for text that is no path of this site, as `/\\evil` or `http://[`. No screen has it. */
const INVALID_PATH = { pathname: '', search: '', hash: '' }

/** Splits a path into its parts, as a browser does. */
export function splitPath(path: string): { readonly pathname: string; readonly search: string; readonly hash: string } {
  // Two slashes at the front would be read as a host.
  const url = parseUrl(path.replace(/^\/{2,}/, '/'), PLACEHOLDER_ORIGIN)
  return url?.origin === PLACEHOLDER_ORIGIN ? url : INVALID_PATH
}

/**
 * Finds the screen of a path with its query read: game type, vendor, filter mode, id (ROUTE-13 to ROUTE-17,
 * ROUTE-22). Unknown paths of the site are the page `notFound`, others lead home (ROUTE-24), aliases to the real
 * spelling.
 *
 * @param path path + query + hash, relative to the origin
 */
export function resolveRoute(path: string): ResolvedRoute {
  const { pathname, search, hash } = splitPath(path)
  const alias = Object.hasOwn(ALIASES, pathname) ? ALIASES[pathname] : undefined
  if (alias !== undefined) return { kind: 'redirect', to: alias + search + hash, reason: 'alias' }
  const definition = definitionOf(pathname)
  if (definition === undefined) return { kind: 'redirect', to: HOME, reason: 'unknown-path' }

  const query: Readonly<Record<string, string>> = Object.fromEntries(new URLSearchParams(search))
  const route: RouteMatch = {
    name: definition.name,
    path: pathname + search + hash,
    query,
    hash: hash.slice(1),
    gameType: gameTypeOf(definition, query),
    vendorCode: readVendor(query.vassalage),
    mode: modeOf(definition, query),
    id: readId(query.id),
  }
  if (route.name === 'activityDetail' && route.id === undefined) {
    return { kind: 'redirect', to: '/m/activity', reason: 'bad-query' }
  }
  if (route.name === 'provider' && route.vendorCode === undefined) {
    return { kind: 'redirect', to: HOME, reason: 'bad-query' }
  }
  return { kind: 'route', route, definition }
}

/** Whether a path is a screen of signing in. */
export function isSignInPath(path: string): boolean {
  const name = findRoute(splitPath(path).pathname)?.name
  return name !== undefined && SIGN_IN_ROUTES.has(name)
}

function gameTypeOf(definition: RouteDefinition, query: Readonly<Record<string, string>>): string | undefined {
  if (definition.gameType !== undefined) return definition.gameType
  if (definition.name !== 'gameList') return undefined
  return typeForPath(GAME_LIST_PATH, query.gameType)
}

function modeOf(definition: RouteDefinition, query: Readonly<Record<string, string>>): string | undefined {
  if (definition.mode !== undefined) return definition.mode
  if (definition.name !== 'gameList') return undefined
  const asked = query.dataType
  return definition.gameType === undefined && isFilterMode(asked) ? asked : DEFAULT_MODE
}

function readVendor(text: string | undefined): string | undefined {
  const code = text?.trim()
  return code === undefined || code === '' || code.length > VENDOR_MAX ? undefined : code
}

function readId(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return undefined
  const id = Number(text)
  return id > 0 ? id : undefined
}
