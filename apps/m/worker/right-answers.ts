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
  return response.status === 200 && !response.redirected && typeOf(response).startsWith('text/html')
}

/**
 * Pictures of people are sent as private or not to be stored. Opaque ones, of other origins, stay in the browser's own
 * cache: here each would count as several megabytes.
 */
export function isPublicPicture(response: Response): boolean {
  const isPublic = /(?:^|[\s,])public(?:$|[\s,])/.test(response.headers.get('Cache-Control') ?? '')
  return response.status === 200 && isPublic && typeOf(response).startsWith('image/')
}

const typeOf = ({ headers }: Response): string => headers.get('Content-Type')?.toLowerCase() ?? ''
const pathOf = ({ url }: Response): string => new URL(url).pathname
