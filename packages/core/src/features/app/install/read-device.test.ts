import { describe, expect, it } from 'vitest'
import { type InstallDevice, iosVersion, isOlder, readDevice } from './read-device.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = (rest: string, version = '18_6') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${WEBKIT} ${rest}`
const mac = (rest: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} ${rest}`
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const android = (device: string, rest: string) => `Mozilla/5.0 (Linux; ${device}) ${BLINK} ${rest}`
const CHROME = 'Chrome/140.0.0.0 Mobile Safari/537.36'
const WEBVIEW = 'Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36'

/** What real browsers say: phone or not, system, browser. */
type Expected = readonly [system: InstallDevice['system'], browser: InstallDevice['browser'], isPhone: boolean]
const BROWSERS: readonly (readonly [name: string, userAgent: string, expected: Expected, touchPoints?: number])[] = [
  ['Safari, iOS 18', iphone('Version/18.6 Mobile/15E148 Safari/604.1'), ['ios', 'safari', true]],
  ['Safari, iOS 26, which says 18.6', iphone('Version/26.0 Mobile/15E148 Safari/604.1'), ['ios', 'safari', true]],
  ['Safari, iOS 16', iphone('Version/16.0 Mobile/15E148 Safari/604.1', '16_0'), ['ios', 'safari', true]],
  ['Safari, iOS 12', iphone('Version/12.1.1 Mobile/15E148 Safari/604.1', '12_3_1'), ['ios', 'safari', true]],
  [
    'Safari, iOS 9',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 9_3 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13E233 Safari/601.1',
    ['ios', 'safari', true],
  ],
  ['Chrome, iPhone', iphone('CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1'), ['ios', 'other', true]],
  ['Firefox, iPhone', iphone('FxiOS/142.0 Mobile/15E148 Safari/605.1.15'), ['ios', 'other', true]],
  ['Edge, iPhone', iphone('Version/18.0 EdgiOS/139.0.3405.102 Mobile/15E148 Safari/604.1'), ['ios', 'other', true]],
  ['Opera, iPhone', iphone('Version/18.6 Mobile/15E148 Safari/604.1 OPT/5.6.1'), ['ios', 'other', true]],
  ['DuckDuckGo, iPhone', iphone('Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'), ['ios', 'other', true]],
  ['Google app, iPhone', iphone('GSA/382.0.797 Mobile/15E148 Safari/604.1'), ['ios', 'other', true]],
  ['UC Browser, iPhone', iphone('UCBrowser/13.9 Mobile Safari/604.1'), ['ios', 'other', true]],
  [
    'Facebook, iPhone',
    iphone(
      'Mobile/22G86 [FBAN/FBIOS;FBAV/528.0.0.41.96;FBBV/781283413;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.6]',
    ),
    ['ios', 'inApp', true],
  ],
  [
    'Messenger, iPhone',
    iphone('Mobile/22G86 [FBAN/MessengerForiOS;FBAV/521.0.0.38.109;FBDV/iPhone14,5]'),
    ['ios', 'inApp', true],
  ],
  [
    'Instagram, iPhone',
    iphone('Mobile/22G86 Instagram 395.0.0.25.87 (iPhone15,2; iOS 18_6; en_PH; en; scale=3.00; 1179x2556; 789)'),
    ['ios', 'inApp', true],
  ],
  [
    'TikTok, iPhone',
    iphone('Mobile/22G86 musical_ly_41.4.0 BytedanceWebview/d8a21c6 AppName/musical_ly ByteLocale/en'),
    ['ios', 'inApp', true],
  ],
  ['LINE, iPhone', iphone('Mobile/22G86 Safari Line/15.12.0'), ['ios', 'inApp', true]],
  ['Viber, iPhone', iphone('Mobile/22G86 Viber/25.9'), ['ios', 'inApp', true]],
  ['an app without a name, iPhone', iphone('Mobile/22G86'), ['ios', 'inApp', true]],
  [
    'Safari, iPad as an iPad',
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1`,
    ['ios', 'safari', false],
  ],
  ['Safari, iPad as a Mac', mac('Version/18.6 Safari/605.1.15'), ['ios', 'safari', false], 5],
  ['Chrome, iPad as a Mac', mac('CriOS/140 Version/11.1.1 Safari/605.1.15'), ['ios', 'other', false], 5],
  [
    'Facebook, iPad as a Mac',
    mac('Mobile/22G86 [FBAN/FBIOS;FBAV/528.0.0.41.96;FBDV/iPad13,4]'),
    ['ios', 'inApp', false],
    5,
  ],
  ['Safari, a real Mac', mac('Version/18.6 Safari/605.1.15'), ['desktop', 'other', false]],
  ['Safari, a Mac with one touch point', mac('Version/18.6 Safari/605.1.15'), ['desktop', 'other', false], 1],
  ['Chrome, Android', android('Android 10; K', CHROME), ['android', 'other', true]],
  ['Chrome, Android tablet', android('Android 10; K', 'Chrome/140.0.0.0 Safari/537.36'), ['android', 'other', false]],
  [
    'Samsung Internet',
    android('Android 10; K', 'SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36'),
    ['android', 'other', true],
  ],
  [
    'Huawei Browser',
    android(
      'Android 12; ELS-NX9; HMSCore 6.15.0.322',
      'Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
    ),
    ['android', 'other', true],
  ],
  [
    'Firefox, Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0',
    ['android', 'other', true],
  ],
  ['Edge, Android', android('Android 10; K', `${CHROME} EdgA/140.0.0.0`), ['android', 'other', true]],
  ['Opera, Android', android('Android 10; K', `${CHROME} OPR/91.0.0.0`), ['android', 'other', true]],
  [
    'MIUI Browser',
    android(
      'Android 13; 2201117TG Build/TKQ1.221114.001',
      'Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.25.1-gn',
    ),
    ['android', 'other', true],
  ],
  ['a WebView', android('Android 14; SM-A556B Build/UP1A.231005.007; wv', WEBVIEW), ['android', 'inApp', true]],
  [
    'Facebook, Android',
    android('Android 14; SM-A556B Build/UP1A.231005.007; wv', `${WEBVIEW} [FB_IAB/FB4A;FBAV/528.0.0.49.73;]`),
    ['android', 'inApp', true],
  ],
  [
    'Messenger, Android',
    android('Android 14; SM-A556B Build/UP1A; wv', `${WEBVIEW} [FB_IAB/Orca-Android;FBAV/521.0.0.41.109;]`),
    ['android', 'inApp', true],
  ],
  [
    'Instagram, Android',
    android(
      'Android 14; SM-A556B Build/UP1A; wv',
      `${WEBVIEW} Instagram 395.0.0.44.85 Android (34/14; 450dpi; 1080x2125; samsung)`,
    ),
    ['android', 'inApp', true],
  ],
  [
    'TikTok, Android',
    android('Android 14; SM-A556B Build/UP1A; wv', `${WEBVIEW} trill_410405 AppName/trill BytedanceWebview/d8a21c6`),
    ['android', 'inApp', true],
  ],
  [
    'Telegram, Android',
    android(
      'Android 14; K',
      `Chrome/140.0.7339.51 Mobile Safari/537.36 Telegram-Android/11.14.1 (Samsung SM-A556B; Android 14; SDK 34; AVERAGE)`,
    ),
    ['android', 'inApp', true],
  ],
  [
    'WhatsApp, Android',
    android('Android 14; SM-A556B Build/UP1A; wv', `${WEBVIEW} WhatsApp/2.25.24.78`),
    ['android', 'inApp', true],
  ],
  [
    'LINE, Android',
    android('Android 14; SM-A556B Build/UP1A; wv', `${WEBVIEW} Line/15.12.1/IAB`),
    ['android', 'inApp', true],
  ],
  ['Viber, Android', android('Android 14; SM-A556B Build/UP1A; wv', WEBVIEW), ['android', 'inApp', true]],
  [
    'Huawei, HarmonyOS 5',
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${BLINK} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.1.1`,
    ['other', 'other', false],
  ],
  [
    'Chrome, Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/140.0.0.0 Safari/537.36`,
    ['desktop', 'other', false],
  ],
  [
    'Chrome, Windows with a touch screen',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/140.0.0.0 Safari/537.36`,
    ['desktop', 'other', false],
    10,
  ],
  [
    'Firefox, Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
    ['desktop', 'other', false],
  ],
  [
    'Chrome, Chromebook',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/140.0.0.0 Safari/537.36`,
    ['desktop', 'other', false],
  ],
  [
    'a television',
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.211 Safari/537.36 WebAppManager',
    ['other', 'other', false],
  ],
  ['nothing', '', ['other', 'other', false]],
]

