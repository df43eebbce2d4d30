import type { FoyerConfig } from '../../../config/config.ts'
import { withoutTrailingSlashes } from '../../../kernel/url.ts'

export interface ImageCdnOptions {
  readonly merchantCode: string
  /** `{cdn}`, `{merchantCode}`, `{path}`, `{width}` are filled in. */
  readonly template: string
  /** Of the wanted picture, px. */
  readonly width: number
  readonly pick: FoyerConfig['cdn']['pick']
  readonly hosts: readonly string[]
  /** '' is the page's own origin. */
  readonly fallback: string
  /** An absolute address that may be shown; undefined for others. */
  readonly allowed: (address: string) => string | undefined
  /** One draw per page load, in [0, 1): so that the same pictures keep the same addresses. */
  readonly draw: number
}

/**
 * The address of a picture (CDN-01, CDN-02), and what comes after a failure (CDN-03): `attempt` 0 is the picked host,
 * 1 the fallback where that is another one, then nothing. Absolute addresses are shown where they are allowed.
 */
export function imageCdnUrl(sent: string, attempt: number, options: ImageCdnOptions): string | undefined {
  const path = withoutIgnored(sent)
  if (isAbsolute(path)) return attempt === 0 ? options.allowed(path) : undefined
  const picked = pickHost(path, options)
  const hosts = picked === options.fallback ? [picked] : [picked, options.fallback]
  const host = hosts[attempt]
  if (host === undefined) return undefined
  const parts: Readonly<Record<string, string>> = {
    cdn: withoutTrailingSlashes(host),
    merchantCode: options.merchantCode,
    // A browser reads a backslash as a slash, and two of them as the beginning of a host.
    path: path.replace(/^[/\\]+/, ''),
    width: String(options.width),
  }
  return options.template.replace(/\{(cdn|merchantCode|path|width)\}/g, (_, name: string) => parts[name] ?? '')
}

/** The text without the line ends and tabs that browsers drop from an address, and without spaces and controls before it. */
function withoutIgnored(path: string): string {
  return path.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '')
}

function isAbsolute(path: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)
}

function pickHost(path: string, { hosts, fallback, pick, draw }: ImageCdnOptions): string {
  switch (pick) {
    case 'random':
      return hosts[Math.floor(draw * hosts.length)] ?? fallback
    case 'stable':
      return rendezvous(path, hosts) ?? fallback
  }
}

/** The host that scores highest for this path: losing one host moves only that host's pictures (settlement 10). */
function rendezvous(path: string, hosts: readonly string[]): string | undefined {
  let best: { readonly host: string; readonly score: number } | undefined
  for (const host of hosts) {
    const score = hash(`${host}\n${path}`)
    if (best === undefined || score > best.score) best = { host, score }
  }
  return best?.host
}

/** FNV-1a with murmur3's finish, 32 bits: spreads well, needs no secrets. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
