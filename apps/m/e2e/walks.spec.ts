import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { type InputMethod, keyboardInput, touchInput } from './input-methods.ts'
import { balance } from './locators.ts'
import { networkQuiet } from './network-quiet.ts'
import { asked, type Control, expect, PASSWORD, ready, test as site } from './site-fixtures.ts'
import { stillness } from './stillness.ts'
import { THOROUGH } from './thorough.ts'

/**
 * Long ways through the site, with fingers and with the keyboard alone. `npm run walks` goes each way by both inputs on
 * both phones, and takes a picture of every step where it is told a folder; `npm test` goes each way once, by fingers and
 * by the keyboard in turn.
 */
const PICTURES = process.env.FOYER_PICTURES

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const

/** Which input goes on which phone. */
const ROUNDS = [
  { input: touchInput, name: 'fingers', phone: PHONES[0] },
  { input: keyboardInput, name: 'keys', phone: PHONES[1] },
  { input: touchInput, name: 'fingers', phone: PHONES[1] },
  { input: keyboardInput, name: 'keys', phone: PHONES[0] },
]

let walkCount = 0

/** In `npm test` the walks take turns at the first two. */
function roundsOfNextWalk() {
  walkCount += 1
  return THOROUGH ? ROUNDS : ROUNDS.slice((walkCount - 1) % 2).slice(0, 1)
}

interface Walk {
  readonly page: Page
  readonly input: InputMethod
  readonly control: Control
  /** One step, told in the report and pictured when it is done. */
  readonly step: (name: string, walk: () => Promise<void>) => Promise<void>
  /** A picture in the middle of a step. */
  readonly picture: (name: string) => Promise<void>
}

const test = site.extend<Pick<Walk, 'step' | 'picture'> & { readonly album: string }>({
  album: ['', { option: true }],
  picture: async ({ page, album }, use) => {
    let count = 0
    await use(async (name) => {
      if (PICTURES === undefined) return
      const folder = join(resolve(PICTURES), album)
      mkdirSync(folder, { recursive: true })
      count += 1
      await networkQuiet(page)
      await page.evaluate(stillness)
      await page.screenshot({ path: join(folder, `${String(count).padStart(2, '0')} ${name}.png`) })
    })
  },
  step: async ({ picture }, use) => {
    await use((name, walk) =>
      test.step(name, async () => {
        await walk()
        await picture(name)
      }),
    )
  },
})

test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' })

/** One way, by the hands whose turn it is. */
function walk(
  title: string,
  way: (walk: Walk & { readonly expectTrouble: (pattern: RegExp) => void }) => Promise<void>,
) {
  for (const { name, input, phone } of roundsOfNextWalk()) {
    const size = `${phone.width}×${phone.height}`
    test.describe(() => {
      test.use({ viewport: phone, album: join(size, `${title}, ${name}`) })
      test(`${title}, with ${name} at ${size}`, async ({ page, control, step, picture, expectTrouble }) => {
        // Some three hundred steps of a keyboard: a machine that does much else takes its time.
        test.setTimeout(150_000)
        await way({ page, input: input(page), control, step, picture, expectTrouble })
      })
    })
  }
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
/** Where the page stands once it has come to rest. */
const restsAt = async (page: Page) => {
  await page.evaluate(stillness)
  return scrolled(page)
}
const shownTile = (page: Page) => page.locator('.fy-game-tile:not(:has(.fy-skeleton))')

/** Everything that comes by itself is here, on the part of the page that is seen. */
async function seeWhole(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const isSeen = (element: Element) => {
          const { top, bottom, left, right, width } = element.getBoundingClientRect()
          return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
        }
        const waiting = [...document.querySelectorAll('.fy-skeleton, .fy-cdn-image-none')].filter(isSeen)
        const pictures = [...document.images].filter((picture) => isSeen(picture) && picture.naturalWidth === 0)
        return [...waiting, ...pictures].map(({ outerHTML }) => outerHTML.slice(0, 120))
      }),
    )
    .toEqual([])
}

interface Place {
  readonly name: string
  readonly vendor: string
  readonly top: number
  readonly left: number
}

