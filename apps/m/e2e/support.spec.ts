import type { Locator, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { beMember, type Control, expect, open, ready, signInAs, test } from './site-fixtures.ts'
import { THOROUGH } from './thorough.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const calls = (control: Control, endpoint: string) => control.log().filter((entry) => entry.endpoint === endpoint)
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function tapLiveChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await menu(page).getByRole('button', { name: 'Live chat' }).tap()
}

/** A member in the chat; the field of the message. */
async function openChat(page: Page): Promise<Locator> {
  await beMember(page)
  await open(page, '/m/home')
  await tapLiveChat(page)
  return page.getByRole('textbox', { name: 'Your message' })
}

test('[MENU-06][CHAT-04] live chat sends a guest to the login', async ({ page, control }) => {
  await open(page, '/m/home')
  await tapLiveChat(page)
  await expect(page).toHaveURL(/\/m\/login$/)
  expect(calls(control, 'chatLaunch')).toEqual([])
})

test('[MENU-06][CHAT-03][ROLE-07][PERR-12] live chat tells a trial player what it takes', async ({ page, control }) => {
  await open(page, '/m/trail')
  await expect(page).toHaveURL(/\/m\/home$/)
  await tapLiveChat(page)
  await expect(page.getByText('Please login an actual account to use this function.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(calls(control, 'chatLaunch')).toEqual([])
})

test('[MENU-06][CHAT-02][CHAT-05][CONST-03][CS-06] live chat opens its address 500 ms after the answer, and leads back', async ({
  page,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/home')
  // So that the words are seen on a slow machine too.
  await control.setFault({ endpoint: 'chatLaunch', kind: 'slow', delayMs: 1000, times: 1 })
  const answered = page.waitForResponse(/\/wps\/chat\/launch/)
  const opened = page.waitForResponse(/\/play\/chat/)
  await tapLiveChat(page)
  await expect(page.getByText('Opening the chat…')).toBeVisible()
  await expect(page).toHaveURL(/\/play\/chat\?/)
  const launch = (await answered).request().timing()
  const waited = (await opened).request().timing().startTime - (launch.startTime + launch.responseStart)
  // By the clock of the browser's network; `chat.test.ts` has it to the millisecond.
  expect(waited).toBeGreaterThan(400)
  expect(calls(control, 'chatLaunch')).toHaveLength(1)

  await expect(page.getByRole('heading', { name: 'Live chat' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Where is my deposit?')
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(page.getByText('Once it is credited, it stands under your transactions.')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('what a member types in the chat outlives a session that another tab ends', async ({ page, expectTrouble }) => {
  const message = await openChat(page)
  await message.fill('My deposit of yesterday')
  const other = await page.context().newPage()
  await open(other, '/m/set')
  await other.getByRole('button', { name: 'Log out' }).tap()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await other.waitForURL('**/m/home')
  expectTrouble(/403/)
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(page.getByRole('alert')).toContainText('no longer open')
  await page.getByRole('link', { name: 'Back' }).tap()
  await page.waitForURL('**/m/home')
  await ready(page)
  await signInAs(page, 'demo')
  await tapLiveChat(page)
  await expect(message).toHaveValue('My deposit of yesterday')
})

test('what a member types in the chat is there after a reload, also what is typed while a message is on its way', async ({
  page,
}) => {
  const message = await openChat(page)
  await message.fill('Where is my')
  await page.reload()
  await expect(message).toHaveValue('Where is my')
  await message.fill('Where is my deposit?')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/play\/chat\?/, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send' }).tap()
  await message.fill('Where is my deposit? It was of yesterday')
  release()
  await expect(page.getByText('Once it is credited, it stands under your transactions.')).toBeVisible()
  await expect(message).toHaveValue('It was of yesterday')
  await page.reload()
  await expect(message).toHaveValue('It was of yesterday')
  await expect(page.getByRole('log').getByText('Where is my deposit?')).toHaveCount(1)
})

test('a message whose answer is lost is one message, also after a reload', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED|Failed to load resource/)
  const message = await openChat(page)
  const said = page.getByRole('log').getByText('Where is my deposit?')
  await expect(message).toBeVisible()
  let isArriving = false
  // Nothing comes through but the message itself.
  await page.route(/\/play\/chat\?/, async (route) => {
    if (isArriving && route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  const button = page.getByRole('button', { name: 'Send' })
  const send = async () => {
    await button.tap()
    await expect(button).toBeEnabled()
    await expect(
      page.getByText('We do not know yet whether your message arrived. If you send it again, it still counts once.'),
    ).toBeVisible()
    await expect(message).toHaveValue('Where is my deposit?')
  }
  await message.fill('Where is my deposit?')
  await send()
  isArriving = true
  await send()
  await send()
  // An answer in between that is not the desk's says nothing of the message.
  await page.route(/\/play\/chat\?/, (route) => route.fulfill({ status: 502, json: { success: false } }))
  await send()
  await page.unrouteAll({ behavior: 'wait' })
  // The desk is asked what became of it, and the field is empty again.
  await page.reload()
  await expect(said).toHaveCount(1)
  await expect(message).toHaveValue('')
  await expect(message).toHaveAttribute('aria-invalid', 'false')
  await page.reload()
  await expect(said).toHaveCount(1)
  await expect(message).toHaveValue('')
})

test('what a member has sent stays, though an answer to an earlier question comes after it', async ({ page }) => {
  const message = await openChat(page)
  const said = page.getByRole('log').getByText('Where is my deposit?')
  await expect(message).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = false
  // The desk answers the first look at once, and the page has it only after its own message.
  await page.route(/\/play\/chat\?/, async (route) => {
    if (route.request().method() === 'POST' || isHeld) return route.continue()
    isHeld = true
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await expect.poll(() => isHeld).toBe(true)
  await message.fill('Where is my deposit?')
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(said).toHaveCount(1)
  // The next look would bring back what was missing for a while.
  await page.locator('.talk').evaluate((talk) => {
    const before = talk.children.length
    new MutationObserver(() => {
      if (talk.children.length < before) talk.setAttribute('data-lost', '')
    }).observe(talk, { childList: true })
  })
  const nextLook = page.waitForRequest((request) => request.method() === 'GET' && /\/play\/chat\?/.test(request.url()))
  release()
  await nextLook
  await expect(page.locator('.talk[data-lost]')).toHaveCount(0)
  await expect(said).toHaveCount(1)
})

test('the field of the chat says in its own words what is wrong, until it is put right', async ({ page }) => {
  const message = await openChat(page)
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(message).toHaveAccessibleDescription('Please write a message first.')
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  await expect(message).toBeFocused()
  await message.fill('One')
  await expect(message).toHaveAccessibleDescription('')
  await expect(message).toHaveAttribute('aria-invalid', 'false')
  const height = async () => (await message.boundingBox())?.height ?? 0
  const one = await height()
  // A phone has a key of its own for a new line.
  await message.press('Enter')
  await message.pressSequentially('Two')
  await expect(message).toHaveValue('One\nTwo')
  expect(await height()).toBeGreaterThan(one)
  await message.fill('One\n'.repeat(40))
  expect(await height()).toBeLessThan(one * 4)
  await message.fill('x'.repeat(480))
  await expect(message).toHaveAccessibleDescription('480 of 500')
  await message.fill('🎰'.repeat(501))
  await expect(message).toHaveAccessibleDescription('A message has at most 500 characters. 501 of 500')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(message).toHaveValue('🎰'.repeat(501))
  await message.fill('🎰'.repeat(500))
  await expect(message).toHaveAccessibleDescription('500 of 500')
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(page.getByRole('log').getByText('🎰'.repeat(500))).toBeVisible()
})

test.describe('at a desk', () => {
  test.use({ hasTouch: false, isMobile: false })

  test('Enter sends a chat message, and Shift and Enter begin a new line', async ({ page }) => {
    await beMember(page)
    await open(page, '/m/home')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu(page).getByRole('button', { name: 'Live chat' }).click()
    const message = page.getByRole('textbox', { name: 'Your message' })
    await message.fill('One')
    await message.press('Shift+Enter')
    await message.pressSequentially('Two')
    await expect(message).toHaveValue('One\nTwo')
    await message.press('Enter')
    await expect(message).toHaveValue('')
    await expect(page.getByRole('log').getByText('One\nTwo')).toHaveCount(1)
  })
})

test('the desk keeps the conversation, and what a colleague writes is there without a reload', async ({
  page,
  control,
  expectTrouble,
}) => {
  const message = await openChat(page)
  const say = async (text: string) => {
    await message.fill(text)
    await page.getByRole('button', { name: 'Send' }).tap()
    await expect(page.getByRole('log').getByText(text)).toBeVisible()
  }
  await say('Can I talk to a person?')
  await expect(page.getByText('A colleague answers in about 1 min.')).toBeVisible()
  await message.fill('Half a sent')
  await control.answerChat({ userName: 'demo', text: 'Hello, it is me.' })
  await expect(page.getByRole('log').getByText('Hello, it is me.')).toBeInViewport()
  await expect(page.getByText('A colleague answers in')).toHaveCount(0)
  // What is being written stays.
  await expect(message).toHaveValue('Half a sent')
  expect(await findings(page)).toEqual([])
  // Without a network the message stays in its field.
  expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(
    page.getByText('We do not know yet whether your message arrived. If you send it again, it still counts once.'),
  ).toBeVisible()
  await expect(message).toHaveValue('Half a sent')
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(4)
  await page.getByRole('link', { name: 'Back' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  await ready(page)
  await tapLiveChat(page)
  await expect(page.getByRole('log').getByText('Can I talk to a person?')).toBeVisible()
})

test('no entry of the menu moves when the banners and the channels come', async ({ page }) => {
  await beMember(page)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/wps\/(system\/links|announcements\?.*groupName=m_game)/, async (route) => {
    await arrival
    await route.continue()
  })
  await open(page, '/m/home')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const places = () =>
    menu(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => `${item.textContent} ${item.getBoundingClientRect().top}`))
  await expect(menu(page).getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  // The sheet has slid in.
  await menu(page).evaluate((sheet) =>
    Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const before = await places()
  arrive()
  await expect(menu(page).getByRole('list', { name: 'Featured' }).getByRole('img')).toHaveCount(2)
  await expect(menu(page).getByRole('link', { name: 'Telegram 1' })).toBeVisible()
  expect(await places()).toEqual(expect.arrayContaining(before))
})

test('[MENU-06][FLAG-04][CHAT-07] without CBS3 nothing offers a chat', async ({ page, control }) => {
  await control.setFlags({ CBS3: false })
  await beMember(page)
  await open(page, '/m/home')
  await page.getByRole('navigation', { name: 'Customer service' }).getByRole('button').tap()
  const floating = page.getByRole('navigation', { name: 'Customer service' })
  await expect(floating.getByRole('link', { name: 'Telegram 1' })).toBeVisible()
  await expect(floating.getByRole('button', { name: 'Live chat' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(menu(page).getByRole('link', { name: 'Telegram 1' })).toBeVisible()
  await expect(menu(page).getByRole('button', { name: 'Live chat' })).toHaveCount(0)
  expect(calls(control, 'chatUnread')).toEqual([])
})

test('[CS-07][FOOTMENU-01] the footer leads a member to the chat, and a guest to the entry of customer service', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/t\.me|Failed to load resource/)
  await context.route(/^https:\/\/t\.me\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>T</title>' }),
  )
  await open(page, '/m/activity')
  const beside = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Service', exact: true }).tap()
  await expect(await beside).toHaveURL('https://t.me/foyer_example')
  await expect(page).toHaveURL(/\/m\/activity$/)

  await page.bringToFront()
  await signInAs(page)
  await open(page, '/m/activity')
  await page.getByRole('button', { name: 'Service', exact: true }).tap()
  await expect(page).toHaveURL(/\/play\/chat\?/)
})

test('[CS-06] an entry of WhatsApp opens its address beside the site', async ({ page, context }) => {
  await context.route(/^https:\/\/wa\.me\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>W</title>' }),
  )
  await open(page, '/m/home')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const beside = context.waitForEvent('page')
  await menu(page).getByRole('link', { name: 'WhatsApp' }).tap()
  await expect(await beside).toHaveURL('https://wa.me/15550100')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[CS-07] where there is neither chat nor entry, the message center answers', async ({ page, control }) => {
  await control.setFlags({ CBS3: false })
  await control.setLinks({ services: [] })
  await open(page, '/m/activity')
  await page.getByRole('button', { name: 'Service', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/message$/)
})

test('[NAVBAR-06] login and registration have a small navigation: the lobby, and customer service', async ({
  page,
  control,
}) => {
  await control.setLinks({ services: [] })
  for (const path of ['/m/login', '/m/register']) {
    await open(page, path)
    const nav = page.getByRole('navigation', { name: 'Elsewhere' })
    await nav.getByRole('link', { name: 'To the lobby' }).tap()
    await expect(page).toHaveURL(/\/m\/home$/)
    await open(page, path)
    await nav.getByRole('button', { name: 'Customer service' }).tap()
    await expect(page).toHaveURL(/\/m\/message$/)
  }
})

test.describe('on an old iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 12_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  })
  test('[CONST-06] the download page says which iOS the app needs', async ({ page }) => {
    await open(page, '/m/app')
    await expect(page.getByRole('button', { name: 'Download for iPhone · needs iOS 12.4 or later' })).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Install the profile' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download for iPhone' })).toHaveCount(0)
  })
})

/** What stands under the button and can be read or tapped, in words. */
const underService = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('.fy-support-toggle')?.getBoundingClientRect()
    if (button === undefined) return ['no button']
    const found = document.querySelectorAll(
      '.fy-favourite-button, .fy-shelf-all, .fy-footer p, .fy-footer a, .fy-footer-age-mark',
    )
    return [...found].flatMap((element) => {
      // Of words, where they stand: the room around them is free.
      const words = document.createRange()
      words.selectNodeContents(element)
      const boxes = element.matches('p') ? [...words.getClientRects()] : [element.getBoundingClientRect()]
      const under = boxes.some(
        (rect) =>
          rect.width > 0 &&
          rect.right > button.left &&
          rect.left < button.right &&
          rect.bottom > button.top &&
          rect.top < button.bottom,
      )
      return under ? [`${element.className} ${element.textContent}`] : []
    })
  })

const PHONES = [
  [360, 640],
  [390, 844],
] as const

for (const [width, height] of THOROUGH ? PHONES : PHONES.slice(0, 1)) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })
    test('[HOME-06] the floating button is in nobody’s way: aside on the way down, back on the way up and at the end', async ({
      page,
    }) => {
      await open(page, '/m/home')
      const service = page.getByRole('navigation', { name: 'Customer service' })
      await expect(service.getByRole('button')).toBeInViewport({ ratio: 1 })
      expect(await underService(page)).toEqual([])

      await page.mouse.wheel(0, 600)
      await expect(service).toHaveCSS('opacity', '0')
      await expect(service.getByRole('button')).toHaveCSS('pointer-events', 'none')
      await page.mouse.wheel(0, -100)
      await expect(service).toHaveCSS('opacity', '1')
      await expect(service.getByRole('button')).toBeInViewport({ ratio: 1 })

      // Open, it stays.
      await service.getByRole('button').tap()
      await page.mouse.wheel(0, 300)
      await expect(service.getByRole('link', { name: 'Telegram 1' })).toBeInViewport()
      await expect(service).toHaveCSS('opacity', '1')
      await service.getByRole('button', { name: 'Customer service' }).tap()
      await expect(service).toHaveCSS('opacity', '0')

      // The end of the page, with all that comes on the way.
      await expect(async () => {
        await page.mouse.wheel(0, 5000)
        await expect(service).toHaveCSS('opacity', '1', { timeout: 500 })
        // It may have grown meanwhile.
        await expect(page.getByRole('list', { name: 'Follow us' })).toBeInViewport({ timeout: 500 })
      }).toPass()
      await expect.poll(() => underService(page)).toEqual([])
    })
  })
}

test('[HOME-06] the keyboard reaches the button that stands aside, and less motion moves nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/m/home')
  const service = page.getByRole('navigation', { name: 'Customer service' })
  await expect(service.getByRole('button')).toBeVisible()
  expect(await service.evaluate((nav) => Number.parseFloat(getComputedStyle(nav).transitionDuration))).toBeLessThan(
    0.001,
  )
  await page.mouse.wheel(0, 600)
  await expect(service).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await service.getByRole('button').focus()
  await expect(service).toHaveCSS('opacity', '1')
  await expect(service.getByRole('button')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(service.getByRole('link', { name: 'Telegram 1' })).toBeInViewport()
})

test('[PROMO-10] a banner and a link lead to another host in a window of their own, and a picture comes from there', async ({
  page,
  context,
  baseURL,
}) => {
  const vendor = baseURL?.replace('127.0.0.1', 'localhost') ?? ''
  await open(page, '/m/home')
  const banner = page.locator(`a[href^="${vendor}/play/partner"]`).first()
  await expect(banner).toHaveAttribute('target', '_blank')
  await expect(banner).toHaveAttribute('rel', /noopener noreferrer/)

  await open(page, '/m/notice')
  await page.getByText('Live tables: new dealers in the evening hours').tap()
  const notice = page.locator('.fy-rich-text[aria-busy=false]', { hasText: 'Satin Table' })
  const picture = notice.locator('img')
  await expect(picture).toHaveAttribute('src', `${vendor}/demo/banners/home-3.jpg`)
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const opened = context.waitForEvent('page')
  await notice.getByRole('link', { name: "tonight's tables" }).tap()
  const partner = await opened
  await expect(partner.getByRole('heading', { name: "Tonight's tables" })).toBeVisible()
  expect(await partner.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
})
