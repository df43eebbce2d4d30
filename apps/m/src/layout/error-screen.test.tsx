import { createFoyer } from '@foyer/core'
import { memoryPorts } from '@foyer/core/testing'
import { FoyerProvider } from '@foyer/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createSiteI18n } from '../texts/create-site-i18n.ts'
import { ErrorScreen } from './error-screen.tsx'

const reload = vi.fn()
const onRetry = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => new Response())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  delete document.documentElement.dataset.filesMissing
})

async function show() {
  const ports = memoryPorts()
  const foyer = createFoyer({ merchant: 'demo', ports })
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => {
    root.render(
      <FoyerProvider foyer={foyer} text={createSiteI18n(foyer)}>
        <ErrorScreen onRetry={onRetry} />
      </FoyerProvider>,
    )
  })
  onTestFinished(() => {
    root.unmount()
    foyer.dispose()
  })
  vi.stubGlobal('location', { reload })
  const tap = () => act(async () => place.querySelector('button')?.click())
  const network = (isOnline: boolean) => act(async () => ports.network.setOnline(isOnline))
  return { place, tap, network }
}

it('tries the page again on a tap', async () => {
  const { tap } = await show()
  await tap()
  expect([onRetry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
})

it('[SW-03] loads the site anew on a tap where a file was missing: this document never gets it', async () => {
  document.documentElement.dataset.filesMissing = ''
  const { tap } = await show()
  await tap()
  expect([onRetry.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1])
})

it('[PERR-10] has nothing to tap without a network, and tries the page again when it is back', async () => {
  const { place, network } = await show()
  await network(false)
  expect(place.textContent).toContain('You are offline')
  expect(place.querySelector('button')).toBeNull()
  await network(true)
  expect([onRetry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
})

it('[PERR-10][SW-03] loads the site anew where a file was missing, once for each return of the network', async () => {
  document.documentElement.dataset.filesMissing = ''
  const { network } = await show()
  await network(false)
  await network(true)
  expect([onRetry.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1])
  // The page comes and fails again, before the new document is here.
  await show()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(reload).toHaveBeenCalledTimes(1)
  await network(false)
  await network(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('[PERR-10] leaves no document while the host cannot be reached, and tries the page meanwhile', async () => {
  document.documentElement.dataset.filesMissing = ''
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { tap, network } = await show()
  await network(false)
  await network(true)
  await tap()
  expect([onRetry.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
})

it('[SW-03] leaves no page that was opened while the host was asked', async () => {
  document.documentElement.dataset.filesMissing = ''
  const { tap } = await show()
  vi.stubGlobal('fetch', async () => {
    vi.stubGlobal('location', { reload, href: '/another' })
    return new Response()
  })
  await tap()
  expect([onRetry.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
})
