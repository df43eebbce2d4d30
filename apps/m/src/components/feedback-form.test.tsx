import { createTestFoyer, scriptedPlatform } from '@foyer/core/testing'
import { expect, it } from 'vitest'
import { showPage } from '../testing/show-page.tsx'
import { FeedbackForm } from './feedback-form.tsx'

it('[FEEDBACK-01] how long feedback has to be is told before it is sent', async () => {
  const test = createTestFoyer({ fetch: scriptedPlatform().fetch, path: '/m/help' })
  const host = await showPage(test, <FeedbackForm returnTo="/m/help" />)
  const field = host.querySelector('textarea')
  const told = field
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(told).toContain('Please enter 10 to 500 characters.')
})
