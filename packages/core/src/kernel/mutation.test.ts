import { expect, it, onTestFinished } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { createTestContext } from '../testing/test-context.ts'
import { FoyerError } from './errors.ts'
import { createMutation, type MutationOptions, type SentChange } from './mutation.ts'
import { DONE, failed, type Result } from './result.ts'

const lost = () => new FoyerError({ code: 'network.timeout', retryable: true })
const refusal = new FoyerError({ code: 'link.limit', status: 200 })
const tooMany = new FoyerError({ code: 'too.many', status: 429 })
type Answer = string | FoyerError | Promise<string | FoyerError>

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
  const logged: unknown[] = []
  test.context.log.on(({ event, data }) => logged.push([event, data]))
  const mutation = createMutation<string, string>({
    context: test.context,
    owner,
    async send(_, { key }) {
      const answer = await (answers[Math.min(keys.push(key), answers.length) - 1] ?? '')
      if (answer instanceof FoyerError) throw answer
      return answer
    },
    made: (data) => made.push(data),
    ...options,
  })
  const status = () => mutation.$state.get().status
  /** Signs another user in. */
  const changeOwner = () => {
    owner.current.dispose()
    owner.current = test.context.scope.child()
  }
  return { ...test, owner, changeOwner, mutation, keys, made, logged, status }
}

/** A query whose reads all have this result. */
const reading = (result: Promise<Result>) => ({ refresh: () => result, refreshAfterChange: () => result })

it('sends one request for twenty taps, and another one after the outcome is known', async () => {
  const { mutation, keys, made } = open(['a', 'b'])
  const taps = await Promise.all(Array.from({ length: 20 }, () => mutation.run('x')))
  expect(new Set(taps.map(({ data }) => data))).toEqual(new Set(['a']))
  expect((await mutation.run('x')).data).toBe('b')
  expect([new Set(keys).size, made]).toEqual([2, ['a', 'b']])
})

it('is sending as soon as it is called, and is joined by a listener that calls it again', async () => {
  const { mutation, keys, status } = open(['a'])
  const joined: Promise<Result<string>>[] = []
  onTestFinished(mutation.$state.listen(() => joined.length === 0 && joined.push(mutation.run('x'))))
  const result = mutation.run('x')
  expect(status()).toBe('sending')
  expect([(await result).data, (await joined[0])?.data, keys.length]).toEqual(['a', 'a', 1])
})

it('sends nothing when the caller has aborted before', async () => {
  const { mutation, keys, status } = open(['a'])
  expect((await mutation.run('x', { signal: AbortSignal.abort() })).error?.code).toBe('request.aborted')
  expect([keys, status()]).toEqual([[], 'idle'])
})

it('sends nothing when the client has ended', async () => {
  const { mutation, keys, context } = open(['a'])
  context.scope.dispose()
  expect((await mutation.run('x')).error?.code).toBe('request.aborted')
  expect(keys).toEqual([])
})

it('sends a lost request again after a second, with its key', async () => {
  const { mutation, keys, clock, status } = open([lost(), 'a'])
  const result = mutation.run('x')
  await clock.advance(999)
  expect([keys.length, mutation.$state.get()]).toMatchObject([1, { status: 'unknown', isChecking: true }])
  await clock.advance(1)
  expect([(await result).data, new Set(keys).size, keys.length, status()]).toEqual(['a', 1, 2, 'idle'])
})

it('stays unknown without an answer, and keeps the key for the same input alone', async () => {
  const { mutation, keys, clock, made, status } = open([lost(), lost(), 'other', 'a'])
  const result = mutation.run('x')
  await clock.advance(1000)
  expect([(await result).error?.code, status()]).toEqual(['network.timeout', 'unknown'])
  await mutation.run('y')
  expect(keys[2]).not.toBe(keys[0])
  void mutation.run('x')
  await clock.advance(0)
  expect([keys[3], made, status()]).toEqual([keys[0], ['other', 'a'], 'idle'])
})