/** A game and where on the screen it stands. */
async function placeOf(tile: Locator): Promise<Place> {
  await expect(tile.locator('.fy-game-tile-name')).toHaveText(/\S/)
  return tile.evaluate((element) => {
    const { top, left } = element.getBoundingClientRect()
    const text = (selector: string) => element.querySelector(selector)?.textContent.trim() ?? ''
    return { name: text('.fy-game-tile-name'), vendor: text('.fy-game-tile-vendor'), top, left }
  })
}

/** The shelves of the lobby have their games, each with its own name and that of its vendor. */
async function seeLobby({ page, input, picture }: Walk, count: number): Promise<void> {
  const shelves = main(page).locator('section[data-category]')
  const strip = main(page).locator('.fy-category-tabs button')
  await expect(strip.nth(12)).toBeAttached()
  // Before these stand the lobby itself, the hot games and the favorites.
  const categories = (await strip.allTextContents()).slice(3, 3 + count)
  await seeWhole(page)
  await picture('lobby')
  let screens = 0
  for (const category of categories) {
    const shelf = shelves.filter({ has: page.getByRole('heading', { name: category, exact: true }) })
    await expect(async () => {
      const isHigh = await shelf.evaluate((element) => element.getBoundingClientRect().top < innerHeight * 0.4)
      if (!isHigh) await input.scrollOn()
      expect(isHigh).toBe(true)
    }).toPass({ intervals: [50] })
    await seeWhole(page)
    screens += 1
    await picture(`lobby, ${screens} ${category}`)
    for (const at of [0, 1, 2]) {
      const { name, vendor } = await placeOf(shelf.locator('.fy-game-tile').nth(at))
      expect(name.length).toBeGreaterThan(1)
      // Codes of vendors, as JDB or CQ9, are for machines.
      expect(vendor).toMatch(/^(?![A-Z\d]{2,5}$)\S.+/)
    }
  }
}

async function signInAs({ page, input }: Walk, userName = 'demo'): Promise<void> {
  await input.write(page.locator('input[name=username]'), userName)
  await input.write(page.locator('input[name=password]'), PASSWORD)
  await input.press(main(page).getByRole('button', { name: 'Login', exact: true }))
}

