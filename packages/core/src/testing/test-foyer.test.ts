import { expect, it } from 'vitest'
import { signIn } from '../features/auth/sign-in/sign-in.ts'
import { plainCodec } from '../transport/codec.ts'
import { createTestFoyer } from './test-foyer.ts'

it.each([
  ['a codec', plainCodec()],
  ['a function that returns a codec', () => plainCodec()],
])('sends the body that %s makes', async (_, codec) => {
  const bodies: unknown[] = []
  const test = createTestFoyer({
    codec,
    async fetch(request) {
      if (request.url.endsWith('/wps/session/login')) bodies.push(await request.json())
      return Response.json({ success: false, code: 'login.failed' })
    },
  })
  const done = test.foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' })
  await test.idle()
  expect((await done).ok).toBe(false)
  expect(bodies).toEqual([expect.objectContaining({ username: 'demo', password: 'Foyer2026' })])
  test.dispose()
  expect(test.leftovers()).toEqual([])
})
