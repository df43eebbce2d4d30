import type { BrowserContext, Page } from '@playwright/test'
import { axe } from './axe.ts'
import { balance, field, tap, tapTwice } from './locators.ts'
import { asked, expect, lastSecret, open, test } from './site-fixtures.ts'
import { THOROUGH } from './thorough.ts'

const NUMBER = '9179999999'

const human = (page: Page) => page.getByRole('checkbox', { name: 'I am human' })

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
}

async function fillName(page: Page, userName = 'fresh2026'): Promise<void> {
  await field(page, 'User name').fill(userName)
  await field(page, 'Password').fill('Fresh2026')
  await field(page, 'Confirm password').fill('Fresh2026')
  await agree(page)
}

test('[REG-03][REG-04][REG-08][REG-09][REG-17][LOGIN-05][TRIAL-04][DATA-06][CALL-07][CRYPTO-01] somebody registers by user name, sealed, and lands in the lobby', async ({
  page,
  control,
  context,
}) => {
  await open(page, '/m/register')
  const ways = page.getByRole('navigation', { name: 'Login or register' }).getByRole('link')
  await expect(ways).toHaveText(['Login', 'Register'])
  await expect(ways.nth(0)).toHaveAttribute('href', '/m/login')
  await expect(ways.nth(1)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Earn 77')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Free trial' })).toHaveAttribute('href', '/m/trail')
  // The flags of the networks are off.
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0)
  // The banners of its group are below the form.
  const banners = page.getByRole('main').getByRole('list', { name: 'Featured' })
  await expect(banners.getByText('Join in two minutes. 18+')).toBeAttached()
  expect(asked(control, 'announcements').some(({ query }) => query.groupName === 'm_reg')).toBe(true)

  await field(page, 'User name').fill('fresh2026')
  await field(page, 'Password').fill('Fresh2026')
  await field(page, 'Confirm password').fill('Fresh2026')

  // The terms open beside the page: nothing typed is lost.
  const beside = context.waitForEvent('page')
  await page.getByRole('link', { name: /Terms/ }).tap()
  const terms = await beside
  await expect(terms).toHaveURL(/\/m\/help#terms$/)
  await terms.close()
  await expect(field(page, 'User name')).toHaveValue('fresh2026')

  await tap(page, 'Register')
  await expect(page.getByText('Please agree to the Terms.')).toBeVisible()
  await axe(page, 'registration with errors')
  await agree(page)
  await tap(page, 'Register')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toHaveText(/77\.00$/)

  const sent = asked(control, 'registerUsername')
  expect(sent.map(({ method }) => method)).toEqual(['PUT'])
  expect(Object.keys(sent[0]?.body ?? {}).sort()).toEqual(['data', 'moduleId'])
  expect(JSON.stringify(control.log())).not.toContain('Fresh2026')
})

test('[REG-01][REG-07][REG-15][CALL-08][SMS-01][SMS-03] somebody registers by mobile number with the code sent to it, proved to be human on the way', async ({
  page,
  control,
}) => {
  await open(page, '/m/register')
  await tap(page, 'Mobile number')
  await field(page, 'Mobile number').fill('12')
  await tap(page, 'Get code')
  await expect(field(page, 'Mobile number')).toHaveAttribute('aria-invalid', 'true')
  expect(asked(control, 'humanChallenge')).toEqual([])
  await field(page, 'Mobile number').fill(NUMBER)
  await tap(page, 'Get code')
  const again = page.getByRole('button', { name: /Another code in \d+ seconds/ })
  await expect(again).toBeDisabled()
  await expect(field(page, 'Verification code')).toBeFocused()
  expect([asked(control, 'humanChallenge').length, control.outbox().length]).toEqual([1, 1])
  expect(asked(control, 'smsNoLogin')[0]?.body).toHaveProperty('altcha')
  await axe(page, 'registration by number')

  // SMS-08: the wait outlives a reload.
  await page.reload()
  await tap(page, 'Mobile number')
  await expect(again).toBeDisabled()
  await field(page, 'Mobile number').fill(NUMBER)
  await field(page, 'Verification code').fill(lastSecret(control))
  await field(page, 'Password').fill('Fresh2026')
  await field(page, 'Confirm password').fill('Fresh2026')
  await agree(page)
  await tap(page, 'Register')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toHaveText(/77\.00$/)
})