it('finds out when the network is back, and calls `made` though no caller waits', async () => {
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

it('sends nothing offline, and does not queue the change until the network is back', async () => {
  const { mutation, clock, keys, ports, status, events } = open(['a'], { name: 'test.write' })
  ports.network.setOnline(false)
  expect((await mutation.run('x')).error?.code).toBe('network.offline')
  ports.network.setOnline(true)
  await clock.advance(60_000)
  expect([keys, status(), events.toastKeys]).toEqual([[], 'idle', ['error.network.offline']])
})

it.each([
  ['the platform has looked at the change', 'refused', refusal],
  ['there were too many requests', 'unknown', tooMany],
  ['the session has ended', 'unknown', new FoyerError({ code: 'session.expired', status: 401 })],
  ['the platform is closed', 'unknown', new FoyerError({ code: 'platform.maintenance', status: 200 })],
  ['a person must show that they are human', 'unknown', new FoyerError({ code: 'human.required', status: 200 })],
  ['a captcha is wanted', 'unknown', new FoyerError({ code: 'captcha.required', status: 200 })],
  ['this client could not send the request', 'unknown', new FoyerError({ code: 'encryption.key' })],
])('when the repeated request is refused because %s, the change is %s', async (_, expected, answer) => {
  const { mutation, clock, status, keys } = open([lost(), answer, 'a'])
  const result = mutation.run('x')
  await clock.advance(1000)
  expect([(await result).ok, status()]).toEqual([false, expected])
  await mutation.run('x')
  expect(keys[2] === keys[0]).toBe(expected === 'unknown')
})

it('shows the refusal of a first request, and forgets its key', async () => {
  const { mutation, keys, status } = open([tooMany, 'a'])
  expect((await mutation.run('x')).error?.code).toBe('too.many')
  expect(status()).toBe('refused')
  await mutation.run('x')
  expect(new Set(keys).size).toBe(2)
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

it('gives the platform a second to finish the lost request before it finds out', async () => {
  let asked = 0
  const { mutation, clock } = open([lost()], {
    async findOut() {
      asked += 1
      return { isMade: true, data: 'found' }
    },
  })
  const result = mutation.run('x')
  await clock.advance(999)
  expect([asked, mutation.$state.get()]).toMatchObject([0, { status: 'unknown', isChecking: true }])
  await clock.advance(1)
  expect([(await result).data, asked]).toEqual(['found', 1])
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

it('sends nothing when `check` finds out that the change was not made', async () => {
  let isKnown = false
  const { mutation, clock, keys, status } = open([lost()], {
    findOut: () => (isKnown ? Promise.resolve({ isMade: false }) : Promise.reject(lost())),
  })
  void mutation.run('x')
  await clock.advance(1000)
  expect(status()).toBe('unknown')
  isKnown = true
  await mutation.check()
  expect([status(), keys.length]).toEqual(['refused', 1])
})

it.each(['idle', 'refused'] as const)('sends nothing when `check` is called while the state is %s', async (state) => {
  const { mutation, keys, status } = open([refusal])
  if (state === 'refused') await mutation.run('x')
  const before = keys.length
  await mutation.check()
  expect([keys.length, status()]).toEqual([before, state])
})

it('sends the input of the latest call, with the key of the same change', async () => {
  const sent: string[] = []
  const keys: string[] = []
  const { mutation, clock } = open([], {
    pauses: [],
    isSame: (one, other) => one.split(' ')[0] === other.split(' ')[0],
    send(input, { key }) {
      sent.push(input)
      keys.push(key)
      return sent.length < 2 ? Promise.reject(lost()) : Promise.resolve('a')
    },
  })
  void mutation.run('name captcha1')
  await clock.advance(0)
  await mutation.run('name captcha2')
  expect([sent, new Set(keys).size]).toEqual([['name captcha1', 'name captcha2'], 1])
})

it('goes on when every caller leaves, and calls `made` and the listeners of the change once', async () => {
  const answer = deferred<string>()
  const { mutation, made, clock, status } = open([answer.promise])
  const heard: string[] = []
  const onSend = (change: SentChange<string>) => change.onEnd(({ kind }) => heard.push(kind))
  const callers = Array.from({ length: 20 }, () => new AbortController())
  const results = callers.map(({ signal }) => mutation.run('x', { signal, onSend }))
  for (const caller of callers) caller.abort()
  expect(new Set((await Promise.all(results)).map(({ error }) => error?.code))).toEqual(new Set(['request.aborted']))
  expect(status()).toBe('sending')
  answer.resolve('a')
  await clock.advance(0)
  expect([made, heard, status()]).toEqual([['a'], Array(20).fill('made'), 'idle'])
})

it('ends with its owner: the state is idle at once, and the result `request.aborted`', async () => {
  const answer = deferred<string>()
  const { mutation, changeOwner, status, made, clock } = open([answer.promise])
  const ended = mutation.run('x')
  await clock.advance(0)
  changeOwner()
  expect(status()).toBe('idle')
  answer.resolve('a')
  expect([(await ended).error?.code, made]).toEqual(['request.aborted', []])
})

it('is aborted when the owner ends while a lost request waits to be sent again', async () => {
  const { mutation, changeOwner, keys, clock, logged } = open([lost(), 'a'])
  const ended = mutation.run('x')
  await clock.advance(0)
  changeOwner()
  await clock.advance(60_000)
  expect([(await ended).error?.code, keys.length, logged]).toEqual(['request.aborted', 1, []])
})

it('leaves the state of the next user alone when a request of the former user ends', async () => {
  const answers = [deferred<string>(), deferred<string>()] as const
  const { mutation, changeOwner, status, made, clock } = open(answers.map(({ promise }) => promise))
  void mutation.run('x')
  await clock.advance(0)
  void mutation.run('not sent')
  changeOwner()
  expect(status()).toBe('idle')
  void mutation.run('y')
  await clock.advance(0)
  answers[0].resolve('of the former user')
  await clock.advance(0)
  expect([status(), made]).toEqual(['sending', []])
  answers[1].resolve('a')
  await clock.advance(0)
  expect([status(), made]).toEqual(['idle', ['a']])
})

it('gives the next user a key of their own for the same input', async () => {
  const { mutation, changeOwner, keys, clock } = open([lost(), 'a'], { pauses: [] })
  void mutation.run('x')
  await clock.advance(0)
  changeOwner()
  expect((await mutation.run('x')).data).toBe('a')
  expect(new Set(keys).size).toBe(2)
})

it('does not find out about a change of the former user for the next one', async () => {
  const { mutation, changeOwner, keys, status, clock, ports } = open([lost(), 'a'], { pauses: [] })
  void mutation.run('x')
  await clock.advance(0)
  expect(status()).toBe('unknown')
  changeOwner()
  await mutation.check()
  ports.network.setOnline(false)
  ports.network.setOnline(true)
  await clock.advance(60_000)
  expect([keys.length, status()]).toEqual([1, 'idle'])
})

it('shows the state of the change that was sent last when an earlier change ends', async () => {
  const answers = [deferred<string>(), deferred<string>()] as const
  const { mutation, clock, status } = open(answers.map(({ promise }) => promise))
  void mutation.run('x')
  void mutation.run('y')
  await clock.advance(0)
  answers[0].resolve('a')
  await clock.advance(0)
  expect(status()).toBe('sending')
  answers[1].resolve('b')
  await clock.advance(0)
  expect(status()).toBe('idle')
})

it('checks the change that was sent last, though it was also sent first', async () => {
  const inputs: string[] = []
  const { mutation, clock } = open([], {
    pauses: [],
    send(input) {
      inputs.push(input)
      return Promise.reject(lost())
    },
  })
  for (const input of ['x', 'y', 'x']) {
    void mutation.run(input)
    await clock.advance(0)
  }
  await mutation.check()
  expect(inputs).toEqual(['x', 'y', 'x', 'x'])
})

it('aborts an abortable request when every caller has left, and sends it later with its key', async () => {
  const signals: AbortSignal[] = []
  const keys: string[] = []
  const { mutation, clock, status, ports } = open([], {
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
  // The person has left: the change is not sent by itself.
  ports.network.setOnline(false)
  ports.network.setOnline(true)
  await clock.advance(60_000)
  expect(keys).toHaveLength(1)
  void mutation.run('x')
  await clock.advance(0)
  expect([keys.length, keys[1] === keys[0]]).toEqual([2, true])
})

it('sends nothing when every caller leaves before an abortable request was sent', async () => {
  const { mutation, clock, status, keys } = open(['a'], { abortable: true })
  const caller = new AbortController()
  const left = mutation.run('x', { signal: caller.signal })
  caller.abort()
  await clock.advance(0)
  expect([(await left).error?.code, keys, status()]).toEqual(['request.aborted', [], 'idle'])
  expect((await mutation.run('x')).data).toBe('a')
})

it('sends an aborted request again for a caller who comes back at once', async () => {
  const signals: AbortSignal[] = []
  const { mutation, clock, status, made } = open([], {
    abortable: true,
    send(_, { signal }) {
      signals.push(signal)
      if (signals.length > 1) return Promise.resolve('a')
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(lost())))
    },
  })
  const caller = new AbortController()
  const left = mutation.run('x', { signal: caller.signal })
  await clock.advance(0)
  caller.abort()
  const back = mutation.run('x')
  expect([(await left).error?.code, (await back).data]).toEqual(['request.aborted', 'a'])
  expect([signals.length, status(), made]).toEqual([2, 'idle', ['a']])
})

it('calls `made` once when an aborted request and the next one are both answered', async () => {
  const answers = [deferred<string>(), deferred<string>()] as const
  const { mutation, clock, made } = open(
    answers.map(({ promise }) => promise),
    { abortable: true },
  )
  const caller = new AbortController()
  void mutation.run('x', { signal: caller.signal })
  await clock.advance(0)
  caller.abort()
  const back = mutation.run('x')
  await clock.advance(0)
  for (const answer of answers) answer.resolve('a')
  expect([(await back).data, made]).toEqual(['a', ['a']])
})

it('takes an aborted request for lost when the caller comes back before the request has ended', async () => {
  const { mutation, clock, status, keys } = open([deferred<string>().promise, tooMany, 'a'], {
    abortable: true,
    pauses: [],
  })
  const caller = new AbortController()
  void mutation.run('x', { signal: caller.signal })
  await clock.advance(0)
  caller.abort()
  expect((await mutation.run('x')).error?.code).toBe('too.many')
  expect(status()).toBe('unknown')
  await mutation.run('x')
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

it('finds out every lost change when the network is back, and shows the state of the change that was sent last', async () => {
  const sent: string[] = []
  const made: string[] = []
  const states: string[] = []
  let isLost = true
  const { mutation, clock, status, ports } = open([], {
    pauses: [],
    async send(input) {
      sent.push(input)
      if (isLost || input === 'last') throw lost()
      return input
    },
    made: (data) => made.push(data),
  })
  for (const input of ['first', 'second', 'last']) {
    void mutation.run(input)
    await clock.advance(0)
  }
  isLost = false
  onTestFinished(mutation.$state.listen((state) => states.push(state.status)))
  ports.network.setOnline(false)
  ports.network.setOnline(true)
  await clock.advance(0)
  expect([sent.slice(3), made, status()]).toEqual([['first', 'second', 'last'], ['first', 'second'], 'unknown'])
  expect(new Set(states)).toEqual(new Set(['unknown']))
})

it('joins a run whose input has the same content in another order of keys', async () => {
  const test = createTestContext()
  onTestFinished(test.dispose)
  let sent = 0
  const mutation = createMutation<Readonly<Record<string, number>>, number>({
    context: test.context,
    send: async () => ++sent,
  })
  await Promise.all([mutation.run({ a: 1, b: 2 }), mutation.run({ b: 2, a: 1 })])
  expect(sent).toBe(1)
})

it('sends two files, though both are written as the same JSON', async () => {
  const test = createTestContext()
  onTestFinished(test.dispose)
  const sent: Blob[] = []
  const mutation = createMutation<Blob, void>({ context: test.context, send: async (file) => void sent.push(file) })
  await Promise.all([mutation.run(new Blob(['x'])), mutation.run(new Blob(['y']))])
  expect(sent).toHaveLength(2)
})

function openMemory(stored?: { readonly key: string; readonly input: string }) {
  const memory = { stored }
  return {
    memory,
    options: {
      pauses: [],
      memory: {
        read: () => memory.stored,
        write: (change: typeof stored) => {
          memory.stored = change
        },
      },
    },
  }
}

it.each([
  ['made', 'a', undefined],
  ['refused', refusal, undefined],
  ['unknown', lost(), { key: expect.any(String), input: 'x' }],
] as const)(
  'stores the key before it sends, and keeps it while the change is unknown: %s',
  async (_, answer, after) => {
    const { memory, options } = openMemory()
    const whenSent: unknown[] = []
    const { mutation, clock } = open([], {
      ...options,
      send(_, { key }) {
        whenSent.push(memory.stored?.key === key)
        return answer instanceof FoyerError ? Promise.reject(answer) : Promise.resolve(answer)
      },
    })
    void mutation.run('x')
    await clock.advance(0)
    expect([whenSent, memory.stored]).toEqual([[true], after])
  },
)

it('has its key again after a reload, and keeps it when the next request is refused unread', async () => {
  const { memory, options } = openMemory({ key: 'kept', input: 'x' })
  const { mutation, keys, status } = open([tooMany, 'a'], options)
  expect((await mutation.run('x')).error?.code).toBe('too.many')
  expect([status(), memory.stored?.key]).toEqual(['unknown', 'kept'])
  expect((await mutation.run('x')).data).toBe('a')
  expect([keys, memory.stored]).toEqual([['kept', 'kept'], undefined])
})

it('does not give a stored key to another input', async () => {
  const { options } = openMemory({ key: 'kept', input: 'x' })
  const { mutation, keys } = open(['a'], options)
  await mutation.run('y')
  expect(keys).not.toContain('kept')
})

it('is settled by a read that began after the last request, and by no earlier read', async () => {
  const { mutation, clock, status } = open([lost()])
  const earlier = deferred<Result>()
  const before = mutation.settleBy(reading(earlier.promise))
  void mutation.run('x')
  await clock.advance(1000)
  earlier.resolve(DONE)
  await before
  expect(status()).toBe('unknown')
  await mutation.settleBy(reading(Promise.resolve(failed(lost()))))
  expect(status()).toBe('unknown')
  await mutation.settleBy(reading(Promise.resolve(DONE)))
  expect(status()).toBe('idle')
})

it('reads again for the next user when a read of the former user has not ended', async () => {
  const { mutation, changeOwner, status } = open(['a', refusal])
  await mutation.run('x')
  const former = deferred<Result>()
  const settling = mutation.settleBy(reading(former.promise))
  changeOwner()
  let reads = 0
  const refresh = async () => {
    reads += 1
    return DONE
  }
  expect((await mutation.settleBy({ refresh, refreshAfterChange: refresh })).ok).toBe(true)
  expect(reads).toBe(1)
  await mutation.run('y')
  former.resolve(DONE)
  await settling
  expect(status()).toBe('refused')
})

it.each(['while the change was sent', 'before the lost request was repeated'] as const)(
  'is not settled by a read that began %s, when the answer is lost before the read ends',
  async (began) => {
    const answer = deferred<FoyerError>()
    const { mutation, clock, status } = open(
      began === 'while the change was sent' ? [answer.promise] : [lost(), answer.promise],
      { pauses: began === 'while the change was sent' ? [] : [1000] },
    )
    void mutation.run('x')
    await clock.advance(began === 'while the change was sent' ? 0 : 1000)
    const older = deferred<Result>()
    const settling = mutation.settleBy(reading(older.promise))
    answer.resolve(lost())
    await clock.advance(0)
    older.resolve(DONE)
    await settling
    expect(status()).toBe('unknown')
    await mutation.settleBy(reading(Promise.resolve(DONE)))
    expect(status()).toBe('idle')
  },
)

it('reads again after a loss, and does not join a read that began while the change was sent', async () => {
  const answer = deferred<FoyerError>()
  const { mutation, clock, status } = open([answer.promise], { pauses: [] })
  void mutation.run('x')
  await clock.advance(0)
  const older = deferred<Result>()
  void mutation.settleBy(reading(older.promise))
  answer.resolve(lost())
  await clock.advance(0)
  await mutation.settleBy(reading(Promise.resolve(DONE)))
  expect(status()).toBe('idle')
  older.resolve(DONE)
})

it('is not settled by a read while the change is being sent', async () => {
  const answer = deferred<string>()
  const { mutation, clock, status, made } = open([answer.promise])
  void mutation.run('x')
  await clock.advance(0)
  await mutation.settleBy(reading(Promise.resolve(DONE)))
  expect(status()).toBe('sending')
  answer.resolve('a')
  await clock.advance(0)
  expect([status(), made]).toEqual(['idle', ['a']])
})

it('is idle again when the data are read after a refusal', async () => {
  const { mutation, status } = open([refusal])
  await mutation.run('x')
  expect(status()).toBe('refused')
  await mutation.settleBy(reading(Promise.resolve(DONE)))
  expect(status()).toBe('idle')
})

it('has another key after a read has settled the change', async () => {
  const { mutation, clock, keys } = open([lost(), 'a'], { pauses: [] })
  void mutation.run('x')
  await clock.advance(0)
  await mutation.settleBy(reading(Promise.resolve(DONE)))
  await mutation.run('x')
  expect(new Set(keys).size).toBe(2)
})

it('reads again to settle an unknown change, though an older read is still under way', async () => {
  const { mutation, clock, status } = open([lost()], { pauses: [] })
  const older = deferred<Result>()
  const reads: string[] = []
  const query = {
    refresh: () => {
      reads.push('refresh')
      return older.promise
    },
    refreshAfterChange: async () => {
      reads.push('refreshAfterChange')
      return DONE
    },
  }
  const before = mutation.settleBy(query)
  void mutation.run('x')
  await clock.advance(0)
  await Promise.all([mutation.settleBy(query), mutation.settleBy(query)])
  expect([reads, status()]).toEqual([['refresh', 'refreshAfterChange'], 'idle'])
  older.resolve(DONE)
  await before
})

it.each([
  ['a toast when it is refused', refusal, {}, {}, ['error.link.limit'], true],
  ['no toast when the caller is silent', refusal, {}, { silent: true }, [], false],
  ['no toast when the page shows the refusal', refusal, { showsError: () => true }, {}, [], true],
  ['no toast when the outcome is unknown', lost(), {}, {}, [], true],
] as const)('shows %s, and reports one failure for all callers', async (_, answer, options, caller, toasts, shown) => {
  const { mutation, clock, events } = open([answer], { name: 'test.write', pauses: [], ...options })
  const results = [mutation.run('x', caller), mutation.run('x', caller)]
  await clock.advance(0)
  expect((await Promise.all(results)).map(({ ok }) => ok)).toEqual([false, false])
  expect([events.toastKeys, events.failures]).toMatchObject([toasts, [{ verb: 'test.write', shown }]])
})

it('leaves the report of a failure to its caller when the mutation has no name', async () => {
  const { mutation, events } = open([refusal])
  expect((await mutation.run('x')).error).toBe(refusal)
  expect([events.toastKeys, events.failures]).toEqual([[], []])
})

it('logs why `findOut` failed, by its code alone', async () => {
  const { mutation, clock, logged } = open([lost()], {
    name: 'test.write',
    findOut: () => Promise.reject(new TypeError('a bug with a secret')),
  })
  void mutation.run('x')
  await clock.advance(1000)
  expect(logged[0]).toEqual(['mutation.unknown', { verb: 'test.write', code: 'unknown' }])
  expect(JSON.stringify(logged)).not.toContain('secret')
})

it.each(['made', 'refused', 'unknown'] as const)(
  'keeps its result when `%s` throws, and logs the throw once',
  async (effect) => {
    const answer = { made: 'a', refused: refusal, unknown: lost() }[effect]
    const { mutation, clock, logged, status } = open([answer], {
      pauses: [],
      [effect]: () => {
        throw new TypeError('a bug with a secret')
      },
    })
    const result = mutation.run('x')
    await clock.advance(0)
    expect((await result).ok).toBe(effect === 'made')
    expect([status(), logged]).toEqual([effect === 'made' ? 'idle' : effect, [['callback.failed', { of: 'mutation' }]]])
  },
)

it('calls every listener of a change when the first one throws, and keeps its result when `onSend` throws', async () => {
  const { mutation } = open(['a'])
  const heard: unknown[] = []
  const result = mutation.run('x', {
    onSend(change) {
      change.onEnd(() => {
        throw new TypeError('a bug')
      })
      change.onEnd((end) => heard.push(end))
      throw new TypeError('a bug')
    },
  })
  expect((await result).data).toBe('a')
  expect(heard).toEqual([{ kind: 'made', data: 'a' }])
})

it('makes its change when a listener of the state or of the report throws', async () => {
  const { mutation, made, context, status, owner } = open([refusal, 'a'], { name: 'test.write' })
  const fail = () => {
    throw new TypeError('a bug of the host')
  }
  onTestFinished(mutation.$state.listen(fail))
  onTestFinished(context.events.on('failure', fail))
  expect((await mutation.run('x')).error).toBe(refusal)
  expect([(await mutation.run('x')).data, made, status()]).toEqual(['a', ['a'], 'idle'])
  expect(() => owner.current.dispose()).not.toThrow()
})
