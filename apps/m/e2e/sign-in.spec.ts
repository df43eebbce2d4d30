import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { balance } from './locators.ts'
import { asked, beMember, expect, lastSecret, open, PASSWORD, ready, signInAs, test } from './site-fixtures.ts'

const NUMBER = '9170000001'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const number = (page: Page) => page.getByRole('textbox', { name: 'Mobile number', exact: true })
const tap = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).tap()

async function signInByName(page: Page, userName: string, password = PASSWORD): Promise<void> {
  await field(page, 'User name').fill(userName)
  await field(page, 'Password').fill(password)
  await tap(page, 'Login')
}

/** Everything that the browser keeps of this site: both storages, and what IndexedDB gives out. */
async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: string[] = []
    for (const store of [localStorage, sessionStorage]) {
      for (const [key, value] of Object.entries(store)) kept.push(`${key}=${value}`)
    }
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ended(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const values: unknown[] = await ended(database.transaction(store).objectStore(store).getAll())
        for (const value of values) {
          const isKey = value instanceof CryptoKey
          const raw = isKey ? await crypto.subtle.exportKey('raw', value).catch((cause: Error) => cause.name) : value
          kept.push(`${name}/${store}=${isKey ? 'CryptoKey' : ''} ${JSON.stringify(raw)}`)
        }
      }
      database.close()
    }
    return kept.join('\n')
  })
}

test('[LOGIN-01][LOGIN-02][LOGIN-04][TRIAL-04] the page offers what the merchant has switched on', async ({
  page,
  control,
}) => {
  await open(page, '/m/login')
  await expect(field(page, 'User name')).toHaveAttribute('autocomplete', 'username')
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.getByRole('group', { name: 'Log in with' }).getByRole('button')).toHaveText([
    'User name',
    'Mobile number',
  ])
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/m/forget')
  await expect(page.getByRole('link', { name: 'Free trial' })).toHaveAttribute('href', '/m/trail')
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0)
  await tap(page, 'Mobile number')
  await axe(page, 'login by number')

  await control.setFlags({ MOBVERFLOGIN3: false, CHNGPASSEMAIL3: false, CHNGPASSVERIF3: false })
  await page.reload()
  await ready(page)
  await expect(page.getByRole('group', { name: 'Log in with' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0)
})

/** How password managers write into a field. */
const FILLS: Readonly<Record<string, (input: HTMLInputElement, text: string) => void>> = {
  'without an event': (input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  },
  'by the setter of the element, with an input event': (input, text) => {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
  },
}

for (const [way, fill] of Object.entries(FILLS)) {
  test(`[LOGIN-01] a user name and a password that are filled in ${way} are kept and sent`, async ({ page }) => {
    await open(page, '/m/login')
    await field(page, 'User name').evaluate(fill as (input: unknown, text: string) => void, 'demo')
    await field(page, 'Password').evaluate(fill as (input: unknown, text: string) => void, PASSWORD)
    await tap(page, 'Show password')
    await expect(field(page, 'Password')).toHaveValue(PASSWORD)
    await tap(page, 'Hide password')
    await expect(field(page, 'User name')).toHaveValue('demo')
    await tap(page, 'Login')
    await expect(page).toHaveURL(/\/m\/home$/)
  })
}

test('[SMS-07][PHONEPW-05] a code is taken from the message that it is pasted with', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/m/login')
  await tap(page, 'Mobile number')
  const code = page.locator('input[autocomplete=one-time-code]')
  for (const text of ['Your code is 414763. Valid 5 min', 'G-414763 is your code', '4 1 4 7 6 3', '414-763']) {
    await code.fill('')
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await code.focus()
    await page.keyboard.press('Control+V')
    await expect(code).toHaveValue('414763')
  }
})

