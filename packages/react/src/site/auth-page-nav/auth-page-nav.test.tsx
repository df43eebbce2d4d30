import { support } from '@foyer/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { DONE, stubFoyer } from '../../testing/stub-foyer.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { AuthPageNav } from './auth-page-nav.tsx'

afterEach(cleanup)

it('[NAVBAR-06][CS-07] offers the lobby and customer service', async () => {
  const { foyer, calls } = stubFoyer({ path: '/m/login' })
  const contact = vi.fn(async () => DONE)
  renderWith(withFeature(foyer, support, { contact }), <AuthPageNav />)
  fireEvent.click(screen.getByRole('link', { name: 'To the lobby' }))
  expect(calls).toEqual(['access.go /m/home'])
  fireEvent.click(screen.getByRole('button', { name: 'Customer service' }))
  await vi.waitFor(() => expect(contact).toHaveBeenCalledTimes(1))
})
