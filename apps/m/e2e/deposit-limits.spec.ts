import { axe } from './axe.ts'
import { field, tapTwice } from './locators.ts'
import { registerFriend } from './register-friend.ts'
import { asked, beMember, expect, open, PASSWORD, ready, test } from './site-fixtures.ts'

test('[CASH-20] own limits: by a link as a guest, kept over a reload, felt by the deposit, and told in the inbox', async ({
  page,
  control,
}) => {
  await open(page, '/m/voucherCenter/limits')
  await expect(page).toHaveURL(/\/m\/login/)
  await field(page, 'User name').fill('demo')
  await field(page, 'Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/voucherCenter\/limits$/)
  const main = page.getByRole('main')
  const list = main.getByRole('list', { name: 'Your limits for deposits' })
  await expect(list.getByRole('listitem')).toHaveText([
    /Each day.*No limit/,
    /Each week.*No limit/,
    /Each month.*No limit/,
  ])
  await main.getByRole('radio', { name: 'Each day' }).check()
  await main.getByLabel('At most (PHP)').fill('1,000')
  await page.reload()
  await ready(page)
  await expect(main.getByLabel('At most (PHP)')).toHaveValue('1,000')
  await expect(main.getByRole('radio', { name: 'Each day' })).toBeChecked()
  await main.getByRole('button', { name: 'Set limit' }).tap()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('heading', { name: 'Each day: ₱1,000.00 at most?' })).toBeVisible()
  await tapTwice(question.getByRole('button', { name: 'Set limit' }))
  await expect(list.getByText('₱1,000.00', { exact: true })).toBeVisible()
  await expect(list).toBeFocused()
  expect(asked(control, 'depositLimitSet')).toHaveLength(1)

  // A higher one waits, over a reload too; the form of deposits has the one that holds.
  await main.getByRole('radio', { name: 'Each day' }).check()
  await main.getByLabel('At most (PHP)').fill('5000')
  await main.getByRole('button', { name: 'Set limit' }).tap()
  await question.getByRole('button', { name: 'Set limit' }).tap()
  await expect(list.getByText(/^From .*: ₱5,000\.00$/)).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(list.getByText(/^From .*: ₱5,000\.00$/)).toBeVisible()
  await open(page, '/m/voucherCenter')
  await expect(main.getByText(/Your own limit leaves ₱1,000\.00 until/)).toBeVisible()
  await main.getByRole('radio', { name: /QuickPay/ }).check({ force: true })
  await main.getByLabel('Amount (PHP)').fill('1,001')
  await main.getByRole('button', { name: 'Review' }).tap()
  await expect(main.getByText('Your own limit leaves ₱1,000.00.')).toBeVisible()
  await main.getByRole('link', { name: 'My limits' }).tap()
  await expect(page).toHaveURL(/\/m\/voucherCenter\/limits$/)
  await list.getByRole('button', { name: 'Keep ₱1,000.00' }).tap()
  await expect(list.getByText(/₱5,000\.00/)).toBeHidden()
  await open(page, '/m/webEmail')
  await expect(main.getByText('You asked for another deposit limit')).toBeVisible()
})

test('[CASH-22] own limits are reached from the member center', async ({ page }) => {
  await beMember(page)
  await open(page, '/m/member/home')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Deposit limits' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit limits' })).toBeVisible()
  await expect(main.getByRole('list', { name: 'Your limits for deposits' })).toBeVisible()
})

for (const [language, question, later, set] of [
  ['EN', 'Your first deposit: set a limit?', 'Not now', 'Set a limit'],
  ['TY', 'Unang deposito mo: magtatakda ka ba ng limitasyon?', 'Hindi muna', 'Magtakda ng limitasyon'],
  ['BN', 'আপনার প্রথম জমা: সীমা ঠিক করবেন?', 'এখন নয়', 'সীমা ঠিক করুন'],
] as const) {
  test(`[CASH-21] before the first deposit a member is asked once for an own limit, in ${language}`, async ({
    page,
    context,
    server,
  }) => {
    await registerFriend(server.url, 'maria', 'demo')
    await page.setViewportSize({ width: 360, height: 640 })
    await context.addCookies([{ name: 'MC_LANGUAGE', value: language, url: server.url }])
    await page.addInitScript((code) => origin !== 'null' && localStorage.setItem('MC_LANGUAGE', code), language)
    await beMember(page, 'maria')
    await open(page, '/m/voucherCenter')
    const asks = page.getByRole('region', { name: question })
    await expect(asks).toBeVisible()
    // The form does not wait for an answer.
    await expect(page.getByRole('main').locator('button[type=submit]')).toBeEnabled()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await axe(page, `the first limit in ${language}`)
    await page.reload()
    await ready(page)
    await expect(asks).toBeVisible()
    // Both ways have the same weight, and keys reach both.
    const ways = [asks.getByRole('button', { name: set }), asks.getByRole('button', { name: later })] as const
    const [one, other] = await Promise.all(ways.map((way) => way.evaluate(({ className }) => className)))
    expect(one).toBe(other)
    await ways[0].focus()
    await page.keyboard.press('Tab')
    await expect(ways[1]).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(asks).toHaveCount(0)
    await page.reload()
    await ready(page)
    await expect(page.getByRole('main').locator('button[type=submit]')).toBeEnabled()
    await expect(asks).toHaveCount(0)
  })
}

test('[CASH-21] who wants an own limit before the first deposit is led to it, and asked no more', async ({
  page,
  server,
}) => {
  await registerFriend(server.url, 'maria', 'demo')
  await beMember(page, 'maria')
  await open(page, '/m/voucherCenter')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Set a limit' }).tap()
  await expect(page).toHaveURL(/\/m\/voucherCenter\/limits$/)
  await main.getByRole('radio', { name: 'Each day' }).check()
  await main.getByLabel('At most (PHP)').fill('300')
  await main.getByRole('button', { name: 'Set limit' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set limit' }).tap()
  await expect(main.getByText('₱300.00', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(main.getByText(/Your own limit leaves ₱300\.00 until/)).toBeVisible()
  await expect(main.getByRole('region', { name: 'Your first deposit: set a limit?' })).toHaveCount(0)
})
