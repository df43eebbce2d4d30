import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '../../testing/jsdom-dialogs.ts'
import { openFoyerOnSandbox } from '../../testing/foyer-on-sandbox.ts'
import { renderWith } from '../../testing/render.tsx'
import { RedRain } from './red-rain.tsx'

afterEach(cleanup)

async function openRain() {
  const client = await openFoyerOnSandbox({ as: 'demo' })
  client.sandbox.control.startRain({ seconds: 60 })
  renderWith(client.foyer, <RedRain />)
  await client.settle()
  return client
}

it('[AGENT-12] the keyboard goes on where the button was that has caught, until the draw is made', async () => {
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

it('[AGENT-12] Space catches wherever the focus is, but for what Space belongs to, and once', async () => {
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

it('[AGENT-12] the hour of the next rain is by the merchant’s clock, and says so on a device of another zone', async () => {
  const client = await openFoyerOnSandbox({ as: 'demo', config: { timeZone: 'Pacific/Kiritimati' } })
  renderWith(client.foyer, <RedRain />)
  await client.settle()
  expect(screen.getByText(/^Next rain: /).textContent).toMatch(/\d:\d\d\s[AP]M \(UTC\+14\)$/)
  client.end()
})
