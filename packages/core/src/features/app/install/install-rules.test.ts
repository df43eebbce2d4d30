import { describe, expect, it } from 'vitest'
import { type InstallFacts, type InstallOffers, installOffers, iosSupported } from './install-rules.ts'
import type { InstallDevice } from './read-device.ts'

const SAFARI: InstallDevice = { system: 'ios', iosVersion: '18.6', isPhone: true, browser: 'safari', runtime: 'H5' }
const CHROME_IOS: InstallDevice = { ...SAFARI, browser: 'other' }
const INSTAGRAM: InstallDevice = { ...SAFARI, browser: 'inApp' }
const IPAD: InstallDevice = { ...SAFARI, isPhone: false, iosVersion: undefined }
const ANDROID: InstallDevice = {
  system: 'android',
  iosVersion: undefined,
  isPhone: true,
  browser: 'other',
  runtime: 'H5',
}
const FACEBOOK_ANDROID: InstallDevice = { ...ANDROID, browser: 'inApp' }
const DESKTOP: InstallDevice = { ...ANDROID, system: 'desktop', isPhone: false }
const TELEVISION: InstallDevice = { ...DESKTOP, system: 'other' }
const onHomeScreen = (device: InstallDevice): InstallDevice => ({ ...device, runtime: 'PWA' })

const ALL = { android: 'https://a.test/', ios: 'https://i.test/', profile: 'https://p.test/', channel: undefined }
const none = { android: undefined, ios: undefined, profile: undefined, channel: undefined }
const only = (...kinds: (keyof typeof ALL)[]) => ({
  ...none,
  ...Object.fromEntries(kinds.map((kind) => [kind, ALL[kind]])),
})

const offers = (device: InstallDevice, facts: Partial<InstallFacts> = {}): InstallOffers =>
  installOffers({ device, links: ALL, canPrompt: false, installed: false, barClosed: false, refused: false, ...facts })
const page = (device: InstallDevice, facts?: Partial<InstallFacts>) =>
  offers(device, facts).page.map(({ kind }) => kind)
const block = (device: InstallDevice, links: InstallFacts['links'] = ALL) =>
  offers(device, { links }).block.map(({ kind }) => kind)

describe('the page of the app', () => {
  it.each([
    ['Safari on an iPhone', SAFARI, true],
    ['Safari on an iPad', IPAD, true],
    ['another browser on an iPhone', CHROME_IOS, false],
    ['an app on an iPhone', INSTAGRAM, false],
    ['an Android phone', ANDROID, false],
    ['a desktop', DESKTOP, false],
    ['an iPhone that has it already', onHomeScreen(SAFARI), false],
  ])('[INSTALL-02] the home screen by Safari: %s', (_, device, offered) => {
    expect(page(device).includes('homeScreen')).toBe(offered)
  })

  it('[INSTALL-02] what cannot install says where it can be done', () => {
    const way = (device: InstallDevice, facts?: Partial<InstallFacts>) =>
      offers(device, facts).page.find(({ kind }) => kind === 'openInBrowser')
    expect(way(CHROME_IOS)).toEqual({ kind: 'openInBrowser', safari: true })
    expect(way(INSTAGRAM)).toEqual({ kind: 'openInBrowser', safari: true })
    expect(way(FACEBOOK_ANDROID)).toEqual({ kind: 'openInBrowser', safari: false })
    expect(way(ANDROID)).toBeUndefined()
    expect(way(DESKTOP)).toBeUndefined()
    expect(way(onHomeScreen(CHROME_IOS))).toBeUndefined()
  })

  it('[INSTALL-03] the app for Android: on Android and on a desktop, where there is one', () => {
    expect(page(ANDROID)).toContain('android')
    expect(page(DESKTOP)).toContain('android')
    expect(page(SAFARI)).not.toContain('android')
    expect(page(TELEVISION)).toEqual([])
    expect(page(ANDROID, { links: only('ios', 'profile') })).not.toContain('android')
  })

  it('[INSTALL-04] the profile: on iOS alone, where there is one and the browser can hand it on', () => {
    expect(page(SAFARI)).toContain('profile')
    expect(page(CHROME_IOS)).toContain('profile')
    expect(page(INSTAGRAM)).not.toContain('profile')
    expect(page(onHomeScreen(SAFARI))).not.toContain('profile')
    expect(page(SAFARI, { links: only('ios') })).not.toContain('profile')
    expect(page(ANDROID)).not.toContain('profile')
    expect(page(DESKTOP)).not.toContain('profile')
  })

  it('[INSTALL-05] the app for iOS: on iOS and on a desktop, which has both', () => {
    expect(page(DESKTOP)).toEqual(['android', 'ios'])
    expect(page(SAFARI)).toEqual(['homeScreen', 'profile', 'ios'])
    expect(page(ANDROID)).toEqual(['android'])
    expect(page(SAFARI, { links: none })).toEqual(['homeScreen'])
    expect(page(DESKTOP, { links: only('ios') })).toEqual(['ios'])
  })

  it('[INSTALL-10] an iOS that is too old for the app keeps its entry, which says so', () => {
    const runs = (iosVersion: string | undefined) =>
      offers({ ...SAFARI, iosVersion }).page.find(({ kind }) => kind === 'ios')
    for (const version of ['12.3.9', '12.2', '9.3']) expect(runs(version), version).toMatchObject({ runs: false })
    for (const version of ['12.4', '12.10', '13', undefined])
      expect(runs(version), version).toMatchObject({ runs: true })
  })

  it('lets the browser install where it offers to, and offers nothing of the kind where the site is installed', () => {
    expect(page(ANDROID, { canPrompt: true })).toEqual(['prompt', 'android'])
    expect(page(DESKTOP, { canPrompt: true })).toEqual(['prompt', 'android', 'ios'])
    expect(page(ANDROID, { canPrompt: true, installed: true })).toEqual(['android'])
    expect(page(onHomeScreen(ANDROID), { canPrompt: true })).toEqual(['android'])
    expect(page({ ...SAFARI, runtime: 'APP' })).toEqual([])
    // A refusal ends what comes unasked, not what the person looks for.
    expect(page(ANDROID, { canPrompt: true, refused: true })).toContain('prompt')
  })
})

