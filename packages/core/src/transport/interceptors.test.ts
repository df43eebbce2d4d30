import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AnyEndpoint, defineEndpoint } from '../kernel/endpoint.ts'
import { FoyerError, type FoyerErrorInit } from '../kernel/errors.ts'
import { deferred } from '../testing/deferred.ts'
import { createManualClock, eventLoopTurns } from '../testing/manual-clock.ts'
import { createTestScope } from '../testing/test-scope.ts'
import { authInterceptor, type TokenProvider } from './auth-interceptor.ts'
import { plainCodec } from './codec.ts'
import { compose, type Next, type Operation } from './interceptor.ts'
import { keyInterceptor } from './key-interceptor.ts'
import { retryInterceptor } from './retry-interceptor.ts'

const endpoint = (rest: Partial<AnyEndpoint> = {}): AnyEndpoint => ({
  ...defineEndpoint({ id: 'read', method: 'GET', path: '/read', input: z.unknown(), output: z.unknown() }),
  ...rest,
})

const ask = (rest: Partial<Operation> = {}): Operation => ({
  endpoint: endpoint(),
  input: {},
  token: undefined,
  signal: new AbortController().signal,
  deadline: Number.POSITIVE_INFINITY,
  ...rest,
})

/** Fails with each of these in turn, then answers. */
function failing(...failures: (FoyerErrorInit | Error)[]): { exchange: Next; asked: Operation[] } {
  const asked: Operation[] = []
  return {
    asked,
    exchange: async (operation) => {
      asked.push(operation)
      const failure = failures.shift()
      if (failure === undefined) return 'answer'
      throw failure instanceof Error ? failure : new FoyerError(failure)
    },
  }
}

it('the first step is the outermost', async () => {
  const order: string[] = []
  const step = (name: string) => async (operation: Operation, next: Next) => {
    order.push(name)
    return next(operation)
  }
  expect(await compose([step('a'), step('b')], async () => 'x')(ask())).toBe('x')
  expect(order).toEqual(['a', 'b'])
})

function retrying(retries = 5) {
  const clock = createManualClock()
  const scope = createTestScope(clock)
  return { clock, scope, step: retryInterceptor({ scope, clock, retries }) }
}

it('waits 1, 2, 4, 8 and 16 s between attempts, at most 30 s', async () => {
  const { clock, step } = retrying()
  const { exchange: execute, asked } = failing(
    ...Array.from({ length: 5 }, () => ({ code: 'network.failed' }) as const),
  )
  const response = step(ask(), execute)
  for (const [index, wait] of [1000, 2000, 4000, 8000, 16_000].entries()) {
    await clock.advance(wait - 1)
    expect(asked).toHaveLength(index + 1)
    await clock.advance(1)
    expect(asked).toHaveLength(index + 2)
  }
  expect(await response).toBe('answer')
})

it.each([
  [{ code: 'system.upgrading', status: 503 }, true],
  [{ code: 'unknown', status: 500 }, true],
  [{ code: 'network.timeout', status: 504 }, true],
  [{ code: 'network.timeout', status: 408 }, true],
  [{ code: 'network.failed' }, true],
  [{ code: 'network.offline' }, false],
  [{ code: 'too.many', status: 429 }, false],
  [{ code: 'user.invalid', status: 200 }, false],
  [{ code: 'response.malformed', status: 200 }, false],
] as const)('repeats %j: %s', async (failure, repeated) => {
  const { clock, step } = retrying()
  const { exchange: execute, asked } = failing(failure)
  const outcome = step(ask(), execute).catch(() => 'failed')
  await clock.advance(1000)
  expect(asked).toHaveLength(repeated ? 2 : 1)
  expect(await outcome).toBe(repeated ? 'answer' : 'failed')
})

