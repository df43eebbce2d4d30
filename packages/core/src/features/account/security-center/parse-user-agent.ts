import Bowser from 'bowser'
import type { DeviceFacts } from './security-center.ts'

const KINDS: Readonly<Record<string, DeviceFacts['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
}

/** Reads the user agent. Loaded lazily: Bowser is large, and only one page needs it. */
export function parseUserAgent(userAgent: string): Omit<DeviceFacts, 'installed'> {
  if (userAgent === '') return { browser: undefined, system: undefined, kind: undefined }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { browser: browser.name || undefined, system: os.name || undefined, kind: KINDS[platform.type ?? ''] }
}
