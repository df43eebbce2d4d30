import { expect, it, onTestFinished } from 'vitest'
import { createManualClock } from '../testing/manual-clock.ts'
import { FoyerError } from './errors.ts'
import { repeatLost } from './repeat-lost.ts'
import { createScope } from './scope.ts'

const LOST = new FoyerError({ code: 'network.timeout', status: 504, retryable: true })
const TOO_MANY = new FoyerError({ code: 'too.many', status: 429, retryable: true })
const CHANGED = new FoyerError({ code: 'contract.changed', status: 409 })

/** Sends what fails with these errors in turn, and is done after them. */
async function send(...failures: FoyerError[]) {
  const clock = createManualClock()
  const scope = createScope(clock)
  onTestFinished(() => scope.dispose())
  let sent = 0
  const ending = repeatLost(scope, async () => {
    const failure = failures[sent]
    sent += 1
    if (failure !== undefined) throw failure
    return 'done'
  }).catch((error: unknown) => error)
  await clock.advance(1000)
  return [await ending, sent]
}

it('[AGENT-15][CONTRACT-01] what was lost is sent once more; a refusal is an answer, one for too many requests too', async () => {
  expect(await send(LOST)).toEqual(['done', 2])
  expect(await send(TOO_MANY)).toEqual([TOO_MANY, 1])
  expect(await send(CHANGED)).toEqual([CHANGED, 1])
})

it('[AGENT-15][CONTRACT-01] a second request that was not read does not tell what became of the first', async () => {
  expect(await send(LOST, TOO_MANY)).toEqual([LOST, 2])
  expect(await send(LOST, CHANGED)).toEqual([CHANGED, 2])
})
