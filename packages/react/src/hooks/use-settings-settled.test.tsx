import { createTestFoyer } from '@foyer/core/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderWith } from '../testing/render.tsx'
import { useSettingsSettled } from './use-settings-settled.ts'

afterEach(cleanup)

const Told = () => <p>{useSettingsSettled() ? 'told' : 'waiting'}</p>

it('[FLAG-06] waits for the platform, and no longer than it takes to learn that it does not answer', async () => {
  const { foyer, clock, idle, dispose } = createTestFoyer({
    start: false,
    fetch: async () => new Response(null, { status: 500 }),
  })
  renderWith(foyer, <Told />)
  expect(screen.getByText('waiting')).toBeDefined()
  await act(async () => {
    foyer.start()
    await idle()
    await clock.advance(60_000)
    await idle()
  })
  expect(foyer.platform.$settings.get()).toMatchObject({ known: false, settled: true })
  expect(screen.getByText('told')).toBeDefined()
  dispose()
})