test('[REG-14][REG-16][PERR-05][ERR-07][ERR-08] registration says beside the field what the platform objects to', async ({
  page,
  control,
}) => {
  await open(page, '/m/register?affiliateCode=BAD')
  const code = page.getByLabel('Invitation code')
  await expect(code).toHaveValue('BAD')
  await field(page, 'User name').fill('demo')
  await field(page, 'Password').fill('Fresh2026')
  await expect(page.getByText('Username already exists.')).toBeVisible()
  await field(page, 'User name').fill('fresh2026')
  await field(page, 'Confirm password').fill('Fresh2026')
  await agree(page)
  await tap(page, 'Register')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main').getByText('Invalid invitation code.').first()).toBeVisible()
  expect(asked(control, 'registerUsername')).toEqual([])
  await code.fill('GOOD1')
  await tap(page, 'Register')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[CAPTCHA-02][REG-06] somebody who cannot read the picture registers with the keyboard and a proof', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/status of 400/)
  await control.setRegistration({ fields: { captcha: { enabled: true, required: true } } })
  await open(page, '/m/register')
  await expect(page.getByRole('img', { name: 'Picture with the code' })).toBeVisible()
  await fillName(page)
  await tap(page, 'Register')
  await expect(field(page, 'Code in the picture')).toBeFocused()

  await control.setFault({ endpoint: 'humanChallenge', kind: 'status:400', times: 1 })
  await human(page).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('That did not work. Tap to try again.')).toBeVisible()
  await expect(human(page)).not.toBeChecked()
  await axe(page, 'registration with a failed check')
  await page.keyboard.press('Space')
  await expect(human(page)).toBeChecked()
  await expect(human(page)).toBeFocused()
  await expect(field(page, 'Code in the picture')).toHaveCount(0)
  // The bar that stays at the top covers half of a button where the page happens to stand.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await axe(page, 'registration with a proof')

  // A refusal uses the proof up; there is another without a further tap.
  await page.getByText('Optional details').tap()
  await page.getByLabel('Recommended by').fill('nobody')
  await tap(page, 'Register')
  await expect(page.getByRole('main').getByText('Referrer link error.').first()).toBeVisible()
  await expect(human(page)).toBeChecked()
  await page.getByLabel('Recommended by').fill('player1')
  await tap(page, 'Register')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[CAPTCHA-02] the check shows how far it is, and ends with the page', async ({ page, control }) => {
  await control.setRegistration({ fields: { captcha: { enabled: true, required: true } } })
  await control.setHumanCheck({ work: 1_000_000 })
  await open(page, '/m/register')
  await human(page).tap()
  await expect(page.getByText('Checking. This takes a moment.')).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Progress of the check' })
  await expect(bar).toBeVisible()
  // The page answers meanwhile: nothing of the work is done by it.
  await field(page, 'User name').fill('fresh2026')
  await expect(field(page, 'User name')).toHaveValue('fresh2026')
  await axe(page, 'registration while checking')
  await page.getByRole('link', { name: 'Login', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(bar).toHaveCount(0)
})

test('[REG-05] the country of a number is found by its name, with fingers and with keys', async ({ page, control }) => {
  await open(page, '/m/register')
  await tap(page, 'Mobile number')
  const country = page.getByRole('button', { name: /^Country / })
  await expect(country).toHaveAccessibleName('Country Philippines +63')
  await country.tap()
  const picker = page.getByRole('dialog', { name: 'Country of the number' })
  // It opens on the country that stands.
  await expect(picker.getByRole('option', { name: 'Philippines +63' })).toBeInViewport()
  await axe(page, 'countries')
  await picker.getByRole('combobox').fill('osterreich')
  await expect(picker.getByText('No country fits.')).toBeVisible()
  await picker.getByRole('combobox').fill('cote d')
  await picker.getByRole('option', { name: 'Côte d’Ivoire +225' }).tap()
  await expect(country).toHaveAccessibleName('Country Côte d’Ivoire +225')
  await expect(country).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(picker).toBeVisible()
  await page.keyboard.press('End')
  await expect(picker.getByRole('option').last()).toBeInViewport()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('63')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)
  await expect(country).toHaveAccessibleName('Country Philippines +63')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await expect(country).toBeFocused()

  await country.tap()
  await picker.getByRole('combobox').fill('canada')
  await page.keyboard.press('Enter')
  await field(page, 'Mobile number').fill(NUMBER)
  await tap(page, 'Get code')
  await expect.poll(() => control.outbox().at(-1)?.to).toBe(`+1 ${NUMBER}`)
})

