import { expect, it, onTestFinished } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { createTestContext } from '../testing/test-context.ts'
import { FoyerError } from './errors.ts'
import { createMutation, type MutationOptions } from './mutation.ts'

const lost = () => new FoyerError({ code: 'network.timeout', retryable: true })
const refusal = new FoyerError({ code: 'link.limit', status: 200 })
type Answer = string | FoyerError | Promise<string>

/** Answers the requests in order; the last answer stays. */
function open(answers: readonly Answer[], options: Partial<MutationOptions<string, string>> = {}) {
  const test = createTestContext()
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const owner = { current: test.context.scope.child() }
  const keys: string[] = []
  const made: string[] = []
  const mutation = createMutation<string, string>({
    context: test.context,
    owner,
    async send(_, { key }) {
      const answer = answers[Math.min(keys.push(key), answers.length) - 1] ?? ''
      if (answer instanceof FoyerError) throw answer
      return answer
    },
    made: (data) => made.push(data),
    ...options,
  })
  const status = () => mutation.$state.get().status
  return { ...test, owner, mutation, keys, made, status }
}

it('is sent once for twenty taps, and again when its outcome is known', async () => {
  const { mutation, keys, made } = open(['a', 'b'])
  const taps = await Promise.all(Array.from({ length: 20 }, () => mutation.run('x')))
  expect(new Set(taps.map(({ data }) => data))).toEqual(new Set(['a']))
  expect((await mutation.run('x')).data).toBe('b')
  expect([new Set(keys).size, made]).toEqual([2, ['a', 'b']])
})

it('sends the same request again after a lost answer, with its key', async () => {
  const { mutation, keys, clock, status } = open([lost(), 'a'])
  const result = mutation.run('x')
  await clock.advance(999)
  expect(mutation.$state.get()).toMatchObject({ status: 'unknown', isChecking: true })
  await clock.advance(1)
  expect([(await result).data, new Set(keys).size, keys.length, status()]).toEqual(['a', 1, 2, 'idle'])
})

it('stays unknown without an answer, keeps the key for the same input alone, and is found out when the platform is back', async () => {
  const { mutation, keys, clock, made, status, context } = open([lost(), lost(), 'other', 'a'])
  const result = mutation.run('x')
  await clock.advance(1000)
  expect([(await result).error?.code, status()]).toEqual(['network.timeout', 'unknown'])
  await mutation.run('y')
  expect(keys[2]).not.toBe(keys[0])
  mutation.run('x')
  await clock.advance(0)
  expect([keys[3], made, status()]).toEqual([keys[0], ['other', 'a'], 'idle'])
  expect(context.scope.disposed).toBe(false)
})

it('asks when the network returns, and tells what was made though no caller waits', async () => {
  const { mutation, clock, made, status, ports } = open([lost(), lost(), 'a'])
  void mutation.run('x')
  await clock.advance(1000)
  ports.network.setOnline(false)
  expect((await mutation.run('z')).error?.code).toBe('network.offline')
  expect(status()).toBe('unknown')
  ports.network.setOnline(true)
  await clock.advance(0)
  expect([made, status()]).toEqual([['a'], 'idle'])
})

it.each([
  ['says that nothing was made', refusal, 'refused'],
  ['is older than the request', new FoyerError({ code: 'too.many', status: 429 }), 'unknown'],
  ['says that the session has ended', new FoyerError({ code: 'session.expired', status: 401 }), 'unknown'],
])('a refusal of the repeated request that %s', async (_, answer, expected) => {
  const { mutation, clock, status } = open([lost(), answer])
  const result = mutation.run('x')
  await clock.advance(1000)
  expect([(await result).ok, status()]).toEqual([false, expected])
})

it.each([
  ['made', { isMade: true, data: 'found' }, ['found', undefined, 'idle', 1]],
  ['not made', { isMade: false }, [undefined, 'network.timeout', 'refused', 1]],
  ['never known', undefined, [undefined, 'network.timeout', 'unknown', 1]],
  ['not known now', 'throws', [undefined, 'network.timeout', 'unknown', 1]],
] as const)('finds out instead of sending again: %s', async (_, found, expected) => {
  const { mutation, clock, status, keys } = open([lost()], {
    findOut: () => (found === 'throws' ? Promise.reject(lost()) : Promise.resolve(found)),
  })
  const result = mutation.run('x')
  await clock.advance(1000)
  const { data, error } = await result
  expect([data, error?.code, status(), keys.length]).toEqual(expected)
})

