import { invalidField, Refusal } from './refusal.ts'

/** The back URL must lead to the site: a path, an address of the site, or of this machine during development. */
export function checkBackUrl(wanted: string, origin: string): string {
  if (!URL.canParse(wanted, origin)) throw invalidField('backUrl')
  const url = new URL(wanted, origin)
  const loopback = url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]'
  const web = url.protocol === 'http:' || url.protocol === 'https:'
  if (!web || (url.origin !== origin && !loopback)) throw invalidField('backUrl')
  if (url.origin !== origin) return url.href
  // A path such as `/.//evil.example` is normalised to `//evil.example`, which a browser takes for another host.
  if (url.pathname.startsWith('//')) throw invalidField('backUrl')
  return `${url.pathname}${url.search}${url.hash}`
}

/** The same check for a page that is opened without a launch: other URLs become the home page. */
export function backUrlOrHome(wanted: string, origin = 'http://site.invalid'): string {
  if (wanted === '') return '/m/home'
  try {
    return checkBackUrl(wanted, origin)
  } catch (reason) {
    if (reason instanceof Refusal) return '/m/home'
    throw reason
  }
}
