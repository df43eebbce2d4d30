import { rewards } from '@foyer/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import '../../testing/jsdom-dialogs.ts'
import { LevelCard } from '../level/level-card.tsx'
import { RewardHistory } from './reward-history.tsx'
import { RewardList } from './reward-list.tsx'

afterEach(cleanup)

const DAY_MS = 86_400_000

const open = () => openFoyerOnSandbox({ as: 'demo', path: '/m/rewardCenter' })
type Client = Awaited<ReturnType<typeof open>>

const card = (name: string, text: RegExp) => {
  const found = screen
    .getAllByRole('article')
    .find((one) => within(one).queryByRole('heading', { name }) !== null && text.test(one.textContent ?? ''))
  if (found === undefined) throw new Error(`there is no ${name} with ${String(text)}`)
  return within(found)
}

const tap = async (client: Client, element: HTMLElement) => {
  fireEvent.click(element)
  await client.settle()
}

describe('the reward center', () => {
  it('shows the level with how far the next one is, and what it gives', async () => {
    const client = await open()
    renderWith(client.foyer, <LevelCard />)
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeNull()
    await client.settle()
    expect(screen.getByText('VIP 3').isConnected).toBe(true)
    const progress = screen.getByRole('progressbar', { name: /^.7,400\.00 of .10,000\.00 to VIP 4$/ })
    expect(progress.getAttribute('value')).toBe('74')
    expect(screen.getByText(/each day$/).isConnected).toBe(true)
    cleanup()
    await client.sandbox.control.setLevel({ userName: 'demo', level: 0, counted: '0' })
    renderWith(client.foyer, <LevelCard />)
    await client.settle()
    expect(screen.getByText('No level yet').isConnected).toBe(true)
    cleanup()
    await client.sandbox.control.setLevel({ userName: 'demo', level: 6, counted: '60000' })
    renderWith(client.foyer, <LevelCard brief />)
    await client.settle()
    expect(screen.getByText('You are on the highest level.').isConnected).toBe(true)
    expect(screen.queryByRole('progressbar')).toBeNull()
    client.end()
  })

  it('says when a reward opens by the clock of the merchant, which is named', async () => {
    const client = await openFoyerOnSandbox({
      as: 'demo',
      path: '/m/rewardCenter',
      config: { timeZone: 'Asia/Manila' },
    })
    renderWith(client.foyer, <RewardList />)
    await client.settle()
    // Its days begin at midnight there.
    expect(card('Daily reward', /Opens on/).getByText(/12:00\sAM \(UTC\+8\)/).tagName).toBe('P')
    client.end()
  })

  it('[CASH-50] says the terms before the claim, claims, and shows the turnover; what is given back goes', async () => {
    const client = await open()
    renderWith(client.foyer, <RewardList />)
    await client.settle()
    const daily = () => card('Daily reward', /Claim|Turnover/)
    expect(
      daily().getByText(/^Stake .25\.00 on Slots or .+ within 7 days\. Until then the reward cannot be withdrawn\.$/)
        .isConnected,
    ).toBe(true)
    const opens = card('Daily reward', /Opens on/)
    expect(opens.queryByRole('button')).toBeNull()
    await tap(client, daily().getByRole('button', { name: /^Claim .5\.00$/ }))
    const said = daily().getByText(/^Claimed\. Turnover to do: .25\.00$/)
    expect(document.activeElement).toBe(said)
    expect(daily().getByRole('progressbar').getAttribute('value')).toBe('0')
    expect(client.requestCount('rewardClaim')).toBe(1)

    await tap(client, daily().getByRole('button', { name: 'Give back' }))
    await tap(client, within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keep' }))
    expect(client.requestCount('rewardGiveBack')).toBe(0)
    await tap(client, daily().getByRole('button', { name: 'Give back' }))
    await tap(client, within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Give back' }))
    const givenBack = screen.getByRole('status')
    expect(givenBack.textContent).toBe('Given back.')
    // Its button has gone with it.
    expect(document.activeElement).toBe(givenBack)
    expect(screen.queryByText(/Turnover to do/)).toBeNull()
    cleanup()
    renderWith(client.foyer, <RewardHistory />)
    await client.settle()
    const row = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('Given back'))
    expect(row?.textContent).toMatch(/^Daily reward.5\.00Given back.+.5\.00 went back\./)
    client.end()
  })

  it('a reward that is not given back says why on its card, above the button', async () => {
    const client = await open()
    renderWith(client.foyer, <RewardList />)
    await client.settle()
    const daily = () => card('Daily reward', /Claim|Turnover/)
    await tap(client, daily().getByRole('button', { name: /^Claim .5\.00$/ }))
    await client.sandbox.control.setFault({ endpoint: 'rewardGiveBack', kind: 'status:400', times: 1 })
    const ask = () => tap(client, daily().getByRole('button', { name: 'Give back' }))
    const giveBack = () =>
      tap(client, within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Give back' }))
    await ask()
    await giveBack()
    const told = daily().getByRole('alert')
    expect(told.textContent).toBe('This request was not accepted.')
    expect(told.nextElementSibling).toBe(daily().getByRole('button', { name: 'Give back' }))
    await ask()
    await giveBack()
    expect(screen.getByRole('status').textContent).toBe('Given back.')
    client.end()
  })

  it.each([
    ['was refused', 'This request was not accepted.'],
    ['had no network', 'No Internet.'],
  ])('that giving back %s is not said again when the reward ends later, elsewhere', async (why, words) => {
    const client = await open()
    const shown: boolean[] = []
    client.foyer.events.on('failure', ({ verb, shown: isShown }) => verb === 'rewards.giveBack' && shown.push(isShown))
    renderWith(client.foyer, <RewardList />)
    await client.settle()
    const daily = () => card('Daily reward', /Claim|Turnover/)
    const claimed = () =>
      client.foyer
        .use(rewards)
        .current.$state.get()
        .data?.rewards.find(({ state }) => state === 'claimed')
    await tap(client, daily().getByRole('button', { name: /^Claim .5\.00$/ }))
    await tap(client, daily().getByRole('button', { name: 'Give back' }))
    if (why === 'was refused') {
      await client.sandbox.control.setFault({ endpoint: 'rewardGiveBack', kind: 'status:400', times: 1 })
    } else client.ports.network.setOnline(false)
    await tap(client, within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Give back' }))
    // Without a network it is tried for a minute.
    await client.advance(60_000)
    expect([daily().getByRole('alert').textContent, shown]).toEqual([words, [true]])
    await act(async () => client.ports.network.setOnline(true))
    const reward = claimed()
    if (reward === undefined) throw new Error('no reward is claimed')
    await act(() => client.foyer.use(rewards).giveBack(reward))
    await client.settle()
    expect([claimed(), screen.queryByRole('alert')]).toEqual([undefined, null])
    client.end()
  })

  it('[CASH-51] a reward that ended while its terms were read says so, and the list is asked for anew', async () => {
    const client = await open()
    renderWith(client.foyer, <RewardList />)
    await client.settle()
    await client.sandbox.control.setRewardTerms({ multiplier: 8, version: '2' })
    await tap(client, card('Daily reward', /Claim/).getByRole('button', { name: /^Claim/ }))
    const daily = card('Daily reward', /Claim/)
    expect(daily.getByRole('alert').textContent).toBe('The terms changed. Please look at them again.')
    expect(daily.getByText(/^Stake .40\.00 on/).isConnected).toBe(true)
    // The day ends, and the page has not heard of it.
    vi.spyOn(client.ports.visibility, 'isVisible').mockReturnValue(false)
    await client.advance(DAY_MS)
    const claim = daily.getByRole('button', { name: /^Claim/ })
    claim.focus()
    await tap(client, claim)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'This reward is no longer open.',
    ])
    client.end()
  })

  it('that there was no network is no longer said when there is one', async () => {
    const client = await open()
    renderWith(client.foyer, <RewardList />)
    await client.settle()
    const claim = () => card('Daily reward', /Claim/).getByRole('button', { name: /^Claim/ })
    const claims = claim()
    client.ports.network.setOnline(false)
    await tap(client, claims)
    expect(screen.getByRole('alert').textContent).toBe('No Internet.')
    await act(async () => client.ports.network.setOnline(true))
    await client.settle()
    expect(screen.queryByRole('alert')).toBeNull()
    await tap(client, claim())
    expect(client.requestCount('rewardClaim')).toBe(1)
    client.end()
  })

  it('a claim that is refused after the list was left is told where it is shown again', async () => {
    const client = await open()
    renderWith(client.foyer, <RewardList />)
    await client.settle()
    await client.sandbox.control.setRewardTerms({ multiplier: 8, version: '2' })
    fireEvent.click(card('Daily reward', /Claim/).getByRole('button', { name: /^Claim/ }))
    cleanup()
    await client.settle()
    renderWith(client.foyer, <RewardList />)
    await client.settle()
    expect(card('Daily reward', /Claim/).getByRole('alert').textContent).toBe(
      'The terms changed. Please look at them again.',
    )
    client.end()
  })

  it('[CASH-51] in a break says so, and nothing calls for a claim', async () => {
    const client = await open()
    renderWith(client.foyer, <RewardList />)
    await client.settle()
    await client.sandbox.control.setDepositPause({ userName: 'demo', paused: true })
    await tap(client, card('Daily reward', /Claim/).getByRole('button', { name: /^Claim/ }))
    expect(screen.getByText('Nothing can be claimed until you end it.').isConnected).toBe(true)
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
    client.end()
  })

  it('[CASH-50] a claim whose answer is lost says what is known, and is found out once it can be', async () => {
    const client = await open()
    await client.sandbox.control.setFault({ endpoint: 'rewardClaim', kind: 'truncated' })
    await client.sandbox.control.setFault({ endpoint: 'attemptResolve', kind: 'offline' })
    renderWith(client.foyer, <RewardList />)
    await client.settle()
    await tap(client, card('Daily reward', /Claim/).getByRole('button', { name: /^Claim/ }))
    await client.advance(5000)
    expect(screen.getByText(/We do not know yet/).isConnected).toBe(true)
    expect(
      card('Daily reward', /Claim/)
        .getByRole('button', { name: /^Claim/ })
        .getAttribute('aria-busy'),
    ).toBe('true')
    // It was booked, and once the platform can be asked it says so.
    await client.sandbox.control.clearFaults()
    await client.advance(10_000)
    expect(card('Daily reward', /Turnover/).getByText(/^Claimed\. Turnover to do/).isConnected).toBe(true)
    client.end()
  })

  it('says that there is nothing, and what failed, each part for itself', async () => {
    const client = await open()
    await client.sandbox.control.setLevel({ userName: 'demo', level: 0, counted: '0' })
    await client.sandbox.control.setFault({ endpoint: 'rewardList', kind: 'status:400', times: 1 })
    await client.sandbox.control.setFault({ endpoint: 'memberLevel', kind: 'status:400', times: 1 })
    renderWith(
      client.foyer,
      <>
        <LevelCard brief />
        <RewardList />
      </>,
    )
    await client.settle()
    const [level] = screen.getAllByRole('alert')
    expect(level?.textContent).toContain('Your level could not be loaded.')
    await tap(client, within(level ?? document.body).getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('No level yet').isConnected).toBe(true)
    expect(screen.getByRole('alert').textContent).toContain('The rewards could not be loaded.')
    await tap(client, screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).toBeNull()
    client.end()
  })
})
