import { LIMITS } from '../limits.ts'

/** The version of iOS that a browser names, e.g. `12.3.1`; undefined for other systems. */
export function iosVersion(userAgent: string): string | undefined {
  return /\b(?:iPhone|iPad|iPod)\b.*? OS (\d{1,4}(?:_\d{1,4}){0,3}) like Mac OS X/
    .exec(userAgent)?.[1]
    ?.replaceAll('_', '.')
}

/** CONST-06: whether the app runs there. Compared part by part; a version that nobody can tell counts as new enough. */
export function iosSupported(version: string | undefined): boolean {
  if (version === undefined) return true
  const has = version.split('.').map(Number)
  const needs = LIMITS.minIos.split('.').map(Number)
  for (const [at, least] of needs.entries()) {
    const part = has[at] ?? 0
    if (Number.isNaN(part) || part > least) return true
    if (part < least) return false
  }
  return true
}
