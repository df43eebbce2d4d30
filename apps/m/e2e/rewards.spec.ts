import { beMember, expect, open, ready, test } from './site-fixtures.ts'

test('[ROUTE-20] a good is redeemed: points go, credit comes, and order, history and records say so', async ({
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
  await redeem.dblclick()
  await expect(main.getByText('₱10.00 is in your wallet.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/mall\/order\?id=G/)
  const reference = new URL(page.url()).searchParams.get('id') ?? ''
  await expect(main.getByText(reference)).toBeVisible()
  // The order has taken the place of the question: back leads before it.
  await page.goBack()
  await expect(main.getByText('240 points')).toBeVisible()
  expect(control.log().filter(({ endpoint }) => endpoint === 'goodsRedeem')).toHaveLength(1)

  await main.getByRole('link', { name: 'Points history' }).tap()
  await expect(main.getByRole('listitem').first()).toContainText(reference)
  await open(page, '/m/transaction/record')
  await main.getByRole('button', { name: 'Rewards', exact: true }).tap()
  await main.getByRole('button', { name: /Bonus/ }).first().tap()
  await expect(page.getByRole('dialog')).toContainText(reference)
  await open(page, '/m/webEmail')
  await expect(main.getByText('Your credit is in your wallet')).toBeVisible()
})
