import { isLoopbackHost } from './allowed-origin.ts'

/**
 * The other host on which the chat, a banner's page, a linked page and a picture stand (settlement 34), so that a site meets
 * the rules for addresses of other hosts. This machine has two names, and the sandbox answers under both. In the process
 * every host name is answered.
 *
 * @returns the same origin for an address in a network, which has no second name
 */
export function vendorOriginOf(origin: string): string {
  const twin = loopbackTwin(origin)
  if (twin !== undefined) return twin
  const { protocol, host, hostname } = new URL(origin)
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return isAddress ? origin : `${protocol}//vendor.${host}`
}

/** The other name of this machine, with the same port; undefined for an origin elsewhere. */
export function loopbackTwin(origin: string): string | undefined {
  const { protocol, hostname, port } = new URL(origin)
  const twin = hostname === 'localhost' ? '127.0.0.1' : isLoopbackHost(hostname) ? 'localhost' : undefined
  return twin && `${protocol}//${twin}${port && `:${port}`}`
}
