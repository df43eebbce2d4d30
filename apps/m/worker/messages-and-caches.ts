/** Of the build: the worker of another release has other bytes, which is how browsers find it. */
export const RELEASE = '__FOYER_RELEASE__'

/** A worker deletes what another one has named. `public/worker-off.js`, which can import nothing, has it too. */
const PREFIX = 'foyer-'
export const DOCUMENTS = `${PREFIX}documents-1`
export const ASSETS = `${PREFIX}assets-1`
export const PICTURES = `${PREFIX}pictures-1`
/** How many files of the build are kept, and for how long after their last use. */
export const ASSET_LIMITS = { maxEntries: 300, maxAgeSeconds: 60 * 86_400 }
export const CACHES: readonly string[] = [DOCUMENTS, ASSETS, PICTURES]

/** Whether a cache is of a worker of this site. Workbox keeps its own dates in IndexedDB and no cache of another name. */
export function isCaches(name: string): boolean {
  return name.startsWith(PREFIX)
}

/** What the page says once it is quiet, and again when its language has changed: addresses below the worker's scope. */
export interface Keep {
  readonly type: 'keep'
  /** Documents that have to be here for the next start without a network: the lobby's, and that of every other page. */
  readonly documents: readonly string[]
  /** Files that this page has loaded, partly before there was a worker. */
  readonly assets: readonly string[]
}

export function isKeep(data: unknown): data is Keep {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'keep') return false
  return 'documents' in data && isTexts(data.documents) && 'assets' in data && isTexts(data.assets)
}

export function isSkipWaiting(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'skip-waiting'
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}
