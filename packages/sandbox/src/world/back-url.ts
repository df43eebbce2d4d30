import { invalidField, Refusal } from './refusal.ts'

/** The addresses to which pages of the platform lead back. */
export interface BackUrls {
  /** A path of the site, or an address elsewhere that is let through. @throws Refusal for any other */
  check(wanted: string, origin: string): string
  /** For a page that is opened without a launch: other addresses become the home page. */
  orHome(wanted: string, origin?: string): string
}

/** @param isReturnOrigin lets pages of another origin through, such as a site in development */
export function createBackUrls(isReturnOrigin: (origin: string) => boolean): BackUrls {
  const check = (wanted: string, origin: string): string => {
    if (!URL.canParse(wanted, origin)) throw invalidField('backUrl')
    const url = new URL(wanted, origin)
    const web = url.protocol === 'http:' || url.protocol === 'https:'
    const isLetThrough = url.origin === origin || isReturnOrigin(url.origin)
    if (!web || !isLetThrough) throw invalidField('backUrl')
    if (url.origin !== origin) return url.href
    // A path such as `/.//evil.example` is normalised to `//evil.example`, which a browser takes for another host.
    if (url.pathname.startsWith('//')) throw invalidField('backUrl')
    return `${url.pathname}${url.search}${url.hash}`
  }
  return {
    check,
    orHome(wanted, origin = 'http://site.invalid') {
      if (wanted === '') return '/m/home'
      try {
        return check(wanted, origin)
      } catch (reason) {
        if (reason instanceof Refusal) return '/m/home'
        throw reason
      }
    },
  }
}