describe('the download block', () => {
  it('[INSTALL-16] the link for Android: on any device', () => {
    for (const device of [SAFARI, ANDROID, DESKTOP, onHomeScreen(SAFARI)]) expect(block(device)).toContain('android')
    expect(block(ANDROID, only('ios', 'profile'))).not.toContain('android')
  })

  it('[INSTALL-17] the profile: on iOS, unless the site runs from the home screen', () => {
    expect(block(SAFARI)).toContain('profile')
    expect(block({ ...SAFARI, runtime: 'WEBCLIP' })).not.toContain('profile')
    expect(block(onHomeScreen(SAFARI))).not.toContain('profile')
    expect(block(ANDROID)).not.toContain('profile')
    expect(block(DESKTOP)).not.toContain('profile')
    expect(block(SAFARI, only('android'))).not.toContain('profile')
  })

  it('[INSTALL-18] the link for iOS: elsewhere always, on iOS where the app runs', () => {
    expect(block(ANDROID)).toContain('ios')
    expect(block(DESKTOP)).toContain('ios')
    expect(block(SAFARI)).toContain('ios')
    expect(block({ ...SAFARI, iosVersion: '12.3.1' })).not.toContain('ios')
    expect(block(DESKTOP, only('android'))).not.toContain('ios')
  })
})

