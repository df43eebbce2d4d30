import { field, tap } from './locators.ts'
import { expect, lastSecret, open, test } from './site-fixtures.ts'

const NAME = 'fresh2026'
const SECRET = '730518'
const NUMBER = '9179999999'

test('[CASH-37][REG-09] takes money out after a registration by user name, with a phone number added on the way', async ({
  page,
  control,
}) => {
  const main = page.getByRole('main')
  await open(page, '/m/register')
  await field(page, 'User name').fill(NAME)
  await field(page, 'Password').fill('Fresh2026')
  await field(page, 'Confirm password').fill('Fresh2026')
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
  await tap(page, 'Register')
  await expect(page).toHaveURL(/\/m\/home$/)

  await page.getByRole('link', { name: 'Deposit' }).first().tap()
  await main.getByRole('radio', { name: /QuickPay/ }).check({ force: true })
  await main.getByLabel('Amount (PHP)').fill('1,000')
  await main.getByRole('button', { name: 'Review' }).tap()
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    main.getByRole('button', { name: 'Pay ₱1,000.00' }).tap(),
  ])
  await provider.getByRole('button', { name: 'Pay ₱1,000.00' }).tap()
  // The window is closed when the provider has the payment: a closing page would take its request along.
  await expect(provider.getByRole('link', { name: 'Back to the site' })).toBeVisible()
  await provider.close()
  await expect(main.getByText('Added to your wallet')).toBeVisible()
  // Won meanwhile; the deposit itself is still to be staked.
  await control.setBalance({ userName: NAME, balance: '5000.00' })

  // What is missing is said with the way there, and the way leads back.
  await open(page, '/m/member/home')
  await page.locator('main a[href="/m/withdraw"]').tap()
  await expect(main.getByText(/^Add a phone number\. The code/)).toBeVisible()
  await main.getByRole('link', { name: 'Add a phone number' }).tap()
  await expect(page).toHaveURL(/\/m\/securityCenter\/phone\?task=withdraw$/)
  await main.getByLabel('Mobile number').fill(`0${NUMBER}`)
  await main.getByRole('button', { name: 'Get code' }).tap()
  await expect(main.getByLabel('Verification code')).toBeFocused()
  await main.getByLabel('Verification code').fill(lastSecret(control))
  await main.getByRole('button', { name: 'Add phone number' }).tap()
  await expect(main.getByRole('heading', { name: 'Your phone number is confirmed' })).toBeVisible()
  await main.getByRole('button', { name: 'Go on where you were' }).tap()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  await expect(main.getByText(/^Add a phone number\. The code/)).toHaveCount(0)

  await main.getByRole('link', { name: 'Set payment password' }).tap()
  await main.getByLabel('New payment password').fill(SECRET)
  await main.getByLabel('The same again').fill(SECRET)
  await main.getByRole('button', { name: 'Get code' }).tap()
  await expect(main.getByLabel('Code sent to ****9999')).toBeFocused()
  await main.getByLabel('Code sent to ****9999').fill(lastSecret(control))
  await main.getByRole('button', { name: 'Set payment password' }).tap()
  await main.getByRole('link', { name: 'Go to withdraw' }).tap()
  await main.getByRole('link', { name: 'Add an account' }).tap()
  await main.getByRole('button', { name: 'Add an account' }).tap()
  await main.getByRole('radio', { name: 'E-wallet' }).check()
  await main.getByRole('combobox', { name: 'E-wallet' }).selectOption('QP')
  await main.getByLabel('Number of your e-wallet').fill('0917 123 4821')
  await main.getByRole('button', { name: 'Get code' }).tap()
  await expect(main.getByLabel('Code sent to ****9999')).toBeFocused()
  await main.getByLabel('Code sent to ****9999').fill(lastSecret(control))
  await main.getByRole('button', { name: 'Add account' }).tap()
  await expect(main.getByRole('list', { name: 'Payout accounts: 1 of 5' })).toBeFocused()
  await page.goBack()

  await main.getByRole('radio', { name: /QuickPay/ }).check()
  await main.getByLabel('Amount').fill('200')
  await main.getByLabel('Payment password').fill(SECRET)
  await main.getByRole('button', { name: 'Review' }).tap()
  await main.getByRole('button', { name: 'Withdraw ₱200.00' }).tap()
  await expect(main.getByRole('heading', { name: 'Requested' })).toBeVisible()
  await control.reviewWithdrawal({ userName: NAME, decision: 'approve' })
  await control.settleWithdrawal({ userName: NAME, result: 'paid' })
  await main.getByRole('button', { name: 'Check now' }).tap()
  await expect(main.getByRole('heading', { name: 'Paid to QuickPay' })).toBeVisible()

  // The security center shows the number as confirmed.
  await open(page, '/m/securityCenter')
  await expect(main.getByRole('link', { name: /^Phone number/ })).toContainText('917****999')
})
