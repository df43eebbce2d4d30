import { pointsMall } from '@foyer/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { CopyText } from '../copy-text/copy-text.tsx'
import { GoodGrid } from './good-grid.tsx'
import { OrderList } from './order-list.tsx'
import { OrderScreen } from './order-screen.tsx'
import { PointsHistory } from './points-history.tsx'
import { PointsSummary } from './points-summary.tsx'
import { RedeemScreen } from './redeem-screen.tsx'

afterEach(cleanup)

const open = (path = '/m/mall/mallHome') => openFoyerOnSandbox({ as: 'demo', path })

describe('the points mall', () => {
  it('[CASH-61] shows points, and goods with what keeps the member from them', async () => {
    const client = await open()
    renderWith(
      client.foyer,
      <>
        <PointsSummary />
        <GoodGrid />
      </>,
    )
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeNull()
    await client.settle()
    expect(screen.getByText('740 points').isConnected).toBe(true)
    expect(screen.getByText(/^Next point in .26\.00 of play$/).isConnected).toBe(true)
    const good = (name: string) => within(screen.getByRole('link', { name: new RegExp(name) }))
    expect(good('Steel tumbler').getByText('Sold out').isConnected).toBe(true)
    expect(good('Power bank').getByText('You need 11,260 more points').isConnected).toBe(true)
    expect(good('10\\.00 credit').getByText('You have enough points').isConnected).toBe(true)
    client.end()
  })

  it('says that there is nothing, and what failed', async () => {
    const client = await open()
    await client.sandbox.control.setGoods({ goods: [] })
    await client.sandbox.control.setFault({ endpoint: 'pointsBalance', kind: 'status:400', times: 1 })
    renderWith(
      client.foyer,
      <>
        <PointsSummary />
        <GoodGrid />
      </>,
    )
    await client.settle()
    expect(screen.getByText('Nothing to redeem right now').isConnected).toBe(true)
    expect(screen.getByRole('alert').textContent).toContain('Your points could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await client.settle()
    expect(screen.getByText('740 points').isConnected).toBe(true)
    client.end()
  })

  it('[CASH-60] orders a good, and goes to the order', async () => {
    const client = await open('/m/mall/good?id=credit-10')
    renderWith(client.foyer, <RedeemScreen goodsId="credit-10" />)
    await client.settle()
    expect(screen.getByText('Points after it').nextSibling?.textContent).toBe('240')
    fireEvent.click(screen.getByRole('button', { name: 'Redeem for 500 points' }))
    await client.settle()
    const { result } = client.foyer.access.$page.get()
    expect(result).toMatchObject({ route: { name: 'order' } })
    cleanup()
    const id = result.outcome === 'allow' ? (result.route.params.id ?? '') : ''
    renderWith(client.foyer, <OrderScreen redemptionId={id} />)
    await client.settle()
    expect(screen.getByText(/^.10\.00 is in your wallet\.$/).isConnected).toBe(true)
    client.end()
  })

  it('says what the platform has refused, and what is known of a lost answer', async () => {
    const client = await open('/m/mall/good?id=credit-10')
    renderWith(client.foyer, <RedeemScreen goodsId="credit-10" />)
    await client.settle()
    await client.sandbox.control.setStock({ goodsId: 'credit-10', stock: 0 })
    const redeem = screen.getByRole('button', { name: 'Redeem for 500 points' })
    redeem.focus()
    fireEvent.click(redeem)
    await client.settle()
    expect(screen.getByRole('alert').textContent).toBe('Sold out.')
    // The goods were asked for anew: the button has gone, and the keyboard goes on here.
    expect(screen.queryByRole('button', { name: /Redeem/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getAllByText(/^Sold out/)).toHaveLength(1)
    await client.sandbox.control.setStock({ goodsId: 'credit-10', stock: 1 })
    cleanup()
    await client.sandbox.control.setFault({ endpoint: 'goodsRedeem', kind: 'offline' })
    renderWith(client.foyer, <RedeemScreen goodsId="credit-10" />)
    await client.foyer.use(pointsMall).goods.refresh()
    await client.settle()
    fireEvent.click(screen.getByRole('button', { name: 'Redeem for 500 points' }))
    await client.advance(5000)
    expect(screen.getByText(/We do not know yet/).isConnected).toBe(true)
    expect(screen.getByRole('button', { name: /Redeem/ }).getAttribute('aria-busy')).toBe('true')
    client.end()
  })

  it('why an order failed is no longer said when the network is back, and of another address', async () => {
    const client = await open('/m/mall/good?id=umbrella')
    await client.sandbox.control.setPoints({ userName: 'demo', points: 9000 })
    renderWith(client.foyer, <RedeemScreen goodsId="umbrella" />)
    await client.settle()
    const address = screen.getByRole('textbox')
    const redeem = async () => {
      fireEvent.click(screen.getByRole('button', { name: /^Redeem/ }))
      await client.settle()
    }
    fireEvent.change(address, { target: { value: 'Ana Cruz, 4 Rizal Street, 1600 Pasig' } })
    client.ports.network.setOnline(false)
    await redeem()
    expect(screen.getByRole('alert').textContent).toBe('No Internet.')
    await act(async () => client.ports.network.setOnline(true))
    expect(screen.queryByRole('alert')).toBeNull()
    await client.sandbox.control.setFault({ endpoint: 'goodsRedeem', kind: 'status:400', times: 1 })
    await redeem()
    expect(screen.getByRole('alert').textContent).toBe('This request was not accepted.')
    fireEvent.change(address, { target: { value: 'Ana Cruz, 5 Rizal Street, 1600 Pasig' } })
    expect(screen.queryByRole('alert')).toBeNull()
    client.end()
  })

  it('tells when points came and went by the clock of the merchant, which is named', async () => {
    const client = await openFoyerOnSandbox({ as: 'demo', path: '/m/mall/orders', config: { timeZone: 'Asia/Manila' } })
    renderWith(client.foyer, <PointsHistory />)
    await client.settle()
    expect(screen.getAllByText(/\d [AP]M \(UTC\+8\)$/)[0]?.tagName).toBe('SPAN')
    client.end()
  })

  it('lists orders and changes of points, each with what became of it', async () => {
    const client = await open('/m/mall/orders')
    renderWith(
      client.foyer,
      <>
        <OrderList />
        <PointsHistory />
      </>,
    )
    await client.settle()
    const orders = within(screen.getByRole('list', { name: 'My orders' }))
    expect(orders.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/mall/order?id=GW7RH3N5CD',
      '/m/mall/order?id=G4KX8TQ2MB',
    ])
    expect(orders.getByText('On its way').isConnected).toBe(true)
    const history = within(screen.getByRole('list', { name: 'Points history' }))
    expect(history.getByText(/3,600 points$/).textContent).toBe('\u2212minus 3,600 points')
    cleanup()
    renderWith(client.foyer, <OrderScreen redemptionId="G4KX8TQ2MB" />)
    await client.settle()
    expect(screen.getByText('M4XK-9RTB-2QHG').isConnected).toBe(true)
    cleanup()
    renderWith(client.foyer, <OrderScreen redemptionId="G222222222" />)
    await client.settle()
    expect(screen.getByText('There is no such order').isConnected).toBe(true)
    client.end()
  })
})

it('a text is copied, or marked where the page must not copy', async () => {
  const client = await open()
  const written: string[] = []
  const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard }))
  renderWith(client.foyer, <CopyText label="Reference" value="G123" />)
  await client.settle()
  fireEvent.click(screen.getByRole('button', { name: 'Copy: Reference' }))
  await client.settle()
  expect([written, screen.getByRole('status').textContent]).toEqual([['G123'], 'Copied'])
  clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  fireEvent.click(screen.getByRole('button', { name: 'Copied: Reference' }))
  await client.settle()
  expect(getSelection()?.toString()).toBe('G123')
  expect(screen.getByRole('status').textContent).toMatch(/copy it by hand/)
  vi.unstubAllGlobals()
  client.end()
})
