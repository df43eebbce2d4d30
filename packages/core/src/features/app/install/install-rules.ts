import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { InstallDevice } from './read-device.ts'
import { isOlder } from './read-device.ts'

/** Addresses of the platform that may be opened; undefined where it has none. */
export interface AppLinks {
  readonly android: string | undefined
  readonly ios: string | undefined
  /** A configuration profile of iOS, which puts a web clip on the home screen. */
  readonly profile: string | undefined
  /** A channel with news, in Telegram; no download. */
  readonly channel: string | undefined
}

/** Everything that the offers depend on. */
export interface InstallFacts {
  readonly device: InstallDevice
  readonly links: AppLinks
  /** The browser can ask now whether to install the site. */
  readonly canPrompt: boolean
  /** The site was installed from this browser. */
  readonly installed: boolean
  /** The person closed the bar (INSTALL-13). */
  readonly barClosed: boolean
  /** The person refused an installation not long ago. */
  readonly refused: boolean
}

/** One way of having the site or its app, on the page of the app. */
export type InstallOffer =
  /** The browser installs the site at a tap. */
  | { readonly kind: 'prompt' }
  /** Safari's own way, which only a guide can show (INSTALL-02). */
  | { readonly kind: 'homeScreen' }
  /** This browser cannot install: the page has to be opened in another, on iOS in Safari. */
  | { readonly kind: 'openInBrowser'; readonly safari: boolean }
  | { readonly kind: 'android' | 'profile'; readonly url: string }
  /** `runs` is false where the app needs a newer iOS (INSTALL-10). */
  | { readonly kind: 'ios'; readonly url: string; readonly runs: boolean }

/** A link of the download block in the footer (INSTALL-16 to INSTALL-18). */
export interface BlockLink {
  readonly kind: 'android' | 'profile' | 'ios'
  readonly url: string
}

/** Whose guide to the home screen fits this device. */
export type GuideSystem = 'ios' | 'android'

/** What is offered, place by place. */
export interface InstallOffers {
  /** Runs from the home screen or as the app, or was installed from this browser: nothing is offered unasked. */
  readonly isInstalled: boolean
  /** On the page of the app, in this order (INSTALL-02 to INSTALL-05). */
  readonly page: readonly InstallOffer[]
  readonly block: readonly BlockLink[]
  /** Over the lobby (INSTALL-07); undefined where nothing is offered. */
  readonly sheet: { readonly guide: GuideSystem | undefined; readonly profile: string | undefined } | undefined
  /** At the edge of the lobby (INSTALL-12 to INSTALL-14). */
  readonly bar: boolean
  /** Beside the announcements (INSTALL-15). */
  readonly marquee: boolean
  /** A channel with news, in Telegram; no download. */
  readonly channel: string | undefined
  /** An iOS that installs web apps badly: the sheet warns of it (INSTALL-09). */
  readonly legacyIos: boolean
}

/** The first iOS without a warning: 11 and older have it, and 12.0 and 12.1 (INSTALL-09). */
const FIRST_WITHOUT_WARNING = '12.2'

/** Whether the app runs on this iOS (INSTALL-10, CONST-06). An unknown version counts as new enough. */
export function iosSupported(version: string | undefined): boolean {
  return version === undefined || !isOlder(version, SPEC_CONSTANTS.minIos)
}

/** What is offered to whom: the one place of the rules of INSTALL. */
export function installOffers(facts: InstallFacts): InstallOffers {
  const { device, links, barClosed, refused } = facts
  const { system, runtime, isPhone } = device
  const isInstalled = runtime !== 'H5' || facts.installed
  const page = pageOffers(facts, isInstalled)
  const isOffered = !isInstalled && !refused && page.some((offer) => offer.kind !== 'ios' || offer.runs)
  return {
    isInstalled,
    page,
    block: blockLinks(facts),
    sheet: isOffered && isPhone ? { guide: guideFor(page, device), profile: urlOf(page, 'profile') } : undefined,
    bar: isOffered && !barClosed && (system === 'ios' || system === 'android'),
    marquee: !isInstalled && hasLinkFor(system, links),
    channel: links.channel,
    legacyIos: device.iosVersion !== undefined && isOlder(device.iosVersion, FIRST_WITHOUT_WARNING),
  }
}

function pageOffers({ device, links, canPrompt }: InstallFacts, isInstalled: boolean): readonly InstallOffer[] {
  const { system, browser, runtime, iosVersion } = device
  const isIos = system === 'ios'
  const offers: InstallOffer[] = []
  // The app itself has nothing to offer.
  if (runtime === 'APP') return offers
  if (!isInstalled) {
    const isMobile = isIos || system === 'android'
    if (canPrompt) offers.push({ kind: 'prompt' })
    else if (isIos && browser === 'safari') offers.push({ kind: 'homeScreen' })
    else if (isIos || (isMobile && browser === 'inApp')) offers.push({ kind: 'openInBrowser', safari: isIos })
  }
  if (links.android !== undefined && (system === 'android' || system === 'desktop'))
    offers.push({ kind: 'android', url: links.android })
  // Apps cannot hand a profile to the system, and a site that is on the home screen needs none (INSTALL-17).
  if (links.profile !== undefined && isIos && runtime === 'H5' && browser !== 'inApp')
    offers.push({ kind: 'profile', url: links.profile })
  if (links.ios !== undefined && (isIos || system === 'desktop'))
    offers.push({ kind: 'ios', url: links.ios, runs: iosSupported(iosVersion) })
  return offers
}

function blockLinks({ device, links }: InstallFacts): readonly BlockLink[] {
  const { system, runtime, iosVersion } = device
  const onHomeScreen = runtime === 'WEBCLIP' || runtime === 'PWA'
  const shown: readonly (readonly [BlockLink['kind'], string | undefined, boolean])[] = [
    ['android', links.android, true],
    ['profile', links.profile, system === 'ios' && !onHomeScreen],
    ['ios', links.ios, system !== 'ios' || iosSupported(iosVersion)],
  ]
  return shown.flatMap(([kind, url, fits]) => (url !== undefined && fits ? [{ kind, url }] : []))
}

/** The way through the browser's menu, where it leads to the home screen and no button of ours does the same. */
function guideFor(page: readonly InstallOffer[], { system, browser }: InstallDevice): GuideSystem | undefined {
  if (page.some(({ kind }) => kind === 'homeScreen')) return 'ios'
  const hasButton = page.some(({ kind }) => kind === 'prompt')
  return system === 'android' && browser !== 'inApp' && !hasButton ? 'android' : undefined
}

function urlOf(page: readonly InstallOffer[], kind: 'profile'): string | undefined {
  return page.flatMap((offer) => (offer.kind === kind ? [offer.url] : []))[0]
}

function hasLinkFor(system: InstallDevice['system'], { android, ios, profile }: AppLinks): boolean {
  switch (system) {
    case 'ios':
      return ios !== undefined || profile !== undefined
    case 'android':
      return android !== undefined
    case 'desktop':
      return android !== undefined || ios !== undefined
    case 'other':
      return false
  }
}
