import { createFoyer, signIn, unwrap } from '@foyer/core'
import { contract } from '@foyer/core/contract'
import { memoryPorts } from '@foyer/core/testing'
import type { Locator, Page } from '@playwright/test'
import { tapTwice } from './locators.ts'
import {
  asked,
  beMember,
  expect,
  lastSecret,
  open,
  ready,
  PASSWORD as SIGN_IN_PASSWORD,
  test,
} from './site-fixtures.ts'

const DEMO = { userName: 'demo' }
const PASSWORD = '730518'

const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { name })

async function review(page: Page, amount: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /QuickPay/ }).check()
  await main.getByLabel('Amount').fill(amount)
  await main.getByLabel('Payment password').fill(PASSWORD)
  await main.getByRole('button', { name: 'Review' }).click()
  await expect(heading(page, 'Check your withdrawal')).toBeFocused()
}

test('[CASH-30] from the member center to money that is paid: password, account, review, and what comes of it', async ({
  page,
  context,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/member/home')
  await page.locator('main a[href="/m/withdraw"]').click()
  const main = page.getByRole('main')
  await expect(main.getByText('You can withdraw', { exact: true })).toBeVisible()

  // What is needed first, each with its way there and back.
  await main.getByRole('link', { name: 'Set payment password' }).click()
  await expect(page).toHaveURL(/\/m\/withdraw\/paymentPassword$/)
  await main.getByLabel('New payment password').fill(PASSWORD)
  await main.getByLabel('The same again').fill(PASSWORD)
  await main.getByRole('button', { name: 'Get code' }).click()
  await expect(main.getByLabel('Code sent to ****0001')).toBeFocused()
  await main.getByLabel('Code sent to ****0001').fill(lastSecret(control))
  await main.getByRole('button', { name: 'Set payment password' }).click()
  await expect(heading(page, 'Your payment password is set')).toBeVisible()
  await main.getByRole('link', { name: 'Go to withdraw' }).click()
  await main.getByRole('link', { name: 'Add an account' }).click()
  await expect(page).toHaveURL(/\/m\/withdraw\/accounts$/)
  await main.getByRole('button', { name: 'Add an account' }).click()
  await main.getByRole('radio', { name: 'E-wallet' }).check()
  await main.getByRole('combobox', { name: 'E-wallet' }).selectOption('QP')
  await main.getByLabel('Number of your e-wallet').fill('0917 123 4821')
  await main.getByRole('button', { name: 'Get code' }).click()
  await expect(main.getByLabel('Code sent to ****0001')).toBeFocused()
  await main.getByLabel('Code sent to ****0001').fill(lastSecret(control))
  await main.getByRole('button', { name: 'Add account' }).click()
  await expect(main.getByRole('list', { name: 'Payout accounts: 1 of 5' })).toBeFocused()
  await page.goBack()

  // The fields, the review, back, and a reload of the review: what was typed stays, but for the secret.
  await review(page, '1,000.5')
  await page.goBack()
  await expect(main.getByLabel('Amount')).toHaveValue('1,000.5')
  await expect(main.getByLabel('Payment password')).toHaveValue(PASSWORD)
  await main.getByRole('button', { name: 'Review' }).click()
  await page.reload()
  await ready(page)
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  await expect(main.getByLabel('Amount')).toHaveValue('1,000.5')
  await expect(main.getByLabel('Payment password')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    PASSWORD,
  )
  await review(page, '1,000.5')
  await tapTwice(main.getByRole('button', { name: 'Withdraw ₱1,000.50' }))
  await expect(heading(page, 'Requested')).toBeFocused()
  expect(asked(control, 'withdrawalCreate')).toHaveLength(1)
  await expect(page).toHaveURL(/\/m\/withdraw\?withdrawal=W\w{9}$/)
  const address = page.url()

  // In another tab, and after the merchant and the rail have done their part.
  const other = await context.newPage()
  await beMember(other)
  await open(other, address)
  await expect(heading(other, 'Requested')).toBeVisible()
  await control.reviewWithdrawal({ ...DEMO, decision: 'approve' })
  await control.settleWithdrawal({ ...DEMO, result: 'paid' })
  await other.getByRole('button', { name: 'Check now' }).click()
  await expect(heading(other, 'Paid to QuickPay')).toBeFocused()
  await other.close()
  // The first tab has asked by itself, or does so now.
  await expect(heading(page, 'Paid to QuickPay')).toBeFocused({ timeout: 30_000 })

  // Back leads to the fields and not to the review; the records tell of it to the cent.
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  await expect(main.getByRole('region', { name: 'Earlier withdrawals' }).getByText('₱1,000.50')).toBeVisible()
  await expect(main.getByText('Balance ₱11,480.00', { exact: true })).toBeVisible()
  // What can be withdrawn is what is left until the identity is proved.
  await expect(main.getByText('₱999.50', { exact: true })).toBeVisible()
  await open(page, '/m/transaction/record')
  await expect(main.getByText('Withdrawal', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('₱1,000.50').first()).toBeVisible()
  await open(page, '/m/webEmail')
  await expect(main.getByText('Withdrawal paid')).toBeVisible()
})

test('[CASH-02] an answer that is lost is found out after a reload too; one that is refused is back in the wallet', async ({
  page,
  control,
  expectTrouble,
}) => {
  expectTrouble(/ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE|Failed to load resource|ERR_EMPTY_RESPONSE/)
  await control.setPaymentPassword({ ...DEMO, password: PASSWORD })
  await control.addPayoutAccount({ ...DEMO, number: '09171234821' })
  await beMember(page)
  await open(page, '/m/withdraw')
  const main = page.getByRole('main')
  await review(page, '500')
  await control.setFault({ endpoint: 'withdrawalCreate', kind: 'truncated' })
  await control.setFault({ endpoint: 'attemptResolve', kind: 'offline' })
  await main.getByRole('button', { name: 'Withdraw ₱500.00' }).click()
  await expect(main.getByText('We do not know yet whether this went through. Checking…')).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(main.getByText(/do not know yet|Still checking/)).toBeVisible()
  await control.clearFaults()
  const found = main.getByText('Your withdrawal was requested.')
  await expect(async () => {
    // The page also looks by itself, and may be first.
    if (!(await found.isVisible())) await main.getByRole('button', { name: 'Check now' }).click({ timeout: 1000 })
    await expect(found).toBeVisible({ timeout: 5000 })
  }).toPass()
  await main.getByRole('link', { name: 'Look at it' }).click()
  await expect(heading(page, 'Requested')).toBeVisible()
  await control.reviewWithdrawal({ ...DEMO, decision: 'refuse', reason: 'account' })
  await main.getByRole('button', { name: 'Check now' }).click()
  await expect(heading(page, 'Not paid')).toBeFocused()
  await expect(main.getByText('₱500.00 is back in your wallet.')).toBeVisible()
  await main.getByRole('link', { name: 'To your withdrawals' }).click()
  await expect(main.getByText('Balance ₱12,480.50', { exact: true })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Earlier withdrawals' }).getByText('Not paid')).toBeVisible()
})

test('[CASH-34] a wrong payment password leads back to its field with the reason, which no bar covers', async ({
  page,
  control,
}) => {
  await control.setPaymentPassword({ ...DEMO, password: PASSWORD })
  await control.addPayoutAccount({ ...DEMO, number: '09171234821' })
  await page.setViewportSize({ width: 360, height: 640 })
  await beMember(page)
  await open(page, '/m/withdraw')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /QuickPay/ }).check()
  await main.getByLabel('Amount').fill('500')
  await main.getByLabel('Payment password').fill('990011')
  // By the keyboard from the top of the page: what the page goes back to is not where the field is.
  await page.evaluate(() => scrollTo(0, 0))
  await main.getByLabel('Amount').evaluate((field: HTMLInputElement) => field.form?.requestSubmit())
  await main.getByRole('button', { name: 'Withdraw ₱500.00' }).click()
  const field = main.getByLabel('Payment password')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  await expect(field).toHaveAccessibleDescription('Wrong payment password. 4 tries left.')
  const reason = main.getByText('Wrong payment password. 4 tries left.')
  for (const shown of [field, reason]) {
    await expect(shown).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() =>
        shown.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element === document.elementFromPoint(left + width / 2, top + height / 2)
        }),
      )
      .toBe(true)
  }
})