test('[LOGIN-02][LOGIN-08][LOGIN-11][SMS-07] somebody logs in by the code sent to the phone', async ({
  page,
  control,
}) => {
  await open(page, '/m/login')
  await field(page, 'User name').fill('half')
  await tap(page, 'Mobile number')
  await number(page).fill('12')
  await tap(page, 'Get code')
  await expect(number(page)).toHaveAttribute('aria-invalid', 'true')
  expect(control.outbox()).toEqual([])

  await number(page).fill(NUMBER)
  await tap(page, 'Get code')
  const again = page.getByRole('button', { name: /Another code in \d+ seconds/ })
  await expect(again).toBeDisabled()
  const code = lastSecret(control)
  await field(page, 'Verification code').fill(code === '000000' ? '000001' : '000000')
  await tap(page, 'Login')
  await expect(page.getByRole('main').getByText('Verification code error.')).toBeVisible()
  await expect(number(page)).toHaveValue(NUMBER)
  await axe(page, 'login by number, refused')

  // What was typed into the other method is still there, and no word about this one.
  await tap(page, 'User name')
  await expect(field(page, 'User name')).toHaveValue('half')
  await expect(page.getByRole('main').getByText('Verification code error.')).toHaveCount(0)
  await tap(page, 'Mobile number')
  await expect(number(page)).toHaveValue(NUMBER)
  await field(page, 'Verification code').fill(code)
  await tap(page, 'Login')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toHaveText(/\d\.\d{2}$/)
  expect(JSON.stringify(control.log())).not.toContain(code)
})

test('[LOGIN-06][LOGIN-07][LOGIN-12][CAPTCHA-03] after three refusals a login needs a captcha, drawn anew by a tap and for the other method; a slip in it is told at its field alone', async ({
  page,
  control,
}) => {
  await open(page, '/m/login')
  const picture = page.getByRole('img', { name: 'Picture with the code' })
  for (let count = 1; count <= 3; count += 1) {
    await expect(picture).toHaveCount(0)
    await signInByName(page, 'demo', 'Wrong2026')
    await expect.poll(() => asked(control, 'login').length).toBe(count)
  }
  await expect(picture).toBeVisible()
  await expect(page.getByRole('main').getByText('Wrong user name or password.')).toBeVisible()
  await axe(page, 'login with captcha')
  const earliest = await picture.getAttribute('src')
  await field(page, 'Code in the picture').fill('12')
  await tap(page, 'Show another picture')
  await expect(picture).not.toHaveAttribute('src', earliest ?? '')
  await expect(field(page, 'Code in the picture')).toHaveValue('')
  const first = await picture.getAttribute('src')
  await field(page, 'Code in the picture').fill('12')
  await tap(page, 'Mobile number')
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await expect(field(page, 'Code in the picture')).toHaveValue('')
  await tap(page, 'User name')
  await expect.poll(() => asked(control, 'captcha').length).toBe(4)
  const answer = field(page, 'Code in the picture')
  await answer.fill('1')
  await field(page, 'Password').fill(PASSWORD)
  await tap(page, 'Login')
  await expect(answer).toHaveAccessibleDescription('Verification code error.')
  await expect(answer).toBeFocused()
  await expect(page.getByText('Verification code error.')).toHaveCount(1)
  await axe(page, 'login with a captcha that was misread')
  await answer.fill(control.captcha()?.answer ?? '')
  await tap(page, 'Login')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[LOGIN-03][SESSION-10][SESSION-04] a remembered login fills the form after a logout, and lies readable nowhere', async ({
  page,
}) => {
  await open(page, '/m/login')
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await expect(page.getByText(/encrypted, your password/)).toBeVisible()
  await signInByName(page, 'demo')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toHaveText(/\d\.\d{2}$/)
  await expect.poll(() => everythingKept(page)).toMatch(/MC_LOGIN_RECORD:demo=.*"password":"[\w+/=.]{80,}"/)

  await open(page, '/m/set')
  await tap(page, 'Log out')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0')

  await open(page, '/m/login')
  await page.reload()
  await ready(page)
  await expect(field(page, 'User name')).toHaveValue('demo')
  await expect(field(page, 'Password')).toHaveValue(PASSWORD)
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  const kept = await everythingKept(page)
  for (const readable of [PASSWORD, btoa(PASSWORD), PASSWORD.slice(0, 6)]) expect(kept).not.toContain(readable)
  // The key is there, and stays where it is.
  expect(kept).toContain('foyer/keys=CryptoKey "InvalidAccessError"')
  await axe(page, 'login that is remembered')

  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck()
  await tap(page, 'Login')
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await everythingKept(page)).not.toContain('MC_LOGIN_RECORD')
})