it('does not believe a refusal after a lost answer before it has found out', async () => {
  const finds = [{ isMade: false }, { isMade: false }, { isMade: true, data: 'late' }] as const
  let asked = 0
  const { mutation, clock, keys } = open([lost(), new FoyerError({ code: 'username.exists', status: 200 })], {
    findOut: async () => finds[asked++] ?? finds[2],
  })
  const first = mutation.run('x')
  await clock.advance(1000)
  expect((await first).ok).toBe(false)
  const second = mutation.run('x')
  await clock.advance(1000)
  expect([(await second).data, keys.length, asked]).toEqual(['late', 2, 3])
})

it('goes on when its caller leaves, and ends with its owner', async () => {
  const answer = deferred<string>()
  const { mutation, made, owner, context, status, clock } = open([answer.promise, deferred<string>().promise])
  const caller = new AbortController()
  const left = mutation.run('x', { signal: caller.signal })
  caller.abort()
  expect([(await left).error?.code, status()]).toEqual(['request.aborted', 'sending'])
  answer.resolve('a')
  await clock.advance(0)
  expect(made).toEqual(['a'])
  const ended = mutation.run('x')
  await clock.advance(0)
  owner.current.dispose()
  owner.current = context.scope.child()
  expect(status()).toBe('idle')
  expect(await Promise.race([ended, clock.advance(0)])).toBeUndefined()
})

it('aborts an abortable request once every caller has left, and has its key again', async () => {
  const signals: AbortSignal[] = []
  const keys: string[] = []
  const { mutation, clock, status } = open([''], {
    abortable: true,
    send: (_, { key, signal }) => {
      keys.push(key)
      signals.push(signal)
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(lost())))
    },
  })
  const callers = [new AbortController(), new AbortController()]
  const results = callers.map(({ signal }) => mutation.run('x', { signal }))
  await clock.advance(0)
  callers[0]?.abort()
  expect(signals[0]?.aborted).toBe(false)
  callers[1]?.abort()
  await clock.advance(0)
  expect([signals[0]?.aborted, (await Promise.all(results)).map(({ ok }) => ok), status()]).toEqual([
    true,
    [false, false],
    'idle',
  ])
  void mutation.run('x')
  await clock.advance(0)
  expect(keys[1]).toBe(keys[0])
})

it('is settled by a read that was asked for after the last request, and by no earlier one', async () => {
  const earlier = deferred<{ ok: true; data: undefined }>()
  const { mutation, clock, status } = open([lost()])
  const before = mutation.settleBy(() => earlier.promise)
  void mutation.run('x')
  await clock.advance(1000)
  earlier.resolve({ ok: true, data: undefined })
  await before
  expect(status()).toBe('unknown')
  await mutation.settleBy(async () => ({ ok: true, data: undefined }))
  expect(status()).toBe('idle')
})

it('leaves the state of the next user alone when a request of the former one ends', async () => {
  const answers = [deferred<string>(), deferred<string>()] as const
  const { mutation, owner, context, status, made, clock } = open(answers.map(({ promise }) => promise))
  void mutation.run('x')
  await clock.advance(0)
  void mutation.run('not sent')
  owner.current.dispose()
  expect(status()).toBe('idle')
  owner.current = context.scope.child()
  void mutation.run('y')
  await clock.advance(0)
  answers[0].resolve('of the former user')
  await clock.advance(0)
  expect([status(), made]).toEqual(['sending', []])
  answers[1].resolve('a')
  await clock.advance(0)
  expect([status(), made]).toEqual(['idle', ['a']])
})

it('sends again what can never be told, and not what is not known now', async () => {
  let isKnown: boolean | undefined
  const { mutation, clock, keys } = open([lost(), refusal], {
    findOut: () => (isKnown === undefined ? Promise.resolve(undefined) : Promise.reject(lost())),
  })
  const again = async () => {
    const result = mutation.run('x')
    await clock.advance(1000)
    return (await result).error?.code
  }
  await again()
  isKnown = false
  expect([await again(), keys.length]).toEqual(['network.timeout', 1])
  isKnown = undefined
  expect([await again(), keys.length]).toEqual(['link.limit', 2])
})
