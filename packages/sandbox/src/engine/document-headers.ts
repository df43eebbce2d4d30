/** What the site's build says about its inline parts, e.g. `'sha256-…'`. */
interface CspHashes {
  readonly scriptHashes?: readonly string[] | undefined
  readonly styleHashes?: readonly string[] | undefined
}

export interface DocumentHeaderOptions extends CspHashes {
  /** Which pages may frame it: none, or (game pages) those of the site. */
  readonly frame: 'none' | 'self'
  /** The document is served over https: adds HSTS for a year. */
  readonly secure?: boolean | undefined
  /** Other origins of pictures. */
  readonly pictureOrigins?: readonly string[] | undefined
  /** Names of the site's Trusted Types policies; none by default. */
  readonly trustedTypes?: readonly string[] | undefined
}

const quoted = (hashes: readonly string[] | undefined) => (hashes ?? []).map((hash) => `'${hash.replaceAll("'", '')}'`)

function contentSecurityPolicy(options: DocumentHeaderOptions): string {
  const { scriptHashes, styleHashes, frame, pictureOrigins = [], trustedTypes = [] } = options
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...quoted(scriptHashes)].join(' '),
    ['style-src', `'self'`, ...quoted(styleHashes)].join(' '),
    // Pictures that a person has chosen are shown before they are sent.
    ['img-src', `'self'`, 'data:', 'blob:', ...pictureOrigins].join(' '),
    `connect-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors '${frame}'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedTypes.length > 0 ? trustedTypes.join(' ') : `'none'`}`,
  ].join('; ')
}

/** Security headers of every HTML document (docs/hosting.md). */
export function documentHeaders(options: DocumentHeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    ...(options.secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  }
}
