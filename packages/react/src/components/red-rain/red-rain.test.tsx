import { agentLinks, redRain, signIn, unwrap } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '../../testing/jsdom-dialogs.ts'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { RedRainView } from './red-rain.tsx'

afterEach(cleanup)

async function openRain() {
  const client = await openFoyerOnSandbox({ as: 'demo' })
  client.sandbox.control.startRain({ seconds: 60 })
  renderWith(client.foyer, <RedRainView />)
  await client.settle()
  return client
}

it('the keyboard goes on where the button was that has caught, until the draw is made', async () => {
  const client = await openRain()
  const button = screen.getByRole('button', { name: /^Catch an envelope/ })
  button.focus()
  fireEvent.click(button)
  await client.settle()
  const entered = screen.getByText(/^You are in\. Draw at /, { selector: '.fy-rain-headline' })
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(entered)).toBe(true)
  await client.advance(65_000)
  const result = screen.getByText(/^(You got |Not this time)/, { selector: '.fy-rain-headline' })
  expect(document.activeElement?.contains(result) && document.activeElement !== document.body).toBe(true)
  client.end()
})

it('Space catches wherever the focus is, but for what Space belongs to, and once', async () => {
  const client = await openRain()
  const pause = screen.getByRole('button', { name: 'Stop the movement' })
  fireEvent.keyDown(pause, { key: ' ' })
  await client.settle()
  expect(client.requestCount('redRainClaim')).toBe(0)
  for (const repeat of [false, true, false]) fireEvent.keyDown(document.body, { key: ' ', repeat })
  await client.settle()
  fireEvent.keyDown(document.body, { key: ' ' })
  await client.settle()
  expect(client.requestCount('redRainClaim')).toBe(1)
  client.end()
})

it('who may not take part is told so before and during a rain, with a way to take part', async () => {
  const client = await openFoyerOnSandbox({ as: 'agent2' })
  const { foyer, sandbox } = client
  const password = 'Foyer2026'
  const rates = { slots: '0.00', live: '0.00', sports: '0.00', lottery: '0.00' }
  unwrap(await foyer.use(agentLinks).openAccount({ username: 'empty01', password, memberType: 0, rates }))
  unwrap(await foyer.use(signIn).withPassword({ username: 'empty01', password }))
  renderWith(foyer, <RedRainView />)
  await client.settle()
  const said =
    'The rain is for accounts with a confirmed mobile number, or whose deposits reach the smallest deposit amount.'
  const wayOut = () => {
    expect(screen.getByText(said, { selector: '.fy-rain p' }).isConnected).toBe(true)
    return screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')
  }
  expect(wayOut()).toBe('/m/voucherCenter')
  sandbox.control.startRain({ seconds: 45 })
  await act(async () => void (await foyer.use(redRain).refresh()))
  expect(wayOut()).toBe('/m/voucherCenter')
  expect(screen.queryByRole('button', { name: /^Catch an envelope/ })).toBeNull()
  fireEvent.keyDown(document.body, { key: ' ' })
  await client.settle()
  expect(client.requestCount('redRainClaim')).toBe(0)
  expect(screen.getByText(said, { selector: '.fy-hidden-text' }).isConnected).toBe(true)
  client.end()
})

it('the hour of the next rain is by the merchant’s clock, and says so on a device of another zone', async () => {
  const client = await openFoyerOnSandbox({ as: 'demo', config: { timeZone: 'Pacific/Kiritimati' } })
  renderWith(client.foyer, <RedRainView />)
  await client.settle()
  expect(screen.getByText(/^Next rain: /).textContent).toMatch(/\d:\d\d\s[AP]M \(UTC\+14\)$/)
  client.end()
})
