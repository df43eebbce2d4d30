import { createFoyer, signIn, unwrap } from '@foyer/core'
import { contract } from '@foyer/core/contract'
import { memoryPorts } from '@foyer/core/testing'
import { tapTwice } from './locators.ts'
import { playRounds } from './play-rounds.ts'
import { asked, beMember, expect, open, PASSWORD, ready, test } from './site-fixtures.ts'

/** Leaves a deposit open, as from another device. */
async function beginDeposit(baseUrl: string): Promise<void> {
  const ports = memoryPorts()
  const foyer = createFoyer({ merchant: 'demo', baseUrl, ports })
  unwrap(await foyer.use(signIn).withPassword({ username: 'demo', password: PASSWORD }))
  const figures = { methodCode: 'QUICKPAY', amount: '250.00', fee: '0.00', returnUrl: '/m/voucherCenter' }
  await foyer.call(contract.depositCreate, { ...figures, idempotencyKey: ports.random.uuid() })
  foyer.dispose()
}

test('[CASH-60] a good is redeemed: points go, credit comes, and order, history and records say so', async ({
  page,
  control,
}) => {
  await beMember(page)
  await open(page, '/m/mall/mallHome')
  const main = page.getByRole('main')
  await expect(main.getByText('740 points')).toBeVisible()
  // Too dear: said, and nothing to tap.
  await main.getByRole('link', { name: /Power bank/ }).tap()
  await expect(main.getByText('You need 11,260 more points')).toBeVisible()
  await expect(main.getByRole('button', { name: /Redeem/ })).toHaveCount(0)
  await page.goBack()

  await main.getByRole('link', { name: /₱10\.00 credit/ }).tap()
  await expect(page).toHaveURL(/\/m\/mall\/good\?id=credit-10$/)
  // What is paid for is in view with its terms, also after a reload.
  await page.reload()
  await ready(page)
  await expect(main.getByText('In your wallet at once.')).toBeVisible()
  const redeem = main.getByRole('button', { name: 'Redeem for 500 points' })
  await tapTwice(redeem)
  await expect(main.getByText('₱10.00 is in your wallet.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/mall\/order\?id=G/)
  const reference = new URL(page.url()).searchParams.get('id') ?? ''
  await expect(main.getByText(reference)).toBeVisible()
  // The order has taken the place of the question: back leads before it.
  await page.goBack()
  await expect(main.getByText('240 points')).toBeVisible()
  expect(control.log().filter(({ endpoint }) => endpoint === 'goodsRedeem')).toHaveLength(1)

  await main.getByRole('link', { name: 'My orders' }).tap()
  await expect(main.locator(`a[href$="id=${reference}"]`)).toBeVisible()
  await page.goBack()
  await main.getByRole('link', { name: 'Points history' }).tap()
  await expect(main.getByRole('listitem').first()).toContainText(reference)
  await open(page, '/m/transaction/record')
  await main.getByRole('button', { name: 'Rewards', exact: true }).tap()
  await main.getByRole('button', { name: /Bonus/ }).first().tap()
  await expect(page.getByRole('dialog')).toContainText(reference)
  await open(page, '/m/webEmail')
  await expect(main.getByText('Your credit is in your wallet')).toBeVisible()
})

test('[CASH-50] a reward is claimed under terms that are in view, play brings its turnover, and it can be given back', async ({
  page,
  control,
  request,
}) => {
  await beMember(page)
  await open(page, '/m/rewardCenter')
  const main = page.getByRole('main')
  await expect(main.getByText('₱7,400.00 of ₱10,000.00 to VIP 4')).toBeVisible()
  const daily = main.getByRole('article').filter({ hasText: 'Daily reward' }).first()
  await expect(daily).toContainText('Stake ₱25.00 on Slots or Originals within 7 days.')
  await tapTwice(daily.getByRole('button', { name: 'Claim ₱5.00' }))
  const claimed = main.getByRole('article').filter({ has: page.getByRole('progressbar') })
  await expect(claimed.getByText('Claimed. Turnover to do: ₱25.00')).toBeFocused()
  expect(asked(control, 'rewardClaim')).toHaveLength(1)

  const rounds = await playRounds(page, request, 2)
  const staked = rounds.reduce((sum, { bet }) => sum + bet, 0)
  const [first] = rounds
  expect(first && first.balance + first.bet - first.win).toBe(1_248_550)
  await open(page, '/m/rewardCenter')
  await expect(claimed).toContainText(`₱${(staked / 100).toFixed(2)} of ₱25.00`)

  await claimed.getByRole('button', { name: 'Give back' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give back' }).tap()
  await expect(main.getByText('Given back.')).toBeVisible()
  await main.getByRole('link', { name: 'Past rewards' }).tap()
  await expect(page).toHaveURL(/\/m\/rewardCenter\/history$/)
  await expect(main.getByRole('listitem').first()).toContainText('₱5.00 went back.')
  await open(page, '/m/webEmail')
  await expect(main.getByRole('listitem').filter({ hasText: 'reward' })).toHaveCount(2)
})

test('[CASH-50] what waits is found in the member center, claimed in the reward center, and waits no more', async ({
  page,
  control,
  baseURL,
  expectTrouble,
}) => {
  expectTrouble(/400|Failed to load resource/)
  await beMember(page)
  await beginDeposit(baseURL ?? '')
  await control.setFault({ endpoint: 'rewardList', kind: 'status:400', times: 1 })
  await open(page, '/m/member/home')
  const main = page.getByRole('main')
  const waiting = main.getByRole('region', { name: 'Waiting for you' })
  const lines = waiting.getByRole('listitem')
  // One part fails for itself: what else waits is there.
  await expect(waiting.getByRole('alert')).toContainText('Part of this could not be loaded.')
  await expect(lines).toContainText([/^Deposit of ₱250\.00Waiting for your payment · D/, 'Unread letters'])
  await waiting.getByRole('button', { name: 'Try again' }).tap()
  await expect(lines.filter({ hasText: 'Daily reward ₱5.00 is open' })).toHaveCount(1)
  await expect(waiting.getByRole('alert')).toHaveCount(0)
  await expect(lines).toHaveCount(2)
  // The keyboard goes on at the first of the lines that were hidden.
  await waiting.getByRole('button', { name: 'Show all 4' }).press('Enter')
  await expect(lines).toHaveCount(4)
  await expect(waiting.getByRole('link', { name: /^Weekly reward/ })).toBeFocused()

  await waiting.getByRole('link', { name: /^Daily reward/ }).tap()
  await expect(page).toHaveURL(/\/m\/rewardCenter$/)
  await main.getByRole('button', { name: 'Claim ₱5.00' }).tap()
  await expect(main.getByText('Claimed. Turnover to do: ₱25.00')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await expect(lines.filter({ hasText: 'Weekly reward' })).toHaveCount(1)
  await expect(lines.filter({ hasText: 'Daily reward' })).toHaveCount(0)
  await expect(main.getByText('₱12,485.50')).toBeVisible()
})

test('[FOOTMENU-02] a friend opens the link in another browser, registers, and appears with the inviter, masked', async ({
  page,
  browser,
  baseURL,
}) => {
  await beMember(page)
  await open(page, '/m/invite')
  const main = page.getByRole('main')
  await expect(main.getByText('MARA7K', { exact: true })).toBeVisible()
  await expect(main.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  await expect(main.getByText('No friend has joined yet')).toBeVisible()
  const link = (await main.getByText(/\/m\/register\?affiliateCode=/).textContent()) ?? ''
  expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin)

  const friends = await browser.newContext()
  const friend = await friends.newPage()
  await friend.goto(link)
  await ready(friend)
  await expect(friend.getByLabel('Invitation code')).toHaveValue('MARA7K')
  await friend.getByLabel('User name', { exact: true }).fill('marites')
  await friend.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await friend.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  for (const box of await friend.getByRole('main').getByRole('checkbox').all()) await box.check()
  await friend.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(friend).toHaveURL(/\/m\/home$/)
  await friends.close()

  await page.reload()
  const row = main.getByRole('list', { name: 'Your friends' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(/^m\*+sRegistered/)
  await open(page, '/m/webEmail')
  await expect(main.getByText('A friend has joined')).toBeVisible()
})

for (const language of ['EN', 'TY', 'BN']) {
  test(`[CASH-60] in the points history nothing lies over anything else on a small phone, in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await context.addCookies([{ name: 'MC_LANGUAGE', value: language, url: baseURL ?? '' }])
    await page.addInitScript((code) => origin !== 'null' && localStorage.setItem('MC_LANGUAGE', code), language)
    await beMember(page)
    await open(page, '/m/mall/points')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(7)
    const free = await rows.evaluateAll((all) =>
      all.map((row) => {
        const note = [...row.querySelectorAll('.fy-record-note > span')].map((one) => one.getBoundingClientRect().right)
        return (row.querySelector('.fy-record-side')?.getBoundingClientRect().left ?? 0) - Math.max(...note)
      }),
    )
    expect(Math.min(...free)).toBeGreaterThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
}