test('[SESSION-06][SESSION-01] who is remembered is back at the next start, and never looks like a guest', async ({
  page,
  control,
}) => {
  await open(page, '/m/login')
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await signInByName(page, 'demo')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => everythingKept(page)).toContain('"password":')
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))

  // Every header that is on screen while it is found out.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenSessions: seen })
    new MutationObserver(() => {
      const side = document.querySelector('.fy-header-side')?.getAttribute('data-session')
      if (side && seen.at(-1) !== side) seen.push(side)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await control.setFault({ endpoint: 'login', kind: 'slow', delayMs: 700, times: 1 })
  await open(page, '/m/home')
  await expect(balance(page)).toHaveText(/\d\.\d{2}$/)
  expect(await page.evaluate(() => Reflect.get(window, 'seenSessions'))).toEqual(['unknown', 'member'])
  expect(asked(control, 'login').length).toBe(2)
  await expect(page).toHaveURL(/\/m\/home$/)

  // A page for members waits, and is reached.
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await open(page, '/m/withdraw')
  await expect.poll(() => asked(control, 'login').length).toBe(3)
  await expect(page).toHaveURL(/\/m\/withdraw$/)
})

test('[SESSION-06] where the password is no longer good, the start is a guest’s, without a word', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/403/)
  await open(page, '/m/login')
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await signInByName(page, 'demo')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => everythingKept(page)).toContain('"password":')
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await control.setFault({ endpoint: 'login', kind: 'status:403', times: 1 })
  await open(page, '/m/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  // Nothing was ever said: what messages stand in has not been raised.
  await expect(page.getByRole('status')).toHaveText([''])
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0')
})

test('[CHPW-02][CHPW-03][LOGIN-14][NAVBAR-01][LAYOUT-08] a first login does not ask for its password again a moment later, on a page that is called so', async ({
  page,
}) => {
  await signInAs(page, 'newbie')
  await expect.poll(() => everythingKept(page)).toContain('MC_TEMP_PASSWORD')
  await open(page, '/m/changePsw')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First password')
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await expect(field(page, 'User name')).toHaveValue('newbie')
  await expect(page.getByText('This device knows your old password', { exact: false })).toBeVisible()
  await expect(field(page, 'Old password')).toHaveCount(0)
  expect(await everythingKept(page)).not.toContain(PASSWORD)
  await axe(page, 'first change of a password')
  await field(page, 'New password').fill('Lobby2027')
  await field(page, 'Confirm new password').fill('Lobby2027')
  await tap(page, 'Change password')
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await everythingKept(page)).not.toContain('MC_TEMP_PASSWORD')
  await open(page, '/m/changePsw')
  await expect(field(page, 'Old password')).toBeVisible()
})

test('[ROUTE-05] a lost password is found by phone or by mail, as the merchant has it', async ({ page, control }) => {
  await open(page, '/m/forget')
  await expect(page.getByRole('group').getByRole('button')).toHaveText(['Mobile number', 'E-mail'])
  await expect(number(page)).toBeVisible()
  await control.setFlags({ CHNGPASSVERIF3: false })
  await page.reload()
  await ready(page)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  await expect(number(page)).toHaveCount(0)
})

