import { LIMITS } from '../../../config/limits.ts'

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

/** So long a visit goes undisturbed. */
export const OFFER_DELAY_MS = 60_000

export interface InstallOfferFacts {
  /** Visits on this device, this one included. */
  readonly visits: number
  /** A game was played on this device. */
  readonly played: boolean
  /** The app was offered on this device. */
  readonly offered: boolean
  /** Since this visit began, ms. */
  readonly hereMs: number
}

/**
 * When the app may be offered: ms from now, 0 for now, undefined for not in this visit. Once, to people who came back
 * or have played, and never within a minute of arriving.
 */
export function installOfferDelay({ visits, played, offered, hereMs }: InstallOfferFacts): number | undefined {
  if (offered || (visits < 2 && !played)) return undefined
  // A clock that was set back must not make the wait longer.
  return OFFER_DELAY_MS - Math.min(OFFER_DELAY_MS, Math.max(0, hereMs))
}
