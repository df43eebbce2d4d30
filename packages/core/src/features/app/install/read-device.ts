import type { Device } from '../../../ports/ports.ts'
import { detectRegisterMethod, type RegisterMethodCode } from './register-method.ts'

/** What decides which ways of having the site or its app work on a device. */
export interface InstallDevice {
  /** `desktop` is a computer; `other` runs neither app: a watch, a television, a phone of another system. */
  readonly system: 'ios' | 'android' | 'desktop' | 'other'
  /** Of iOS, e.g. `12.3.1`; undefined for other systems, and for iPads that call themselves Macs. */
  readonly iosVersion: string | undefined
  /** A phone, not a tablet. */
  readonly isPhone: boolean
  /** `safari` is Safari on iOS; `inApp` is a page inside another app, which neither installs nor keeps anything. */
  readonly browser: 'safari' | 'inApp' | 'other'
  readonly runtime: RegisterMethodCode
}

/** The version of iOS that a browser names, e.g. `12.3.1`; undefined for other systems. */
export function iosVersion(userAgent: string): string | undefined {
  return /\b(?:iPhone|iPad|iPod)\b.*? OS (\d{1,4}(?:_\d{1,4}){0,3}) like Mac OS X/
    .exec(userAgent)?.[1]
    ?.replaceAll('_', '.')
}

/** Whether a version is older than another, compared by number parts (INSTALL-10). A part that is no number is not older. */
export function isOlder(version: string, than: string): boolean {
  const has = version.split('.').map(Number)
  for (const [at, least] of than.split('.').map(Number).entries()) {
    const part = has[at] ?? 0
    if (Number.isNaN(part) || part > least) return false
    if (part < least) return true
  }
  return false
}

/**
 * Safari on iOS says these tokens and no others: what adds a name of its own, or leaves one out, is another browser or an
 * app. The form is matched whole, so that a browser that is new tomorrow does not pass for Safari.
 */
const SAFARI =
  /^Mozilla\/5\.0 \([^()]+\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/

/** WebViews of Android say `wv`; these apps say their name, whatever they show pages with. */
const IN_APP =
  /; wv\)|\bFB_IAB\b|\bFBA[NV]\/|\bInstagram\b|\bBarcelona\b|\bTelegram\b|\bWhatsApp\/|\bmusical_ly\b|\bBytedance|\bTikTok\b|\bLine\/|\bViber\b|\bMicroMessenger\b|\bSnapchat\b|\bTwitter\b|\bLinkedInApp\b|\bKAKAOTALK\b|\bZalo\b/i

/**
 * Reads a user agent. Of all that a browser says only what the rules of INSTALL ask for is read (ADR 17): libraries name
 * the browser inside an app after the engine behind it.
 *
 * @param path path and query of the page, where a web clip says what it is
 */
export function readDevice(
  device: Pick<Device, 'userAgent' | 'standalone' | 'touchPoints'>,
  path: string,
  appToken: string,
): InstallDevice {
  const { userAgent, touchPoints } = device
  const system = systemOf(userAgent, touchPoints)
  return {
    system,
    iosVersion: system === 'ios' ? iosVersion(userAgent) : undefined,
    // User agents of Android tablets do not contain the word Mobile.
    isPhone:
      system === 'ios' ? /\biPhone\b|\biPod\b/.test(userAgent) : system === 'android' && /\bMobile\b/.test(userAgent),
    browser: browserOf(userAgent, system),
    runtime: detectRegisterMethod({ device, path, appToken }),
  }
}

function systemOf(userAgent: string, touchPoints: number): InstallDevice['system'] {
  // No Mac has a touch screen: it is an iPad, which asks for pages as they are made for computers.
  if (/\biPhone\b|\biPad\b|\biPod\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1))
    return 'ios'
  if (/\bAndroid\b/.test(userAgent)) return 'android'
  if (/\bMobile\b|\bOpenHarmony\b|\bTizen\b|\bWeb0S\b/.test(userAgent)) return 'other'
  return /\bWindows NT\b|\bMacintosh\b|\bX11\b|\bCrOS\b/.test(userAgent) ? 'desktop' : 'other'
}

function browserOf(userAgent: string, system: InstallDevice['system']): InstallDevice['browser'] {
  if (IN_APP.test(userAgent)) return 'inApp'
  if (system !== 'ios') return 'other'
  if (SAFARI.test(userAgent)) return 'safari'
  // Browsers end with Safari; a view of an app that says nothing of itself does not.
  return /\bSafari\//.test(userAgent) ? 'other' : 'inApp'
}