test('[LOGIN-12] a wrong password is told once, in the form, and nothing lies over the button', async ({
  page,
  control,
}) => {
  await open(page, '/m/login')
  await signInByName(page, 'demo', 'Wrong2026')
  await expect(page.getByText('Wrong user name or password.')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Wrong user name or password.')
  await expect(field(page, 'User name')).toHaveValue('demo')
  await expect(field(page, 'Password')).toHaveValue('Wrong2026')
  await axe(page, 'login refused')
  await signInByName(page, 'nobody99', 'Wrong2026')
  await expect.poll(() => asked(control, 'login').length).toBe(2)
  await expect(page.getByText('Wrong user name or password.')).toHaveCount(1)
  await signInByName(page, 'disabled')
  await expect(page.getByText('User does not exist or is disabled.')).toHaveCount(1)
})

test('[NAVBAR-01][CHPW-01] the password page is called by its occasion, and leads back', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  await beMember(page)
  await open(page, '/m/securityCenter')
  await page.getByRole('link', { name: /Set password by phone/ }).tap()
  await expect(title).toHaveText('Set password by phone')
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page).toHaveURL(/\/m\/securityCenter$/)
  await page.getByRole('link', { name: /Change password/ }).tap()
  await expect(title).toHaveText('Change password')
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page).toHaveURL(/\/m\/securityCenter$/)
})

test('[I18N-02][VALID-19] the language of login and registration changes in place, and nothing typed is lost', async ({
  page,
}) => {
  await open(page, '/m/login')
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  await field(page, 'User name').fill('demo')
  await field(page, 'Password').fill('half')
  const choose = async (from: string, to: string) => {
    await page.getByRole('button', { name: from }).tap()
    await page.getByRole('dialog').getByRole('button', { name: to }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await choose('Change language EN', 'Filipino')
  await expect(page.getByRole('heading', { name: 'Maligayang pagbabalik' })).toBeVisible()
  await expect(page.locator('input[name=username]')).toHaveValue('demo')
  await expect(page.locator('input[name=password]')).toHaveValue('half')
  await axe(page, 'login in another language')

  await page.getByRole('main').getByRole('link', { name: 'Gumawa ng account' }).tap()
  await expect(page.getByRole('heading', { name: 'Gumawa ng account' })).toBeVisible()
  await page.locator('input[name=username]').fill('fresh2026')
  await page.locator('input[name=password]').fill('x')
  await page.locator('input[name=confirmPassword]').fill('y')
  await page.getByRole('checkbox').first().check()
  await choose('Palitan ang wika TY', 'বাংলা')
  await expect(page.getByRole('heading', { name: 'অ্যাকাউন্ট তৈরি করুন' })).toBeVisible()
  await expect(page.locator('input[name=username]')).toHaveValue('fresh2026')
  await expect(page.locator('input[name=password]')).toHaveValue('x')
  await expect(page.locator('input[name=confirmPassword]')).toHaveValue('y')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('[LOGIN-06] after refusals of another visit the code is asked for in plain words, in sight and in focus, and they go with the other check', async ({
    page,
    control,
  }) => {
    await open(page, '/m/login')
    for (let count = 1; count <= 3; count += 1) {
      await signInByName(page, 'demo', 'Wrong2026')
      await expect.poll(() => asked(control, 'login').length).toBe(count)
    }
    await expect(page.getByRole('main').getByText('Wrong user name or password.')).toBeInViewport({ ratio: 1 })
    await open(page, '/m/login')
    await signInByName(page, 'demo')
    const answer = field(page, 'Code in the picture')
    await expect(answer).toBeFocused()
    const words = page.getByText('Please also enter the code in the picture.')
    await expect(words).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Verification code error.')).toHaveCount(0)
    await axe(page, 'login that asks for a captcha')
    await page.getByRole('checkbox', { name: 'I am human' }).tap()
    await expect(page.getByRole('checkbox', { name: 'I am human' })).toBeChecked()
    await expect(words).toHaveCount(0)
    await tap(page, 'Login')
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})
