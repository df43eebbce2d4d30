import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { openFoyerOnSandbox } from '../testing/foyer-on-sandbox.ts'
import { renderWith } from '../testing/render.tsx'
import { useLiveModels } from './use-live-models.ts'

afterEach(cleanup)

function Names() {
  const [streaming, setStreaming] = useState(true)
  const models = useLiveModels({ streaming })
  return (
    <button type="button" onClick={() => setStreaming(false)}>
      {models.data?.map(({ name }) => name).join(', ') ?? models.status}
    </button>
  )
}

it('[CHAT-08] gives the live models that fit, and asks for them by itself', async () => {
  const client = await openFoyerOnSandbox()
  renderWith(client.foyer, <Names />)
  expect(screen.getByText('loading').isConnected).toBe(true)
  await client.settle()
  expect(screen.getByText('Amihan, Tala').isConnected).toBe(true)
  fireEvent.click(screen.getByRole('button'))
  await client.settle()
  expect(screen.getByText('Ligaya').isConnected).toBe(true)
})
