/**
 * What may be kept as a file of the build. Its name holds a hash, so it is never asked for again: one wrong answer would stay
 * for weeks. A host may send its document in place of a file that it lacks, and a network its own page.
 */
export function isAsset(response: Response): boolean {
  if (response.status !== 200 || response.redirected) return false
  const type = typeOf(response)
  if (/\.js$/.test(pathOf(response))) return /javascript/.test(type)
  return /\.css$/.test(pathOf(response)) ? type.startsWith('text/css') : type !== '' && !type.startsWith('text/html')
}

/** As a document: whose it is shows inside. */
export function isHtml(response: Response): boolean {
  const isFound = response.status === 200 && !response.redirected
  return isFound && !isForbidden(response) && typeOf(response).startsWith('text/html')
}

/** Paths of the API and of games: their answers are never kept, whatever their headers say. */
const OF_A_PERSON = /^\/(wps|play)\//

/** Whether an address of this origin may hold a picture that everybody sees: with a query it may be meant for one person. */
export function mayBePublic({ pathname, search }: URL): boolean {
  return search === '' && !OF_A_PERSON.test(pathname)
}

/**
 * Pictures of people are sent as private or not to be stored, or are others with each cookie. Opaque ones, of other origins,
 * stay in the browser's own cache: here each would count as several megabytes.
 */
export function isPublicPicture(response: Response): boolean {
  if (response.status !== 200 || isForbidden(response) || !typeOf(response).startsWith('image/')) return false
  return tokensOf(response, 'Cache-Control').includes('public') && !tokensOf(response, 'Vary').includes('cookie')
}

/** Said of an answer that no one but this request may have. Documents vary by the cookie of the language, and are kept by it. */
function isForbidden(response: Response): boolean {
  const caching = tokensOf(response, 'Cache-Control')
  return caching.some((token) => /^(no-store|private)($|=)/.test(token)) || tokensOf(response, 'Vary').includes('*')
}

function tokensOf({ headers }: Response, name: string): readonly string[] {
  return (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/)
}

const typeOf = ({ headers }: Response): string => headers.get('Content-Type')?.toLowerCase() ?? ''
const pathOf = ({ url }: Response): string => new URL(url).pathname