test('[TOAST-04][SMS-04] what is said while the countries are open is said among them', async ({ page, control }) => {
  await open(page, '/m/register')
  await tap(page, 'Mobile number')
  await field(page, 'Mobile number').fill(NUMBER)
  await control.setFault({ endpoint: 'humanChallenge', kind: 'slow', delayMs: 1500, times: 1 })
  await tap(page, 'Get code')
  await page.getByRole('button', { name: /^Country / }).tap()
  const picker = page.getByRole('dialog', { name: 'Country of the number' })
  await expect(picker.getByRole('status').getByText('The code is on its way.')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Another code in/ })).toBeDisabled()
})

test('[VALID-10] a merchant whose rules allow it has players with names and addresses of any kind, who can log in again', async ({
  page,
  control,
}) => {
  await control.setRegistration({ rules: { username: { min: 3, max: 16, pattern: '^[a-z_.]*$' } } })
  await open(page, '/m/register')
  await expect(page.getByText('3 to 16 characters.')).toBeVisible()
  await fillName(page, 'joe_doe')
  await page.getByText('Optional details').tap()
  await field(page, 'E-mail').fill('joe+games@company.info')
  await tap(page, 'Register')
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.evaluate(() => localStorage.clear())
  await open(page, '/m/login')
  await field(page, 'User name').fill('joe_doe')
  await field(page, 'Password').fill('Fresh2026')
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('[VALID-12] nothing moves when a form says what is wrong', async ({ page, control }) => {
  await control.setRegistration({ fields: { birthday: { enabled: true, required: true } } })
  await open(page, '/m/register')
  const submit = page.getByRole('button', { name: 'Register', exact: true })
  const place = async () => (await submit.boundingBox())?.y ?? 0
  await expect(submit).toBeVisible()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = (await place()) + (await scrolled())
  await field(page, 'User name').fill('1')
  await field(page, 'Password').fill('a')
  await field(page, 'Date of birth').fill(`${new Date().getFullYear() - 20}-01-01`)
  await field(page, 'Confirm password').fill('b')
  await field(page, 'Confirm password').blur()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4)
  expect((await place()) + (await scrolled())).toBe(before)
  await submit.tap()
  await expect(page.getByText('Please agree to the Terms.')).toBeVisible()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(6)
  expect((await place()) + (await scrolled())).toBe(before)
})

/** What is typed where the merchant asks for everything. */
const EVERYTHING = {
  username: 'fresh2026',
  password: 'Fresh2026',
  confirmPassword: 'Fresh2026',
  affiliateCode: 'BAD',
  paymentPassword: '730518',
  recommenderId: 'player1',
  nickname: 'فرح 🎲',
  payeeName: 'José Ñuñez',
  email: ' fresh@example.com ',
  idNumber: 'AB-1234',
  qqNum: '12345',
  facebook: 'fresh',
  wechat: 'fresh2026',
  line: 'fresh',
  whatsapp: '9170000099',
  zalo: 'fresh',
  birthday: '1990-02-03',
}

test('[REG-05][REG-06][REG-14] a merchant who asks for everything sees all of it; a refusal costs nothing that was typed', async ({
  page,
  control,
}) => {
  const names = [...Object.keys(EVERYTHING), 'mobileNum', 'verificationCode', 'captcha']
  expect(names).toHaveLength(20)
  const wanted = { enabled: true, required: true }
  await control.setRegistration({ fields: Object.fromEntries(names.map((name) => [name, wanted])) })
  await open(page, '/m/register')
  const input = (name: string) => page.getByRole('main').locator(`input[name="${name}"]`)
  for (const name of names) await expect(input(name), name).toHaveCount(1)
  for (const [name, value] of Object.entries(EVERYTHING)) await input(name).fill(value)
  await input('mobileNum').fill(NUMBER)
  await tap(page, 'Get code')
  await expect(page.getByRole('button', { name: /Another code in/ })).toBeDisabled()
  await input('verificationCode').fill(lastSecret(control))
  await input('captcha').fill(control.captcha()?.answer ?? '')
  await agree(page)
  await tapTwice(page.getByRole('button', { name: 'Register', exact: true }))
  await expect(input('affiliateCode')).toBeFocused()
  await expect(input('affiliateCode')).toHaveAttribute('aria-invalid', 'true')
  for (const [name, value] of Object.entries(EVERYTHING)) await expect(input(name), name).toHaveValue(value.trim())

  await input('affiliateCode').fill('GOOD1')
  await input('captcha').fill(control.captcha()?.answer ?? '')
  await tapTwice(page.getByRole('button', { name: 'Register', exact: true }))
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(asked(control, 'registerUsername').map(({ status }) => status)).toEqual([200])
})

test('[VALID-12][VALID-13][REG-12] a date of birth is picked from 1900 on and must be long enough ago', async ({
  page,
  control,
}) => {
  await control.setRegistration({ fields: { birthday: { enabled: true, required: true } } })
  await open(page, '/m/register')
  const birthday = field(page, 'Date of birth')
  const year = new Date().getFullYear()
  await expect(birthday).toHaveAttribute('min', '1900-01-01')
  await expect(birthday).toHaveAttribute('max', `${year}-12-31`)
  await expect(page.getByText('You must be 21 or older.')).toBeVisible()
  await fillName(page)
  await birthday.fill(`${year - 20}-01-01`)
  await tap(page, 'Register')
  await expect(page.getByText('Please enter the correct date of birth (21 or older).')).toBeVisible()
  await expect(page.getByText('You must be 21 or older.', { exact: true })).toBeVisible()
  await expect(birthday).toBeFocused()
  await birthday.fill(`${year - 22}-02-28`)
  await tap(page, 'Register')
  await expect(page).toHaveURL(/\/m\/home$/)
})

/** Taps a network's button and answers its window. */
async function windowOf(page: Page, context: BrowserContext, network: string): Promise<Page> {
  const opened = context.waitForEvent('page')
  await tap(page, `Continue with ${network}`)
  return opened
}

const NETWORKS = [
  ['/m/register', 'Google'],
  ['/m/login', 'Facebook'],
] as const

for (const [path, network] of THOROUGH ? NETWORKS : NETWORKS.slice(0, 1)) {
  test(`[LOGIN-05][REG-04][LOGIN-10] ${network} lets somebody in from ${path}, whose script comes with the tap`, async ({
    page,
    control,
    context,
  }) => {
    await control.scenario({ name: 'all-logins' })
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/sandbox/social/')) scripts.push(new URL(request.url()).pathname)
    })
    await open(page, path)
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveText([
      'Continue with Facebook',
      'Continue with Google',
    ])
    await axe(page, `${path} with other networks`)
    expect(scripts).toEqual([])

    // Closing the window leaves the page as it is, without a message.
    const closed = await windowOf(page, context, network)
    expect(scripts).toEqual([`/sandbox/social/${network.toLowerCase()}.js`])
    await closed.close()
    await expect(page.getByRole('button', { name: `Continue with ${network}` })).not.toHaveAttribute('aria-busy')
    expect(asked(control, 'login')).toEqual([])

    const stranger = await windowOf(page, context, network)
    await stranger.getByRole('button', { name: /^Somebody else/ }).tap()
    await expect(page.getByText('User does not exist or is disabled.')).toBeVisible()

    const chosen = await windowOf(page, context, network)
    await axe(chosen, `the window of ${network}`)
    await chosen.getByRole('button', { name: /^Joaquin/ }).tap()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(balance(page)).toHaveText(/352\.75$/)
  })
}

test('[LOGIN-05] Google’s own button lets somebody in while its prompt is in the cooldown', async ({
  page,
  control,
  context,
}) => {
  await control.scenario({ name: 'all-logins' })
  await page.addInitScript(() => sessionStorage.setItem('sandbox.google', 'cooldown'))
  await open(page, '/m/login')
  await tap(page, 'Continue with Google')
  const own = page.getByRole('button', { name: 'Sign in with Google (sandbox)' })
  await expect(own).toBeVisible()
  const answer = async (name: RegExp) => {
    const opened = context.waitForEvent('page')
    await own.tap()
    await (await opened).getByRole('button', { name }).tap()
  }
  await answer(/^Somebody else/)
  await expect(page.getByText('User does not exist or is disabled.')).toBeVisible()
  await answer(/^Joaquin/)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toHaveText(/352\.75$/)
})
