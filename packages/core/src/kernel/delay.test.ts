import { expect, it } from 'vitest'
import { createTestScope } from '../testing/test-scope.ts'
import { delay } from './delay.ts'

it('ends at once where its signal has aborted before it began, and as soon as it does', async () => {
  const scope = createTestScope()
  await expect(delay(scope, 1000, AbortSignal.abort())).rejects.toMatchObject({ code: 'request.aborted' })
  const going = new AbortController()
  const waiting = delay(scope, 1000, going.signal)
  going.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'request.aborted' })
  scope.dispose()
})
