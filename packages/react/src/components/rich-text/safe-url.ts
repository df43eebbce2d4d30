import { isPlainHttpUrl, parseUrl } from '@foyer/core'

/**
 * The address of a link or picture in the platform's HTML, or undefined where it is not allowed. Parsed like the
 * browser does, since a check of the text can be tricked.
 */
export function safeUrl(
  address: string,
  { origin, allowedOrigins }: { readonly origin: string; readonly allowedOrigins: readonly string[] },
): string | undefined {
  const url = address.trim() === '' ? undefined : parseUrl(address, origin)
  if (url === undefined) return undefined
  const { protocol, pathname, search, hash } = url
  if (protocol === 'mailto:' || protocol === 'tel:') return url.href
  if (!isPlainHttpUrl(url)) return undefined
  if (url.origin === origin) {
    // Written without its origin, `https://own//evil.example` would name another one.
    return pathname.startsWith('//') ? undefined : pathname + search + hash
  }
  return protocol === 'https:' && allowedOrigins.includes(url.origin) ? url.href : undefined
}