const device = (userAgent: string, touchPoints = 0, standalone = false) => ({ userAgent, touchPoints, standalone })

describe('what a browser says of its device', () => {
  it.each(
    BROWSERS.map(([name, userAgent, expected, touchPoints = 0]) => [name, userAgent, expected, touchPoints] as const),
  )('[INSTALL-02] %s', (_, userAgent, [system, browser, isPhone], touchPoints) => {
    expect(readDevice(device(userAgent, touchPoints), '/m/home', 'FoyerApp')).toMatchObject({
      system,
      browser,
      isPhone,
    })
  })

  it('[INSTALL-15] runs as the app, as a web clip, as an installed site or in a browser', () => {
    const safari = iphone('Version/18.6 Mobile/15E148 Safari/604.1')
    const runtime = (userAgent: string, standalone: boolean, path = '/m/home') =>
      readDevice(device(userAgent, 0, standalone), path, 'FoyerApp').runtime
    expect(runtime(safari, false)).toBe('H5')
    expect(runtime(safari, true)).toBe('PWA')
    expect(runtime(safari, true, '/m/home?webclip=1')).toBe('WEBCLIP')
    expect(runtime(`${safari} FoyerApp/2`, false)).toBe('APP')
  })

  it.each([
    [iphone('Version/12.1.1 Mobile/15E148 Safari/604.1', '12_3_1'), '12.3.1'],
    [`Mozilla/5.0 (iPad; CPU OS 13_0 like Mac OS X) ${WEBKIT} CriOS/99.0 Mobile/15E148 Safari/604.1`, '13.0'],
    [mac('Version/17.1 Safari/605.1.15'), undefined],
    [android('Android 14; Pixel 7', CHROME), undefined],
    ['', undefined],
    [`iPhone ${' OS 1'.repeat(20_000)}`, undefined],
  ])('[CONST-06] the version of iOS in %.60s', (userAgent, version) => {
    expect(iosVersion(userAgent)).toBe(version)
  })

  it('[INSTALL-09] no user agent takes long to read', () => {
    const long = [`Mozilla/5.0 (${'('.repeat(50_000)}`, iphone('Version/1.'.repeat(20_000)), ' FBAN'.repeat(50_000)]
    for (const userAgent of long) expect(readDevice(device(userAgent), '/', 'FoyerApp').browser).not.toBe('safari')
  })
})

it.each([
  ['12.3.9', '12.4', true],
  ['12.4', '12.4', false],
  ['12.10', '12.4', false],
  ['12', '12.4', true],
  ['13', '12.4', false],
  ['12.4.1', '12.4', false],
  ['?', '12.4', false],
])('[INSTALL-10] compares %s with %s by number parts', (version, than, older) => {
  expect(isOlder(version, than)).toBe(older)
})