it('never repeats a call that is not safe, nor what is no FoyerError, nor more often than allowed', async () => {
  const { clock, step } = retrying(1)
  const write = failing({ code: 'network.failed' })
  await expect(step(ask({ endpoint: endpoint({ safe: false }) }), write.exchange)).rejects.toThrow('network.failed')
  const bug = failing(new TypeError('bug'))
  await expect(step(ask(), bug.exchange)).rejects.toThrow('bug')
  const twice = failing({ code: 'network.failed' }, { code: 'network.failed' })
  const outcome = expect(step(ask(), twice.exchange)).rejects.toThrow('network.failed')
  await clock.advance(60_000)
  await outcome
  expect([write.asked, bug.asked, twice.asked].map((asked) => asked.length)).toEqual([1, 1, 2])
})

it('does not wait past the deadline, and not for callers that have left', async () => {
  const { clock, step } = retrying()
  const last = failing({ code: 'network.failed' })
  await expect(step(ask({ deadline: clock.monotonic() + 1000 }), last.exchange)).rejects.toThrow('network.failed')
  const controller = new AbortController()
  const left = expect(step(ask({ signal: controller.signal }), failing({ code: 'network.failed' }).exchange)).rejects
  const outcome = left.toThrow('gone')
  await eventLoopTurns(1)
  controller.abort(new Error('gone'))
  await outcome
  expect(clock.pending).toEqual([])
  const already = ask({ signal: AbortSignal.abort(new Error('gone before')) })
  await expect(step(already, failing({ code: 'network.failed' }).exchange)).rejects.toThrow('gone before')
  expect(clock.pending).toEqual([])
})

it.each([-3_600_000, 3_600_000])('keeps pauses and deadline when wall time moves by %d ms', async (ms) => {
  const { clock, step } = retrying()
  const { exchange, asked } = failing(...Array.from({ length: 5 }, () => ({ code: 'network.failed' }) as const))
  const outcome = expect(step(ask({ deadline: clock.monotonic() + 3500 }), exchange)).rejects.toThrow('network.failed')
  await clock.advance(500)
  clock.setWall(clock.now() + ms)
  await clock.advance(499)
  expect(asked).toHaveLength(1)
  await clock.advance(2001)
  // The next pause of 4 s would end after the deadline.
  await outcome
  expect(asked).toHaveLength(3)
})

it('[CRYPTO-03] a refused key is forgotten and the call repeated once', async () => {
  let forgotten = 0
  const step = keyInterceptor({
    ...plainCodec(),
    forgetKey: () => {
      forgotten += 1
    },
  })
  const encrypted = ask({ endpoint: endpoint({ encrypted: true }) })
  const once = failing({ code: 'encryption.key' })
  expect(await step(encrypted, once.exchange)).toBe('answer')
  const twice = failing({ code: 'encryption.key' }, { code: 'encryption.key' })
  await expect(step(encrypted, twice.exchange)).rejects.toThrow('encryption.key')
  const other = failing({ code: 'user.invalid' })
  await expect(step(encrypted, other.exchange)).rejects.toThrow('user.invalid')
  const plain = failing({ code: 'encryption.key' })
  await expect(step(ask(), plain.exchange)).rejects.toThrow('encryption.key')
  expect([once, twice, other, plain].map(({ asked }) => asked.length)).toEqual([2, 2, 1, 1])
  expect(forgotten).toBe(2)
})

function sessionBench(outcome: 'retry' | 'ended') {
  const told: string[] = []
  const state = { token: 'old' as string | undefined }
  const tokenProvider: TokenProvider = {
    ownEndpoints: ['sessionRenew'],
    token: () => state.token,
    async onSessionEnded(error, used) {
      told.push(`${error.code} ${used}`)
      await eventLoopTurns(2)
      state.token = outcome === 'retry' ? 'new' : undefined
      return outcome
    },
  }
  const asked: (string | undefined)[] = []
  const execute: Next = async ({ token }) => {
    asked.push(token)
    if (token !== 'new') throw new FoyerError({ code: 'session.expired', endpoint: 'read', status: 401 })
    return 'answer'
  }
  return { told, state, hook: tokenProvider, asked, exchange: execute, step: authInterceptor(() => tokenProvider) }
}

const member = endpoint({ auth: 'required' })

