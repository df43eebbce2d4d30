import { routes } from '@foyer/core/site'
import { createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { FoyerProvider } from '@foyer/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSiteI18n } from '../texts/create-site-i18n.ts'
import { FeedbackForm } from './feedback-form.tsx'

it('[FEEDBACK-01] how long feedback has to be is told before it is sent', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { foyer, dispose } = createTestFoyer({ fetch: scriptedPlatform().fetch, path: '/m/help', routes })
  const text = createSiteI18n(foyer)
  await text.load('pages')
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    host.remove()
    dispose()
    vi.unstubAllGlobals()
  })
  await act(async () =>
    root.render(
      <FoyerProvider foyer={foyer} text={text} autoStart={false}>
        <FeedbackForm returnTo="/m/help" />
      </FoyerProvider>,
    ),
  )
  const field = host.querySelector('textarea')
  const told = field
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(told).toContain('Please enter 10 to 500 characters.')
})
