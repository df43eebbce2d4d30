import { asked, beMember, expect, open, test } from './site-fixtures.ts'

const DEMO = { userName: 'demo' }
const SECRET = '730518'
const CLOSED = 'This request was closed. No money moved.'

test('[CASH-05] sends a deposit, a withdrawal, a reward and a limit at the first tap while a second tab watches', async ({
  page,
  context,
  control,
}) => {
  await control.setPaymentPassword({ ...DEMO, password: SECRET })
  await control.addPayoutAccount({ ...DEMO, number: '09171234821' })
  const watcher = await context.newPage()
  await beMember(watcher)
  await open(watcher, '/m/member/home')
  await beMember(page)
  await page.bringToFront()
  const main = page.getByRole('main')

  await open(page, '/m/voucherCenter')
  await main.getByRole('radio', { name: /QuickPay/ }).check({ force: true })
  await main.getByLabel('Amount (PHP)').fill('500')
  await main.getByRole('button', { name: 'Review' }).tap()
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    main.getByRole('button', { name: 'Pay ₱500.00' }).tap(),
  ])
  await expect(page).toHaveURL(/deposit=D/)
  await provider.close()

  await open(page, '/m/withdraw')
  await main.getByRole('radio', { name: /QuickPay/ }).check()
  await main.getByLabel('Amount').fill('500')
  await main.getByLabel('Payment password').fill(SECRET)
  await main.getByRole('button', { name: 'Review' }).tap()
  await main.getByRole('button', { name: 'Withdraw ₱500.00' }).tap()
  await expect(page).toHaveURL(/withdrawal=W/)

  await open(page, '/m/rewardCenter')
  await main
    .getByRole('button', { name: /^Claim/ })
    .first()
    .tap()
  await expect.poll(() => asked(control, 'rewardClaim').length).toBe(1)
  // What was claimed has moved the balance of this page.
  await expect.poll(() => asked(control, 'rewardList').length).toBeGreaterThan(1)

  await open(page, '/m/voucherCenter/limits')
  await main.getByRole('radio', { name: 'Each day' }).check()
  await main.getByLabel('At most (PHP)').fill('5,000')
  await main.getByRole('button', { name: 'Set limit' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set limit' }).tap()
  await expect(main.getByText('₱5,000.00')).toBeVisible()

  await expect(page.getByText(CLOSED)).toHaveCount(0)
  for (const call of ['depositCreate', 'withdrawalCreate', 'rewardClaim', 'depositLimitSet'])
    expect(asked(control, call), call).toMatchObject([{ status: 200, code: undefined }])
  await expect(watcher.getByText(CLOSED)).toHaveCount(0)
})