describe('the sheet', () => {
  it.each([
    ...['9.3', '10.2', '11.4.1', '12.0', '12.0.1', '12.1', '12.1.4'].map((version) => [version, true] as const),
    ...['12.2', '12.3.1', '12.4', '13.0', '17.1', undefined].map((version) => [version, false] as const),
  ])('[INSTALL-09] warns on iOS %s: %s', (iosVersion, warned) => {
    expect(offers({ ...SAFARI, iosVersion }).legacyIos).toBe(warned)
  })

  it('[INSTALL-09] warns nobody else', () => {
    for (const device of [ANDROID, DESKTOP, IPAD]) expect(offers(device).legacyIos).toBe(false)
  })

  it('[INSTALL-08] has the guide of the own system, where the way leads through the menu of the browser', () => {
    const guide = (device: InstallDevice, facts?: Partial<InstallFacts>) => offers(device, facts).sheet?.guide
    expect(guide(SAFARI)).toBe('ios')
    expect(guide(ANDROID)).toBe('android')
    expect(guide(ANDROID, { canPrompt: true })).toBeUndefined()
    expect(guide(CHROME_IOS)).toBeUndefined()
    expect(guide(FACEBOOK_ANDROID)).toBeUndefined()
  })

  it('[INSTALL-11] has the profile where there is one', () => {
    expect(offers(SAFARI).sheet?.profile).toBe(ALL.profile)
    expect(offers(SAFARI, { links: only('ios') }).sheet).toEqual({ guide: 'ios', profile: undefined })
    expect(offers(ANDROID).sheet?.profile).toBeUndefined()
  })

  it('[INSTALL-07][HOME-05] is for phones that have something to gain', () => {
    expect(offers(SAFARI, { links: none }).sheet).toBeDefined()
    expect(offers(ANDROID, { links: none }).sheet).toBeUndefined()
    expect(offers(ANDROID, { links: none, canPrompt: true }).sheet).toBeDefined()
    const oldChrome: InstallDevice = { ...onHomeScreen(SAFARI), runtime: 'H5', browser: 'other', iosVersion: '12.3' }
    expect(offers(oldChrome, { links: only('ios') }).sheet).toBeDefined()
    for (const device of [IPAD, DESKTOP, TELEVISION, onHomeScreen(ANDROID)])
      expect(offers(device).sheet).toBeUndefined()
    expect(offers(ANDROID, { installed: true }).sheet).toBeUndefined()
    expect(offers(ANDROID, { refused: true }).sheet).toBeUndefined()
  })
})

describe('the bar', () => {
  it('[INSTALL-14] never stands in an installed site, whatever was chosen', () => {
    expect(offers(SAFARI).bar).toBe(true)
    expect(offers(ANDROID).bar).toBe(true)
    for (const runtime of ['PWA', 'WEBCLIP', 'APP'] as const)
      for (const barClosed of [true, false]) expect(offers({ ...SAFARI, runtime }, { barClosed }).bar).toBe(false)
  })

  it('[INSTALL-13] does not stand where it was closed', () => {
    expect(offers(SAFARI, { barClosed: true }).bar).toBe(false)
  })

  it('[INSTALL-12] stands where it leads to something', () => {
    expect(offers(ANDROID, { links: none }).bar).toBe(false)
    expect(offers(ANDROID, { links: none, canPrompt: true }).bar).toBe(true)
    expect(offers(DESKTOP).bar).toBe(false)
    expect(offers(ANDROID, { refused: true }).bar).toBe(false)
    expect(offers(ANDROID, { installed: true }).bar).toBe(false)
  })
})

describe('the button beside the announcements', () => {
  it.each([
    ['an iPhone with its app', SAFARI, only('ios'), true],
    ['an iPhone with a profile', SAFARI, only('profile'), true],
    ['an iPhone with nothing but Android', SAFARI, only('android'), false],
    ['Android with its app', ANDROID, only('android'), true],
    ['Android with nothing but iOS', ANDROID, only('ios', 'profile'), false],
    ['a desktop with one of both', DESKTOP, only('ios'), true],
    ['a desktop with nothing but a profile', DESKTOP, only('profile'), false],
    ['no link', SAFARI, none, false],
    ['a television', TELEVISION, ALL, false],
    ['the app', { ...SAFARI, runtime: 'APP' } as const, ALL, false],
    ['the installed site', onHomeScreen(SAFARI), ALL, false],
    ['a web clip', { ...SAFARI, runtime: 'WEBCLIP' } as const, ALL, false],
  ])('[INSTALL-15] %s', (_, device, links, shown) => {
    expect(offers(device, { links }).marquee).toBe(shown)
  })

  it('[INSTALL-15] is gone once the site is installed from this browser', () => {
    expect(offers(ANDROID, { installed: true }).marquee).toBe(false)
  })
})

it.each([
  ['9.3', false],
  ['12', false],
  ['12.3.1', false],
  ['12.3.9', false],
  ['12.4', true],
  ['12.4.1', true],
  ['12.10', true],
  ['13', true],
  ['26.1', true],
  ['?', true],
  [undefined, true],
])('[CONST-06][INSTALL-10] on iOS %s the app runs: %s', (version, supported) => {
  expect(iosSupported(version)).toBe(supported)
})
