/** Password of all seeded accounts. */
const PASSWORD = 'Foyer2026'
const GAME = 'Lemon Lounge'

/** A newcomer's way through the site: `[title, act]`, in their order. */
export const STEPS = [
  [
    'shows the lobby',
    async ({ tab, url }) => {
      await tab.open(`${url}/m/home`)
      await tab.shows('h2', 'Hot games')
    },
  ],
  [
    'signs in',
    async ({ tab }) => {
      await tab.click('header a', 'Login')
      await tab.at('/m/login')
      await tab.type('input[name=username]', 'demo')
      await tab.type('input[name=password]', PASSWORD)
      await tab.click('main form button[type=submit]', 'Login')
      await tab.at('/m/home')
      await tab.shows('header output', '\\d\\.\\d\\d')
    },
  ],
  [
    'finds a game in the list',
    async ({ tab }) => {
      await tab.click('nav button', 'Slots')
      await tab.click('main a', 'See all Slots')
      await tab.at('/m/slot-games')
      await tab.type('input[role=combobox]', `${GAME}\uE007`)
      await tab.shows('.fy-game-tile button', `^${GAME},`)
    },
  ],
  [
    'keeps a heart',
    async ({ tab }) => {
      const isOn = `document.querySelector('button[aria-label^="Favorite: ${GAME}"]')?.getAttribute('aria-pressed')`
      const before = await tab.until('the heart', () => tab.js(isOn))
      await tab.click('button', `^Favorite: ${GAME}`)
      await tab.until('the other state', async () => (await tab.js(isOn)) !== before)
    },
  ],
  [
    'opens a game, and comes back to the list by the button of the browser',
    async ({ tab }) => {
      await tab.click('.fy-game-tile button', `^${GAME},`)
      await tab.at('/play/')
      await tab.shows('button', 'Play$')
      await tab.back()
      await tab.at('/m/slot-games')
      await tab.shows('.fy-game-tile button', `^${GAME},`)
    },
  ],
  [
    'closes the menu by the button of the browser, and stays on the page',
    async ({ tab, url }) => {
      await tab.open(`${url}/m/set`)
      await tab.click('a', 'Help center')
      await tab.at('/m/help')
      await tab.open(`${url}/m/home`)
      await tab.click('button', 'Open menu')
      await tab.shows('dialog[open] a', 'Home')
      // A step of the page itself, which a driver cannot tell from a person's in every browser.
      await tab.js('void history.back()')
      await tab.until('the closed menu', () => tab.js('document.querySelector("dialog[open]") === null'))
      await tab.at('/m/home')
    },
    // With the Navigation API only a person's own step is held, which no driver can make.
    ({ tab }) => tab.js('!("navigation" in window)'),
  ],
  [
    'reviews a deposit',
    async ({ tab, url }) => {
      await tab.open(`${url}/m/voucherCenter`)
      await tab.click('label', 'QuickPay')
      await tab.type('.fy-amount-input', '500')
      await tab.click('main button', 'Review$')
      await tab.until('the review', async () => (await tab.path()).includes('step=review'))
      await tab.shows('main button', 'Pay ₱500')
    },
  ],
  [
    'starts without the host',
    async ({ tab, url, close }) => {
      await tab.open(`${url}/m/home`)
      const isKept = `navigator.serviceWorker.controller !== null && caches.keys()
        .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
        .then((kept) => kept.flat().some(({ url }) => new URL(url).pathname === '/m/home'))`
      await tab.until('the kept lobby', () => tab.js(isKept))
      await close()
      await tab.open(`${url}/m/home`)
      await tab.shows('.fy-connection-banner', 'No Internet')
    },
  ],
]
