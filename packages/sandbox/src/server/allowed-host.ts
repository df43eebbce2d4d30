import { isIP } from 'node:net'

/**
 * Whether a request to this host name may control the sandbox. With DNS rebinding a page of another site reaches a
 * server of this machine under the site's own name, and to the browser everything is of one origin. Such a name is
 * never an address, and never `localhost`.
 *
 * @param host the header `Host`
 * @param allowed names that lead here on purpose, for example of a proxy
 */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
    allowed.includes(name)
  )
}
