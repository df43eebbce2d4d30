import { expect, it } from 'vitest'
import { createManualClock } from '../testing/manual-clock.ts'
import { delay } from './delay.ts'
import { createScope } from './scope.ts'

it('ends at once where its signal has aborted before it began, and as soon as it does', async () => {
  const scope = createScope(createManualClock())
  await expect(delay(scope, 1000, AbortSignal.abort())).rejects.toMatchObject({ code: 'request.aborted' })
  const going = new AbortController()
  const waiting = delay(scope, 1000, going.signal)
  going.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'request.aborted' })
  scope.dispose()
})
