import type { Context } from '../kernel/context.ts'

/**
 * An address from outside that may be opened: http or https, on our own origin or on one that the merchant allows.
 * Parsed as a browser will parse it, then compared whole; nothing is matched by its beginning.
 *
 * @returns the absolute address; undefined for everything else.
 */
export function checkedAddress(
  address: string,
  { config, ports }: Pick<Context, 'config' | 'ports'>,
): string | undefined {
  const own = ports.device.origin || originOf(config.http.baseUrl)
  const base = own || undefined
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  const web = url.protocol === 'http:' || url.protocol === 'https:'
  const named = url.username !== '' || url.password !== ''
  const ours = url.origin === own || config.allowedOrigins.includes(url.origin)
  return web && !named && ours ? url.href : undefined
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : ''
}