test('[CASH-31] on a small phone why a request was refused is in view, beside what it is about', async ({
  page,
  control,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await control.setPaymentPassword({ ...DEMO, password: PASSWORD })
  await control.addPayoutAccount({ ...DEMO, number: '09171234821' })
  await beMember(page)
  await open(page, '/m/withdraw')
  const main = page.getByRole('main')
  const inView = async (field: Locator, reason: string) => {
    await expect(main.getByRole('alert')).toHaveText(reason)
    await expect(field).toBeFocused()
    for (const one of [main.getByRole('alert'), field]) await expect(one).toBeInViewport({ ratio: 1 })
  }
  // Less than before is there.
  await review(page, '1,500')
  await control.setBalance({ ...DEMO, balance: '800' })
  await main.getByRole('button', { name: 'Withdraw ₱1,500.00' }).tap()
  await inView(main.getByLabel('Amount'), 'You can withdraw up to ₱800.00.')
  await expect(main.getByText('Enter ₱100.00 to ₱800.00.')).toBeInViewport({ ratio: 1 })
  // The account has gone.
  await review(page, '500')
  await control.addPayoutAccount({ ...DEMO, number: '09171230000' })
  await removeFirstAccount(baseURL ?? '')
  await main.getByRole('button', { name: 'Withdraw ₱500.00' }).tap()
  await inView(
    main.getByRole('radio', { name: /QuickPay/ }),
    'This account is no longer among yours. Choose where it should go.',
  )
  // Nothing is left to withdraw.
  await review(page, '500')
  await control.setBalance({ ...DEMO, balance: '50' })
  await main.getByRole('button', { name: 'Withdraw ₱500.00' }).tap()
  await expect(main.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(main.getByText(/^The smallest withdrawal is ₱100\.00\./)).toBeInViewport({ ratio: 1 })
})

/** As the member does on another device. */
async function removeFirstAccount(baseUrl: string): Promise<void> {
  const foyer = createFoyer({ merchant: 'demo', baseUrl, ports: memoryPorts() })
  unwrap(await foyer.use(signIn).withPassword({ username: 'demo', password: SIGN_IN_PASSWORD }))
  const { list } = await foyer.call(contract.payoutAccounts, {})
  await foyer.call(contract.payoutAccountRemove, { accountId: list[0]?.accountId ?? '' })
  foyer.dispose()
}

for (const language of ['EN', 'TY', 'BN']) {
  test(`what asks for a code says so in one line on a small phone, in ${language}`, async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await context.addCookies([{ name: 'MC_LANGUAGE', value: language, url: server.url }])
    await page.addInitScript((code) => origin !== 'null' && localStorage.setItem('MC_LANGUAGE', code), language)
    await beMember(page)
    await open(page, '/m/withdraw/paymentPassword')
    const button = page.getByRole('main').locator('.fy-sms-send')
    await expect(button).toBeVisible()
    const [lines, room] = await button.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element.querySelector('.fy-button-label') ?? element)
      const inner = element.clientWidth - 2 * Number.parseFloat(getComputedStyle(element).paddingInlineStart)
      return [range.getClientRects().length, inner - range.getBoundingClientRect().width] as const
    })
    expect(lines).toBe(1)
    // Fonts of phones are wider than the one here.
    expect(room).toBeGreaterThan(8)
  })
}
