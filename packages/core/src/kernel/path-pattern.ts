export type RouteParams = Readonly<Record<string, string>>

// Patterns of paths: `/vip/:level` has a parameter, `/docs/*` everything below a folder.

const BELOW = '/*'
const PARAMETER = /:(\w+)/g

/** The names of the parameters of a pattern. */
export function namesIn(pattern: string): readonly string[] {
  return [...pattern.matchAll(PARAMETER)].map(([, name = '']) => name)
}

/** A pattern with its parameters; of `/*` the folder. */
export function fillPattern(pattern: string, value: (key: string) => string): string {
  const path = pattern.endsWith(BELOW) ? pattern.slice(0, -1) : pattern
  return path.replace(PARAMETER, (_, key: string) => encodePart(value(key)))
}

/** The own path of a page for an alias of it, with the same parameters and what lies below. */
export function pathOfAlias(own: string, alias: string, params: RouteParams, pathname: string): string {
  const path = fillPattern(own, (key) => params[key] ?? '')
  if (!own.endsWith(BELOW) || !alias.endsWith(BELOW)) return path
  return (
    path +
    pathname
      .split('/')
      .slice(alias.split('/').length - 1)
      .join('/')
  )
}

/** Compares part by part as text: a literal part before a parameter, and that before all below. */
export function rankOf(pattern: string): string {
  return pattern
    .split('/')
    .map((part) => (part === '*' ? '0' : part.startsWith(':') ? '1' : '2'))
    .join('')
}

/** The parameters in a path; undefined where the pattern does not fit. */
export function paramsIn(pattern: string, pathname: string): RouteParams | undefined {
  const hasBelow = pattern.endsWith(BELOW)
  if (!pattern.includes(':')) {
    return pattern === pathname || (hasBelow && pathname.startsWith(pattern.slice(0, -1))) ? {} : undefined
  }
  const wanted = (hasBelow ? pattern.slice(0, -BELOW.length) : pattern).split('/')
  const parts = pathname.split('/')
  if (hasBelow ? parts.length <= wanted.length : parts.length !== wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, word] of wanted.entries()) {
    const part = parts[at] ?? ''
    if (!word.startsWith(':')) {
      if (word !== part) return undefined
      continue
    }
    const value = decodePart(part)
    if (value === undefined || value === '') return undefined
    params[word.slice(1)] = value
  }
  return params
}

/** The one spelling of a path: the same character is always encoded, or never. */
export function canonicalPath(pathname: string): string {
  if (/^[\w/.~-]*$/.test(pathname)) return pathname
  return pathname
    .split('/')
    .map((part) => {
      const text = decodePart(part)
      return text === undefined ? part : encodePart(text)
    })
    .join('/')
}

/** Encodes what has a meaning in an address. What a browser leaves in a path stays readable. */
function encodePart(text: string): string {
  return encodeURIComponent(text).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)
}

/** Decodes a part of an address; undefined where it is malformed. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