it('fifty calls that meet the end at once cause one refresh and get fifty answers', async () => {
  const { told, asked, exchange: execute, step } = sessionBench('retry')
  const calls = Array.from({ length: 50 }, () => step(ask({ endpoint: member }), execute))
  expect(await Promise.all(calls)).toEqual(Array(50).fill('answer'))
  expect(told).toEqual(['session.expired old'])
  expect(asked.filter((token) => token === 'new')).toHaveLength(50)
})

it('refusals that are older than a confirmation ask for no other one', async () => {
  let asks = 0
  let good = false
  const reports: string[] = []
  const step = authInterceptor(() => ({
    ownEndpoints: [],
    token: () => 'same',
    async onSessionEnded() {
      asks += 1
      good = true
      return 'confirmed'
    },
    onRejectedAgain: (token) => reports.push(token),
  }))
  const execute: Next = async () => {
    if (good) return 'answer'
    throw new FoyerError({ code: 'session.expired' })
  }
  const response = deferred<void>()
  let first = true
  const slow = step(ask({ endpoint: member }), async (operation) => {
    if (!first) return execute(operation)
    first = false
    await response.promise
    throw new FoyerError({ code: 'session.expired' })
  })
  expect(await step(ask({ endpoint: member }), execute)).toBe('answer')
  response.resolve()
  expect(await slow).toBe('answer')
  expect(asks).toBe(1)

  good = false
  const stubborn = step(ask({ endpoint: member }), async () => {
    throw new FoyerError({ code: 'session.expired' })
  })
  await expect(stubborn).rejects.toMatchObject({ code: 'session.expired' })
  expect([asks, reports]).toEqual([2, ['same']])
})

it('[SESSION-07] when the session is over all reject, and the person is told once, however late the others come', async () => {
  const { told, exchange: execute, step } = sessionBench('ended')
  const calls = Array.from({ length: 2 }, () => step(ask({ endpoint: member }), execute))
  let release = () => {}
  const secondCall = step(ask({ endpoint: member }), async (operation) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return execute(operation)
  })
  for (const outcome of await Promise.allSettled(calls)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'session.expired' } })
  }
  release()
  await expect(secondCall).rejects.toMatchObject({ code: 'session.expired' })
  expect(told).toHaveLength(1)
})

it('[SESSION-09] a newer session of another tab is used without asking for a renewal', async () => {
  const { told, state, exchange: execute, step } = sessionBench('retry')
  const call = step(ask({ endpoint: member }), async (operation) => {
    if (operation.token === 'old') state.token = 'new'
    return execute(operation)
  })
  expect(await call).toBe('answer')
  expect(told).toEqual([])
})

it('[ERR-02] a guest is refused before anything is sent; open calls go without a token', async () => {
  const { state, asked, exchange: execute, step } = sessionBench('retry')
  state.token = undefined
  await expect(step(ask({ endpoint: member }), execute)).rejects.toMatchObject({ code: 'session.required' })
  expect(asked).toEqual([])
  await expect(step(ask({ endpoint: endpoint({ auth: 'optional' }) }), execute)).rejects.toThrow()
  expect(asked).toEqual([undefined])
  await expect(authInterceptor(() => undefined)(ask({ endpoint: member }), execute)).rejects.toThrow('session.required')
})

it('[PERR-01] with a token sent, "log in first" means that the session has ended', async () => {
  const { told, step } = sessionBench('ended')
  const call = step(ask({ endpoint: member }), async () => {
    throw new FoyerError({ code: 'session.required', endpoint: 'read', status: 401 })
  })
  await expect(call).rejects.toMatchObject({ code: 'session.expired', status: 401 })
  expect(told).toHaveLength(1)
})

it("refusals of other kinds, of open calls and of the session's own calls pass", async () => {
  const { told, exchange: execute, step } = sessionBench('retry')
  const refused = step(ask({ endpoint: member }), failing({ code: 'no.permission' }).exchange)
  await expect(refused).rejects.toMatchObject({ code: 'no.permission' })
  const own = step(ask({ endpoint: endpoint({ id: 'sessionRenew', auth: 'required' }) }), execute)
  await expect(own).rejects.toMatchObject({ code: 'session.expired' })
  const open = step(ask(), execute)
  await expect(open).rejects.toMatchObject({ code: 'session.expired' })
  expect(told).toEqual([])
})