/** The game's own page: it is the game that was meant, it can be played, and a round is told. */
async function playOnce({ page, input }: Walk, { name, vendor }: Pick<Place, 'name' | 'vendor'>): Promise<void> {
  await page.waitForURL(/\/play\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // The vendor is named with the rules: the head has no room for both.
  await expect(page.locator('#game-rules')).toContainText(vendor)
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeEnabled()
  await expect(play).toBeInViewport()
  const said = page.locator('#game-said')
  const before = await said.textContent()
  await input.press(play)
  await expect(said).not.toHaveText(before ?? '')
  await expect(play).toBeEnabled()
}

async function leaveGame({ page, input }: Walk): Promise<void> {
  await input.press(page.locator('a.back').first())
  await expect(page).toHaveURL(/\/m\//)
  await ready(page)
}

/** The game stands where it stood, and everything around it is there. */
async function seeAgain(page: Page, left: Place, top: number): Promise<void> {
  const tile = shownTile(page).filter({ has: page.getByText(left.name, { exact: true }) })
  const shown = async () =>
    (await Promise.all((await tile.all()).map(placeOf))).filter(
      (place) => Math.abs(place.top - left.top) <= 1 && Math.abs(place.left - left.left) <= 1,
    ).length
  await expect.poll(shown).toBe(1)
  await seeWhole(page)
  await networkQuiet(page)
  expect(await shown()).toBe(1)
  expect(Math.abs((await scrolled(page)) - top)).toBeLessThanOrEqual(1)
}

/** A game in the middle of the screen: what a finger would tap, and the keyboard has come to. */
async function nextGame({ page, input }: Walk): Promise<Locator> {
  const focused = shownTile(page).filter({ has: page.locator('.fy-game-tile-open:focus') })
  if (input.name === 'keys') return focused
  const at = await shownTile(page).evaluateAll((tiles) =>
    tiles.findIndex((tile) => {
      const { top, bottom, left } = tile.getBoundingClientRect()
      return left >= 0 && top > innerHeight / 4 && bottom < (innerHeight * 5) / 6
    }),
  )
  return shownTile(page).nth(at)
}

walk('A link to the login, a game 12,000 px down a list, and back', async (walk) => {
  const { page, input, step } = walk
  await step('login', async () => {
    await page.goto('/m/login')
    await ready(page)
    await expect(heading(page, 'Welcome back')).toBeVisible()
  })
  await step('lobby', async () => {
    await signInAs(walk)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(balance(page)).toHaveText('₱12,480.50')
    await seeLobby(walk, THOROUGH ? 10 : 4)
  })
  await step('slots in the lobby', async () => {
    await input.press(main(page).locator('.fy-category-tabs').getByRole('button', { name: 'Slots', exact: true }))
    await expect(main(page).getByRole('button', { name: 'Jazz Cellar, Jadeline House' }).first()).toBeInViewport()
    // The chosen one comes to stand in the middle.
    const middle = main(page).locator('.fy-category-tabs [aria-current="true"]')
    const aside = () =>
      middle.evaluate((tab) => tab.getBoundingClientRect().left + tab.clientWidth / 2 - innerWidth / 2)
    await expect.poll(async () => Math.abs(await aside())).toBeLessThan(2)
    await seeWhole(page)
  })
  await step('list', async () => {
    await input.press(main(page).getByRole('link', { name: 'See all Slots' }).first())
    await expect(page).toHaveURL(/\/m\/slot-games$/)
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(main(page).getByRole('button', { name: 'Jazz Cellar, Jadeline House' })).toBeInViewport()
    await seeWhole(page)
  })
  await step('12,000 px down', async () => {
    if (input.name === 'keys') await tabDown(page, 12_000)
    else {
      await expect(async () => {
        await page.mouse.wheel(0, 2000)
        expect(await scrolled(page)).toBeGreaterThanOrEqual(12_000)
      }).toPass({ intervals: [50] })
    }
    // The worker asks for the pictures of all games on the way, in their order, and the sandbox draws each once.
    await networkQuiet(page)
    await seeWhole(page)
  })
  const top = await restsAt(page)
  const tile = await nextGame(walk)
  const left = await placeOf(tile)
  await step('game', async () => {
    await input.press(tile.locator('.fy-game-tile-open'))
    await playOnce(walk, left)
  })
  await step('back in the list', async () => {
    await leaveGame(walk)
    await expect(page).toHaveURL(/\/m\/slot-games$/)
    await seeAgain(page, left, top)
  })
  await step('back in the lobby', async () => {
    await input.back()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(main(page).getByRole('heading', { name: 'Slots', exact: true }).first()).toBeAttached()
    await seeWhole(page)
  })
})

/** Goes on from game to game until the page stands so far down. */
async function tabDown(page: Page, top: number): Promise<void> {
  const isThere = () =>
    page.evaluate((y) => window.scrollY >= y && document.activeElement?.matches('.fy-game-tile-open') === true, top)
  while (!(await isThere())) await page.keyboard.press('Tab')
}

walk('A deep link of a guest', async (walk) => {
  const { page, input, step } = walk
  const path = '/m/transaction/record?from=mail'
  await step('login', async () => {
    await page.goto(path)
    await ready(page)
    await expect(page).toHaveURL(/\/m\/login$/)
  })
  await step('the page that was linked', async () => {
    await signInAs(walk)
    await expect(page).toHaveURL((url) => url.pathname + url.search === path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction record')
    await expect(main(page).locator('.fy-record').nth(2)).toBeVisible()
    await seeWhole(page)
  })
  await step('back from it', async () => {
    await input.press(page.getByRole('button', { name: 'Back', exact: true }))
    await expect(page).not.toHaveURL(/record|login/)
    await expect(main(page)).not.toBeEmpty()
    await seeWhole(page)
  })
})

walk('A game that a guest taps', async (walk) => {
  const { page, input, step, control } = walk
  await step('lobby', async () => {
    await page.goto('/m/home')
    await ready(page)
    await seeWhole(page)
  })
  const tile = main(page).locator('section[data-category=HOT] .fy-game-tile').first()
  const left = await placeOf(tile)
  await step('login', async () => {
    await input.press(tile.locator('.fy-game-tile-open'))
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(heading(page, `Log in to play ${left.name}`)).toBeVisible()
    expect(asked(control, 'launchGame')).toEqual([])
  })
  await step('game', async () => {
    await signInAs(walk)
    await playOnce(walk, left)
    expect(asked(control, 'launchGame')).toHaveLength(1)
  })
  await step('back in the lobby', async () => {
    await leaveGame(walk)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(balance(page)).toHaveText(/\d\.\d{2}$/)
    await seeWhole(page)
  })
})

walk('Registration, its language changed midway', async (walk) => {
  const { page, input, step, picture } = walk
  const field = (name: string) => page.locator(`input[name="${name}"]`)
  await step('lobby', async () => {
    await page.goto('/m/home')
    await ready(page)
  })
  await step('form', async () => {
    await input.press(page.getByRole('banner').getByRole('link', { name: 'Register' }))
    await expect(page).toHaveURL(/\/m\/register$/)
    await expect(page.getByLabel('User name', { exact: true })).toBeVisible()
    await seeWhole(page)
  })
  await step('half of it, in English', async () => {
    await input.write(page.getByLabel('User name', { exact: true }), 'bagong2026')
    await input.write(page.getByLabel('Password', { exact: true }), 'Fresh2026')
    await input.tick(page.getByRole('checkbox', { name: /18 or older/ }))
  })
  await step('language', async () => {
    await input.press(page.getByRole('button', { name: /^Language|language/ }))
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Filipino' })).toBeVisible()
    await picture('languages')
    await input.press(page.getByRole('dialog').getByRole('button', { name: 'Filipino' }))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
    await expect(heading(page, 'Gumawa ng account')).toBeVisible()
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('bagong2026')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Fresh2026')
    await expect(page.getByRole('checkbox', { name: /18 taong gulang/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /Nabasa ko/ })).not.toBeChecked()
  })
  await step('what is missing', async () => {
    await input.press(page.getByRole('button', { name: 'Magrehistro', exact: true }))
    await expect(field('confirmPassword')).toBeFocused()
    await expect(field('confirmPassword')).toHaveAttribute('aria-invalid', 'true')
  })
  await step('the other half, in Filipino', async () => {
    await input.write(page.getByLabel('Kumpirmahin ang password', { exact: true }), 'Fresh2026')
    await input.tick(page.getByRole('checkbox', { name: /Nabasa ko/ }))
  })
  await step('lobby of a new member', async () => {
    await input.press(page.getByRole('button', { name: 'Magrehistro', exact: true }))
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(balance(page)).toHaveText('₱77.00')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
    await seeLobby(walk, 4)
    await expect(main(page).getByRole('heading', { name: 'Pangingisda', exact: true })).toBeVisible()
  })
  await step('in Filipino at the next visit too', async () => {
    await page.reload()
    await ready(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
    await expect(balance(page)).toHaveText('₱77.00')
    await seeWhole(page)
  })
})

walk('Offline and back', async (walk) => {
  const { page, input, step, expectTrouble } = walk
  expectTrouble(/Failed to load resource|net::ERR_|dynamically imported module/)
  const mark = page.locator('.fy-connection-banner').getByText('No Internet.')
  const network = (gone: boolean) => page.context().setOffline(gone)
  await step('list', async () => {
    await page.goto('/m/slot-games')
    await ready(page)
    await seeWhole(page)
    await networkQuiet(page)
  })
  const first = await placeOf(shownTile(page).first())
  await step('offline', async () => {
    await network(true)
    await expect(mark).toBeInViewport()
    await seeWhole(page)
    expect((await placeOf(shownTile(page).first())).name).toBe(first.name)
  })
  await step('further down, offline', async () => {
    const before = await scrolled(page)
    await expect(async () => {
      await input.scrollOn()
      expect(await scrolled(page)).toBeGreaterThan(before + 2000)
    }).toPass({ intervals: [100] })
    await expect(mark).toBeInViewport()
    await expect(shownTile(page).first()).toBeVisible()
  })
  const top = await restsAt(page)
  await step('back online', async () => {
    await network(false)
    await expect(mark).toBeHidden()
    await seeWhole(page)
    expect(Math.abs((await scrolled(page)) - top)).toBeLessThanOrEqual(1)
  })
  await step('further than what was there before', async () => {
    await expect(async () => {
      await input.scrollOn()
      expect(await scrolled(page)).toBeGreaterThan(top + 4000)
    }).toPass({ intervals: [100] })
    await seeWhole(page)
  })
})
