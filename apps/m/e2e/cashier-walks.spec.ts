import { serveSandbox } from '@foyer/sandbox/server'
import type { Page } from '@playwright/test'
import { PICTURE_DIR } from '../../../scripts/picture-dir.mjs'
import { field } from './locators.ts'
import { asked, beMember, expect, lastSecret, open, PASSWORD, ready, SITE_DIR, test } from './site-fixtures.ts'

const DAY_MS = 86_400_000
const SECRET = '730518'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

async function enter(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/m\/login$/)
  await field(page, 'User name').fill('demo')
  await field(page, 'Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap()
}

/** From the lobby to a deposit that waits to be paid, in the window of the provider. */
async function begin(page: Page, amount: string): Promise<Page> {
  const main = page.getByRole('main')
  await page.getByRole('link', { name: 'Deposit' }).first().tap()
  await main.getByRole('radio', { name: /QuickPay/ }).check({ force: true })
  await main.getByLabel('Amount (PHP)').fill(amount)
  await main.getByRole('button', { name: 'Review' }).tap()
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    main.getByRole('button', { name: `Pay ₱${amount}.00` }).tap(),
  ])
  await expect(provider.getByText('Test page').first()).toBeVisible()
  return provider
}

test('[CASH-15] deposits that are looked at a day later say what became of them, and late money is added', async ({
  page,
}) => {
  let later = 0
  const server = await serveSandbox({
    port: 0,
    site: { dir: SITE_DIR },
    pictureDir: PICTURE_DIR,
    now: () => Date.now() + later,
  })
  try {
    const { control } = server.sandbox
    await control.scenario({ name: 'no-popups' })
    await page.addInitScript(() => {
      if (origin !== 'null') localStorage.setItem('MC_DOWNLOAD_BAR_HIDDEN', '1')
    })
    const at = (path: string) => new URL(path, server.url).href
    const main = page.getByRole('main')
    await open(page, at('/m/voucherCenter'))
    await enter(page)
    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
    await (await begin(page, '300')).close()
    await expect(heading(page)).toHaveText(/Not confirmed yet|Waiting for your payment/)
    const unpaid = new URL(page.url()).searchParams.get('deposit') ?? ''
    await open(page, at('/m/home'))
    const silent = await begin(page, '200')
    await silent.getByRole('button', { name: 'Take it and say nothing' }).tap()
    await expect(silent.getByText('The payment was taken.')).toBeVisible()
    await silent.close()
    await expect(heading(page)).toHaveText('Your payment is being confirmed')

    later = DAY_MS
    await open(page, at('/m/home'))
    if (page.url().endsWith('/m/login')) await enter(page)
    await page.getByRole('link', { name: 'Deposit' }).first().tap()
    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
    await expect(main.getByText('₱200.00 is being confirmed.')).toBeVisible()
    await main
      .getByRole('list', { name: 'Your deposits' })
      .getByRole('link', { name: new RegExp(unpaid) })
      .tap()
    await expect(heading(page)).toHaveText('The time to pay is over.')
    await expect(main.getByText('If you have paid, it is added as soon as it arrives.')).toBeVisible()
    await control.payDeposit({ depositId: unpaid, end: 'paid' })
    await main.getByRole('button', { name: 'I have paid' }).tap()
    await expect(heading(page)).toHaveText('Added to your wallet')
    await expect(main.getByText('₱12,780.50')).toBeVisible()
    await open(page, at('/m/webEmail'))
    await expect(main.getByText('Your deposit has arrived')).toBeVisible()
  } finally {
    await server.close()
  }
})

test('[CASH-05] a deposit in two tabs has one end, which both show', async ({ page, context, control }) => {
  await beMember(page)
  await open(page, '/m/home')
  const provider = await begin(page, '400')
  const depositId = new URL(page.url()).searchParams.get('deposit')
  const other = await context.newPage()
  await open(other, page.url())
  await expect(heading(other)).toHaveText('Waiting for your payment')
  await provider.getByRole('button', { name: 'Pay ₱400.00' }).tap()
  await expect(provider.getByText(/payment was (made|taken)|paid/i).first()).toBeVisible()
  await provider.close()
  for (const tab of [other, page]) {
    await tab.bringToFront()
    await expect(heading(tab)).toHaveText('Added to your wallet')
    await expect(tab.getByRole('main').getByText('₱12,880.50')).toBeVisible()
  }
  // Left in a tab that has not seen it: what is paid stays paid, and is booked once.
  expect(asked(control, 'depositCreate')).toHaveLength(1)
  await open(other, '/m/transaction/record')
  await expect(other.getByRole('main').getByRole('button', { name: /Deposit plus ₱400\.00/ })).toHaveCount(1)
  expect(depositId).toMatch(/^D/)
})

