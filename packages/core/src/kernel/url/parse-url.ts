/**
 * A URL as a browser parses it; undefined where it is invalid. (`URL.canParse` is missing on the phones of our
 * visitors.)
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** http or https, without user name and password, which people could take for the host. */
export function isHttpUrl({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** The URL without slashes at its end. Linear time, which `/\/+$/` is not. */
export function withoutTrailingSlashes(url: string): string {
  let end = url.length
  while (url[end - 1] === '/') end -= 1
  return url.slice(0, end)
}
