import Bowser from 'bowser'

/** What the user agent says about this device. */
export interface DeviceFacts {
  /** 'Chrome'; undefined where it is unknown. */
  readonly browser: string | undefined
  /** 'Android'. */
  readonly system: string | undefined
  readonly kind: 'phone' | 'tablet' | 'computer' | undefined
  /** Runs from the home screen. */
  readonly installed: boolean
}

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
