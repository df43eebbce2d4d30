import { signIn, unwrap } from '@foyer/core'
import { createTestFoyer } from '@foyer/core/testing'
import { FoyerProvider, useFoyer, useStore } from '@foyer/react'
import { createSandbox } from '@foyer/sandbox'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

function WhoIsThere() {
  const session = useStore(useFoyer().session.$state)
  return <p>{session.type}</p>
}

it('signs in with an encrypted password in jsdom', async () => {
  const sandbox = createSandbox()
  const test = createTestFoyer({ fetch: (request) => sandbox.fetch(request) })
  await test.idle()
  render(
    <FoyerProvider foyer={test.foyer}>
      <WhoIsThere />
    </FoyerProvider>,
  )
  await act(async () => {
    const done = test.foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' })
    await test.idle()
    unwrap(await done)
  })
  expect(screen.getByText('member')).toBeTruthy()
  test.dispose()
  expect(test.leftovers()).toEqual([])
})
