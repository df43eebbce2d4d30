import type { Page } from '@playwright/test'
import { browserBack } from './locators.ts'
import { asked, beMember, expect, open, ready, test } from './site-fixtures.ts'

/** The page of the provider, in the window that a tap opens. */
async function pay(page: Page, amount: string): Promise<Page> {
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Pay ${amount}` }).dblclick(),
  ])
  await expect(provider.getByText('Test page').first()).toBeVisible()
  return provider
}

async function review(page: Page, method: RegExp, amount: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check({ force: true })
  await page.getByLabel('Amount (PHP)').fill(amount)
  await page.getByRole('button', { name: 'Review' }).tap()
  await expect(page).toHaveURL(/step=review/)
}

test('[CASH-12][WALLET-03][FLAG-05] money comes in through a window of the provider: paid, refused, left and paid late, pending', async ({
  page,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/voucherCenter')
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 2 }).first()

  // What it costs is told before a method is chosen, and nothing is chosen beforehand.
  await expect(main.getByRole('radio', { name: /MoboCash.*1%.*₱100 to ₱25,000/ })).toBeVisible()
  await expect(main.getByRole('radio', { name: /CardPay.*Closed until/ })).toBeDisabled()
  await main.getByRole('button', { name: 'Review' }).tap()
  await expect(main.getByText('Choose how to pay.')).toBeVisible()
  await main.getByRole('radio', { name: /QuickPay/ }).check({ force: true })
  await main.getByRole('button', { name: '₱500', exact: true }).tap()
  await page.reload()
  await ready(page)
  await expect(main.getByLabel('Amount (PHP)')).toHaveValue('500.00')
  await main.getByRole('button', { name: 'Review' }).tap()
  await expect(page).toHaveURL(/step=review/)
  await page.goBack()
  await expect(main.getByLabel('Amount (PHP)')).toHaveValue('500.00')
  await page.goForward()

  // Paid, and back by the link of the provider: its word in the address is not what is believed.
  const paid = await pay(page, '₱500.00')
  await paid.getByRole('button', { name: 'Pay ₱500.00' }).tap()
  await paid.getByRole('link', { name: 'Back to the site' }).tap()
  await expect(paid).toHaveURL(/\/m\/voucherCenter\?deposit=D/)
  await expect(paid.getByRole('main').getByText('Added to your wallet')).toBeVisible()
  await paid.close()
  await expect(heading).toHaveText('Added to your wallet')
  await expect(main.getByText('₱12,980.50')).toBeVisible()
  expect(asked(control, 'depositCreate')).toHaveLength(1)
  const reference = new URL(page.url()).searchParams.get('deposit') ?? ''
  await main.getByRole('link', { name: 'See transactions' }).tap()
  await main.getByRole('button', { name: /Deposit plus ₱500\.00/ }).tap()
  await expect(page.getByRole('dialog')).toContainText(reference)

  // Refused: nothing was charged, and the same figures are there again.
  await open(page, '/m/voucherCenter')
  await review(page, /QuickPay/, '250')
  const refused = await pay(page, '₱250.00')
  await refused.getByRole('button', { name: 'Refuse' }).tap()
  await expect(refused.getByText('The payment was refused.')).toBeVisible()
  await refused.close()
  await expect(heading).toHaveText('The payment did not go through.')
  await expect(main.getByText('You were not charged.')).toBeVisible()
  await main.getByRole('button', { name: 'Try QuickPay again' }).tap()
  await expect(main.getByLabel('Amount (PHP)')).toHaveValue('250.00')
  await main.getByRole('button', { name: 'Review' }).tap()

  // The window is closed: it stays open for payment, a reload too; it is left, and money that comes late is booked.
  const closed = await pay(page, '₱250.00')
  await closed.close()
  await expect(heading).toHaveText('Waiting for your payment')
  await page.reload()
  await ready(page)
  await expect(heading).toHaveText('Waiting for your payment')
  // Who comes back from the provider without a payment reads so.
  await open(page, `${new URL(page.url()).pathname}${new URL(page.url()).search}&status=cancelled`)
  await expect(heading).toHaveText('Not confirmed yet')
  await main.getByRole('button', { name: 'Leave it' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave it' }).tap()
  await expect(heading).toHaveText('You left the payment. Nothing was added.')
  await control.payDeposit({ depositId: new URL(page.url()).searchParams.get('deposit') ?? '', end: 'paid' })
  await main.getByRole('button', { name: 'I have paid' }).tap()
  await expect(heading).toHaveText('Added to your wallet')
  await expect(main.getByText('₱13,230.50')).toBeVisible()

  // Pending is no end: it is among the open ones, and the inbox has a letter for each step.
  await open(page, '/m/voucherCenter')
  await review(page, /QuickPay/, '100')
  const silent = await pay(page, '₱100.00')
  await silent.getByRole('button', { name: 'Take it and say nothing' }).tap()
  await expect(silent.getByText('The payment was taken.')).toBeVisible()
  await silent.close()
  await expect(heading).toHaveText('Your payment is being confirmed')
  await open(page, '/m/voucherCenter')
  await expect(main.getByText('₱100.00 is being confirmed.')).toBeVisible()
  await expect(main.getByRole('link', { name: new RegExp(reference) })).toContainText('Paid')
  await open(page, '/m/webEmail')
  await expect(main.getByText(reference).first()).toBeVisible()
})

test('[CASH-12] says in the window of the tap what is opened while the platform is slow', async ({ page }) => {
  await beMember(page)
  await open(page, '/m/voucherCenter')
  await review(page, /QuickPay/, '500')
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/wps/fund/deposit', async (route) => {
    if (route.request().method() === 'POST') await isAsked
    await route.fallback()
  })
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Pay ₱500.00' }).tap(),
  ])
  await expect(provider.getByText('Opening the payment page…')).toBeVisible()
  await expect(provider).toHaveTitle('Opening the payment page…')
  answer()
  await expect(page).toHaveURL(/deposit=D/)
})

test('[CASH-12] in a frame the back button closes the provider’s page alone, and a lost answer is found out, once', async ({
  page,
  control,
  expectTrouble,
}) => {
  // The provider of the sandbox is on the host of the site; a real one is not.
  expectTrouble(/net::ERR_FAILED|can escape its sandboxing|Unsafe attempt to initiate navigation/)
  await beMember(page)
  await open(page, '/m/home')
  await page.getByRole('link', { name: 'Deposit' }).first().tap()
  const main = page.getByRole('main')
  await review(page, /MoboCash/, '1,000')
  await expect(main.getByText('₱1,010.00').first()).toBeVisible()
  // The platform acts, and its answer is lost on the way.
  let lost = 0
  await page.route('**/wps/fund/deposit', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await main.getByRole('button', { name: 'Pay ₱1,010.00' }).dblclick()
  const dialog = page.getByRole('dialog', { name: 'Payment page of MoboCash' })
  const provider = dialog.frameLocator('iframe')
  await expect(provider.getByRole('button', { name: 'Pay ₱1,010.00' })).toBeVisible()
  // It cannot put another page in place of this one.
  const leading = provider.locator('body').evaluate(() => window.top?.location.assign('/m/help'))
  await expect(leading).rejects.toThrow(/does not have permission to navigate/)
  expect(lost).toBe(1)
  expect(control.log().filter(({ endpoint }) => endpoint === 'depositCreate')).toHaveLength(2)

  await browserBack(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\?deposit=D/)
  await main.getByRole('button', { name: 'Open payment page' }).tap()
  await provider.getByLabel('Amount').fill('600')
  await provider.getByRole('button', { name: 'Pay another amount' }).tap()
  // The frame tells that something has happened; the platform tells what.
  await expect(dialog).toBeHidden()
  await expect(main.getByText('₱594.00').first()).toBeVisible()
  await expect(main.getByText('₱600.00 came in instead of ₱1,010.00.')).toBeVisible()
  await expect(main.getByText('₱13,074.50')).toBeVisible()
  // One press leads to the form, and not into the frame that is gone. What is paid is no longer in it.
  await browserBack(page)
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  await expect(main.getByLabel('Amount (PHP)')).toHaveValue('')
  await expect(main.getByRole('list', { name: 'Your deposits' }).getByRole('listitem')).toHaveCount(1)
})

test('[CASH-13] on a small phone terms that changed are told in view, beside the button that was tapped', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await beMember(page)
  await open(page, '/m/voucherCenter')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^10 % on a deposit/ }).check({ force: true })
  await review(page, /MoboCash/, '1,000')
  const pay = main.getByRole('button', { name: /^Pay / })
  await pay.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await control.setDepositMethod({ methodCode: 'MOBOCASH', feeRate: 200 })
  await pay.tap()
  await expect(main.getByRole('alert')).toHaveText('The terms changed. Please look at them again.')
  await expect(main.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(main.getByText('was ₱1,010.00')).toBeVisible()
})
