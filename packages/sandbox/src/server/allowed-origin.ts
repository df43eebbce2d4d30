/**
 * Whether pages of this origin may call the sandbox: those of this machine, which is where a front end is developed, and
 * those that were named.
 */
export function isAllowedOrigin(origin: string, named: readonly string[]): boolean {
  if (named.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  )
}

/** @throws Error for anything that is not the origin of a page, such as `example.com` or `https://a.example/path` */
export function readOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null'
  if (origin === 'null' || origin !== text.replace(/\/$/, '')) {
    throw new Error(`--cors ${text} is not an origin, such as https://preview.example.`)
  }
  return origin
}
