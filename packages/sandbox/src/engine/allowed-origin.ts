/**
 * Whether this is the origin of a page on this machine: `localhost` and names below it, `127.0.0.0/8`, or `[::1]`.
 *
 * @param origin as a browser writes it, so anything that is written otherwise is refused
 */
export function isLoopbackOrigin(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (url === undefined || url.origin !== origin) return false
  const { protocol, hostname } = url
  return (protocol === 'https:' || protocol === 'http:') && isLoopbackHost(hostname)
}

/** @param hostname as `URL` gives it */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  )
}

/**
 * Reads the origin of a page as a person writes it: in any case, with or without the default port or a last slash.
 *
 * @throws Error for anything else, such as `example.com`, `https://a.example/path`, `https://*.example`, `null` or `*`
 */
export function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin =
    url !== undefined &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.href === `${url.origin}/` &&
    !url.hostname.includes('*')
  if (!isOrigin) throw new Error(`${JSON.stringify(text)} is not an origin, such as https://preview.example.`)
  return url.origin
}
