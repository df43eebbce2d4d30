/**
 * The address of a link or picture in the platform's HTML, or undefined where it may not be followed. Parsed as the
 * browser will parse it; the text itself proves nothing.
 */
export function safeAddress(
  address: string,
  { origin, allowedOrigins }: { readonly origin: string; readonly allowedOrigins: readonly string[] },
): string | undefined {
  if (address.trim() === '' || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  if (url.username !== '' || url.password !== '') return undefined
  // A blob: address has the origin of the page too.
  if (url.origin === origin && /^https?:$/.test(url.protocol)) return url.pathname + url.search + url.hash
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href
  return url.protocol === 'https:' && allowedOrigins.includes(url.origin) ? url.href : undefined
}