test('[CASH-11][SESSION-07][ROUTE-30] a session that ends while forms are half filled loses nothing that was typed, but secrets', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/)
  await control.setPaymentPassword({ userName: 'demo', password: SECRET })
  await control.addPayoutAccount({ userName: 'demo', number: '09171234821' })
  await beMember(page)
  await open(page, '/m/member/home')
  const main = page.getByRole('main')
  // With this request, and not with one that the page makes by itself a moment before the tap.
  const endSessionWith = (path: string) =>
    page.route(
      (url) => url.pathname === path,
      async (route) => {
        if (route.request().method() === 'POST') await control.revoke({ userName: 'demo' })
        await route.fallback()
      },
    )
  await page.locator('main a[href="/m/voucherCenter"]').tap()
  await main.getByRole('radio', { name: /BankLink/ }).check({ force: true })
  await main.getByLabel('Amount (PHP)').fill('1,234.5')
  await endSessionWith('/wps/fund/deposit')
  await main.getByRole('button', { name: 'Review' }).tap()
  await main.getByRole('button', { name: /^Pay / }).tap()
  await enter(page)
  await expect(page).toHaveURL(/\/m\/voucherCenter/)
  await open(page, '/m/voucherCenter')
  await expect(main.getByLabel('Amount (PHP)')).toHaveValue('1,234.5')
  await expect(main.getByRole('radio', { name: /BankLink/ })).toBeChecked()
  expect(asked(control, 'depositCreate').filter(({ status }) => status === 200)).toHaveLength(0)

  await open(page, '/m/withdraw')
  await main.getByRole('radio', { name: /QuickPay/ }).check()
  await main.getByLabel('Amount').fill('750')
  await main.getByLabel('Payment password').fill(SECRET)
  await main.getByRole('button', { name: 'Review' }).tap()
  await endSessionWith('/wps/fund/withdrawal')
  await main.getByRole('button', { name: 'Withdraw ₱750.00' }).tap()
  await enter(page)
  await expect(page).toHaveURL(/\/m\/withdraw/)
  await expect(main.getByLabel('Amount')).toHaveValue('750')
  await expect(main.getByRole('radio', { name: /QuickPay/ })).toBeChecked()
  await expect(main.getByLabel('Payment password')).toHaveValue('')
  await expect(main.getByText('Balance ₱12,480.50', { exact: true })).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(SECRET)
})

for (const wrongBy of [DAY_MS, -DAY_MS]) {
  test(`[CASH-14] on a phone whose clock is wrong by ${wrongBy / DAY_MS} days a deposit has its time, and its end`, async ({
    page,
  }) => {
    await page.addInitScript((ms) => {
      const { now } = Date
      const Real = Date
      const Wrong = new Proxy(Real, {
        construct: (target, given: []) => (given.length === 0 ? new target(now() + ms) : new target(...given)),
      })
      Wrong.now = () => now() + ms
      globalThis.Date = Wrong
    }, wrongBy)
    await beMember(page)
    await open(page, '/m/home')
    const provider = await begin(page, '150')
    await expect(heading(page)).toHaveText(/Waiting for your payment|Not confirmed yet/)
    await expect(page.getByRole('main').getByText(/^Time left: (30:00|2\d:\d\d)$/)).toBeVisible()
    await provider.getByRole('button', { name: 'Pay ₱150.00' }).tap()
    await provider.getByRole('link', { name: 'Back to the site' }).tap()
    await expect(heading(provider)).toHaveText('Added to your wallet')
    await expect(provider.getByRole('main').getByText('₱12,630.50')).toBeVisible()
  })
}

test('[CASH-34] a forgotten payment password is reset by the phone, from the withdrawal it was asked for; money waits a day', async ({
  page,
  control,
}) => {
  await control.setPaymentPassword({ userName: 'demo', password: '951357' })
  await control.addPayoutAccount({ userName: 'demo', number: '09171234821' })
  await beMember(page)
  await open(page, '/m/member/home')
  const main = page.getByRole('main')
  await page.locator('main a[href="/m/withdraw"]').tap()
  await main.getByRole('radio', { name: /QuickPay/ }).check()
  await main.getByLabel('Amount').fill('500')
  await main.getByRole('link', { name: 'Forgot it? Reset with my phone' }).tap()
  await expect(page).toHaveURL(/\/m\/withdraw\/paymentPassword\?step=reset$/)
  await page.reload()
  await ready(page)
  await main.getByLabel('New payment password').fill(SECRET)
  await main.getByLabel('The same again').fill(SECRET)
  await main.getByRole('button', { name: 'Get code' }).tap()
  await expect(main.getByLabel('Code sent to ****0001')).toBeFocused()
  // After a reload the code is still on its way; the secret is typed once more.
  await page.reload()
  await ready(page)
  await expect(main.getByRole('button', { name: 'Get code' })).toHaveCount(0)
  await main.getByLabel('New payment password').fill(SECRET)
  await main.getByLabel('The same again').fill(SECRET)
  await main.getByLabel('Code sent to ****0001').fill('000000')
  await main.getByRole('button', { name: 'Reset payment password' }).tap()
  await expect(main.getByText('Verification code error.').first()).toBeVisible()
  await expect(main.getByLabel('New payment password')).toHaveValue(SECRET)
  await main.getByLabel('Code sent to ****0001').fill(lastSecret(control))
  await main.getByRole('button', { name: 'Reset payment password' }).tap()
  await expect(main.getByRole('heading', { name: 'Your payment password is reset' })).toBeVisible()
  await main.getByRole('link', { name: 'Go to withdraw' }).tap()
  await expect(main.getByText(/^Withdrawals open again on .+, as your payment password was reset\.$/)).toBeVisible()
  await open(page, '/m/webEmail')
  await expect(main.getByText('Your payment password was reset').first()).toBeVisible()
})
