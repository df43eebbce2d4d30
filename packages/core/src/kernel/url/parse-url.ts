/**
 * A URL as a browser will read it; undefined where it is none. The text of a URL proves nothing: `//evil`,
 * `/\evil` and `/m/..//evil` all begin well. `URL.canParse` is younger than the phones that come here.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** http or https, and no name or password in it, which people take for the host. */
export function isHttpUrl({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** Without the slashes at its end. In time linear in its length, as `/\/+$/` is not. */
export function withoutTrailingSlashes(url: string): string {
  let end = url.length
  while (url[end - 1] === '/') end -= 1
  return url.slice(0, end)
}
