import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeViewport } from '../../testing/fake-viewport.ts'
import { type FoyerOnSandbox, openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { LotteryDraws, type LotteryDrawsProps } from './lottery-draws.tsx'

let client: FoyerOnSandbox
beforeEach(() => {
  fakeViewport()
})
afterEach(cleanup)

interface Scene extends LotteryDrawsProps {
  readonly as?: string
  readonly fault?: Parameters<FoyerOnSandbox['sandbox']['control']['setFault']>[0]
  readonly empty?: boolean
  /** How long the sandbox has been running when the page is opened, ms. */
  readonly after?: number
}
const show = async ({ as, fault, empty = false, after = 0, ...props }: Scene = {}) => {
  client = await openFoyerOnSandbox({ path: '/m/lottery', ...(as === undefined ? {} : { as }) })
  if (fault !== undefined) await client.sandbox.control.setFault(fault)
  if (empty) await client.sandbox.control.setLobby({ empty })
  if (after > 0) await client.advance(after)
  renderWith(client.foyer, <LotteryDraws {...props} />)
  // An answer that comes late is not waited for.
  await act(async () => client.idle({ hanging: fault?.kind === 'slow' ? 1 : 0 }))
}
/** By selector: the names of fifteen cards take their time to compute. */
const cards = () => [...document.querySelectorAll<HTMLElement>('.fy-lottery-draws .fy-draw-card')]
const nameOf = (card: Element) => card.querySelector('h3')?.textContent
const card = (name: string) => {
  const found = cards().find((one) => nameOf(one) === name)
  if (found === undefined) throw new Error(`no card of ${name}`)
  return found
}
const figures = (name: string) => [...card(name).querySelectorAll<HTMLElement>('.fy-ball')]
const timer = (name: string) => card(name).querySelector('[role="timer"]')?.textContent
const freshness = (name: string) => card(name).querySelector<HTMLElement>('.fy-drawn-numbers')?.dataset.fresh
const button = (within: Element, name: string) => {
  const found = [...within.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
  if (found === undefined) throw new Error(`no button ${name}`)
  return found
}

describe('the draws of the lotteries', () => {
  it('[CALL-36][CALL-37] show every lottery with its last numbers and the time until the next ones', async () => {
    await show()
    expect(cards()).toHaveLength(15)
    expect(figures('Lotus Six Forty Five')).toHaveLength(6)
    expect(figures('Classic Six Forty Nine').at(-1)?.textContent).toMatch(/^Bonus \d\d$/)
    expect(figures('Racing Car Ten')).toHaveLength(10)
    expect(figures('Keno Twenty')).toHaveLength(20)
    // The clock of the sandbox begins at midnight.
    expect(timer('Night Market 1 Minute')).toBe('Next draw in 01:00')
    expect(timer('Lotus Six Forty Five')).toBe('Next draw in 11:00:00')
    await client.advance(1000)
    expect(timer('Night Market 1 Minute')).toBe('Next draw in 00:59')
  })

  it('[PERR-10] cannot be played without a network, and say so', async () => {
    await show()
    const play = () => cards()[0]?.querySelector('.fy-button')?.getAttribute('aria-disabled')
    expect(play()).toBeNull()
    await act(async () => client.ports.network.setOnline(false))
    expect(play()).toBe('true')
  })

  it('[CALL-37] bring the new numbers when they are drawn', async () => {
    await show({ after: 28_000 })
    expect(timer('Keno Express')).toBe('Next draw in 00:02')
    const before = figures('Keno Express').map((ball) => ball.textContent)
    await client.advance(2000)
    expect(timer('Keno Express')).toBe('Drawing now')
    await client.advance(4000)
    expect(timer('Keno Express')).toBe('Next draw in 01:56')
    expect(figures('Keno Express').map((ball) => ball.textContent)).not.toEqual(before)
    expect(freshness('Keno Express')).toBe('true')
    expect(freshness('Keno Twenty')).toBeUndefined()
  })

  it('puts the lottery that is drawn next in the first place', async () => {
    await show()
    const next = document.querySelector('[aria-label="Next draw"] > article')
    expect(document.getElementById(next?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Keno Express')
  })

  it('[CALL-36] narrow by the entries of the menu, each with its count', async () => {
    await show()
    const entries = [...document.querySelectorAll('[aria-label="Kind of draw"] > button')]
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'All15',
      'Lotto4',
      '3D · 4D · 5D3',
      'Fast draws4',
      'PK102',
      'Keno2',
    ])
    fireEvent.click(button(document.body, 'PK102'))
    expect(cards().map(nameOf)).toEqual(['Racing Car Ten', 'Lucky Airship'])
    fireEvent.click(button(document.body, 'All15'))
    expect(cards()).toHaveLength(15)
  })

  it('[ROUTE-17] are those of one kind where the page is, and LOTT before ELOTT where it is of both', async () => {
    await show({ mode: 'ELOTT' })
    expect(cards().every((one) => one.dataset.category === 'ELOTT')).toBe(true)
    cleanup()
    client.end()
    await show()
    const kinds = cards().map((one) => one.dataset.category)
    expect(kinds).toEqual([...kinds].sort((one, other) => (one === other ? 0 : one === 'LOTT' ? -1 : 1)))
    expect(new Set(kinds)).toEqual(new Set(['LOTT', 'ELOTT']))
  })

  it('[LOTTERY-02][LAUNCH-03] play through the lottery launcher, guests by way of the login', async () => {
    await show()
    fireEvent.click(button(card('Singapura 4D'), 'Play Singapura 4D'))
    await client.settle()
    expect(client.ports.navigation.current()).toMatch(/^\/m\/login/)
    expect(client.requestCount('lotteryLaunch')).toBe(0)
    cleanup()
    client.end()
    await show({ as: 'player1' })
    const play = button(card('Singapura 4D'), 'Play Singapura 4D')
    fireEvent.click(play)
    expect(play.getAttribute('aria-busy')).toBe('true')
    await client.settle()
    expect(client.requestCount('lotteryLaunch')).toBe(1)
    expect(client.requestCount('launchGame')).toBe(0)
    expect(client.ports.navigation.assigned[0]).toMatch(/\/play\/game\?ticket=/)
  })

  it('say what is missing, and offer another try', async () => {
    await show({ fault: { endpoint: 'lotteryList', kind: 'status:400', times: 1 } })
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('The lotteries could not be loaded.')
    fireEvent.click(button(document.body, 'Try again'))
    await client.settle()
    expect(cards()).toHaveLength(15)
    cleanup()
    client.end()
    await show({ fault: { endpoint: 'lotteryNumero', kind: 'status:400', times: 1 } })
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('The results did not arrive.')
    expect(card('Singapura 4D').querySelector('.fy-draw-card-pending')?.textContent).toBe('–')
    fireEvent.click(button(document.body, 'Try again'))
    await client.settle()
    expect(figures('Singapura 4D')).toHaveLength(4)
  })

  it('have the places of what is coming, and a way on where there is nothing', async () => {
    await show({ fault: { endpoint: 'lotteryNumero', kind: 'slow', delayMs: 5000 } })
    expect(card('Singapura 4D').getAttribute('aria-busy')).toBe('true')
    await client.advance(5000)
    expect(card('Singapura 4D').getAttribute('aria-busy')).toBe('false')
    cleanup()
    client.end()
    await show({ empty: true })
    expect(document.querySelector('.fy-state-title')?.textContent).toBe('No draws right now')
    expect(document.querySelector('.fy-state a')?.getAttribute('href')).toBe('/m/home')
  })
})
