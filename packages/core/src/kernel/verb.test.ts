import { expect, it, onTestFinished } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { createTestContext } from '../testing/test-context.ts'
import { FoyerError } from './errors.ts'
import type { VerbOptions } from './result.ts'
import { createVerbs, type VerbSettings } from './verb.ts'

function open() {
  const test = createTestContext()
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const owner = { current: test.context.scope.child() }
  const failures: string[] = []
  test.context.events.on('failure', ({ verb, error }) => failures.push(`${verb} ${error.code}`))
  const logged: string[] = []
  test.context.log.on(({ event }) => logged.push(event))
  return { ...test, owner, failures, logged, run: createVerbs(test.context, owner) }
}

const refusal = new FoyerError({ code: 'user.invalid', status: 200 })
const fails = () => Promise.reject(refusal)

it('resolves to the data of the work', async () => {
  const { run } = open()
  expect(await run('test.read', {}, async () => 7)).toEqual({ ok: true, data: 7 })
})

it('reports a failure under the name of the verb, after `failed`', async () => {
  const { run, failures } = open()
  const order: (string | number)[] = []
  const result = await run('test.read', {}, fails, {
    failed: ({ code }) => order.push(code, failures.length),
  })
  expect(result).toEqual({ ok: false, error: refusal })
  expect([order, failures]).toEqual([['user.invalid', 0], ['test.read user.invalid']])
})

it.each<[string, VerbOptions, VerbSettings, readonly string[]]>([
  ['shows a toast', {}, {}, ['error.user.invalid']],
  ['shows no toast when the caller is silent', { silent: true }, {}, []],
  ['shows no toast when the verb is silent', {}, { silent: true }, []],
  [
    'shows a toast when the caller of a silent verb asks for it',
    { silent: false },
    { silent: true },
    ['error.user.invalid'],
  ],
  ['shows no toast when the page shows the error', {}, { shownOnPage: true }, []],
])('%s', async (_, options, settings, toasts) => {
  const { run, events } = open()
  await run('test.read', options, fails, settings)
  expect(events.toastKeys).toEqual(toasts)
})

it.each([
  ['read', 'problem.read'],
  ['action', 'problem.action'],
] as const)('says that the %s failed when the platform gives no reason', async (problem, key) => {
  const { run, events } = open()
  await run('test.read', {}, () => Promise.reject(new FoyerError({ code: 'unknown', status: 500 })), { problem })
  expect(events.toastKeys).toEqual([key])
})

it.each(['caller', 'owner', 'client'])(
  'is aborted without a report when the %s ends, and drops a late answer',
  async (who) => {
    const { run, owner, context, failures } = open()
    const answer = deferred<number>()
    const caller = new AbortController()
    const shown: number[] = []
    const failed: string[] = []
    const result = run(
      'test.read',
      { signal: caller.signal },
      async ({ live }) => {
        shown.push(await live(answer.promise))
      },
      { failed: ({ code }) => failed.push(code) },
    )
    if (who === 'caller') caller.abort()
    else if (who === 'owner') owner.current.dispose()
    else context.scope.dispose()
    answer.resolve(7)
    expect(await result).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect([shown, failed, failures]).toEqual([[], [], []])
  },
)

it.each(['each', 'join', 'latest'] as const)('does no work when the caller has aborted before (%s)', async (runs) => {
  const { run } = open()
  const works: number[] = []
  const work = async () => void works.push(1)
  expect((await run('test.read', { signal: AbortSignal.abort() }, work, { runs })).error?.code).toBe('request.aborted')
  expect(works).toEqual([])
})

it.each(['each', 'join', 'latest'] as const)('does no work when the client has ended (%s)', async (runs) => {
  const { run, context } = open()
  const works: number[] = []
  context.scope.dispose()
  const result = await run('test.read', {}, async () => void works.push(1), { runs })
  expect([result.error?.code, works]).toEqual(['request.aborted', []])
})

it.each(['each', 'join', 'latest'] as const)(
  'starts the work before it returns, so that a window can open in the tap (%s)',
  async (runs) => {
    const { run } = open()
    const works: number[] = []
    const result = run('test.read', {}, async () => void works.push(1), { runs })
    expect(works).toEqual([1])
    await result
  },
)

it('lets runs of one verb go side by side unless it is told otherwise', async () => {
  const { run } = open()
  const answers = [deferred<number>(), deferred<number>()]
  const results = answers.map(({ promise }) => run('test.read', {}, ({ live }) => live(promise)))
  answers[1]?.resolve(2)
  answers[0]?.resolve(1)
  expect((await Promise.all(results)).map(({ data }) => data)).toEqual([1, 2])
})

it('joins a run with the same key, and goes on when one of its callers leaves', async () => {
  const { run } = open()
  const answer = deferred<number>()
  const works: string[] = []
  const signals: AbortSignal[] = []
  const start = (key: string, signal?: AbortSignal) =>
    run(
      'test.write',
      { signal },
      ({ live, signal }) => {
        works.push(key)
        signals.push(signal)
        return live(answer.promise)
      },
      { runs: 'join', key },
    )
  const first = new AbortController()
  const results = [start('a', first.signal), start('a'), start('b')]
  first.abort()
  expect((await results[0])?.error?.code).toBe('request.aborted')
  expect(signals[0]?.aborted).toBe(false)
  answer.resolve(7)
  expect((await Promise.all(results)).map(({ data }) => data)).toEqual([undefined, 7, 7])
  expect(works).toEqual(['a', 'b'])
  await start('a')
  expect(works).toEqual(['a', 'b', 'a'])
})

it('does not join a run of another verb with the same key', async () => {
  const { run } = open()
  const answer = deferred<number>()
  const one = run('test.write', {}, () => answer.promise, { runs: 'join', key: 'a' })
  expect((await run('test.remove', {}, async () => 8, { runs: 'join', key: 'a' })).data).toBe(8)
  answer.resolve(7)
  expect((await one).data).toBe(7)
})

it('reports the failure of a joined run once', async () => {
  const { run, failures, events } = open()
  const start = () => run('test.write', {}, fails, { runs: 'join' })
  const results = await Promise.all([start(), start(), start()])
  expect(results.map(({ ok }) => ok)).toEqual([false, false, false])
  expect([failures, events.toastKeys]).toEqual([['test.write user.invalid'], ['error.user.invalid']])
})

it('does not join the run of a user who has left', async () => {
  const { run, owner, context } = open()
  const answer = deferred<number>()
  const start = () => run('test.write', {}, ({ live }) => live(answer.promise), { runs: 'join' })
  const before = start()
  owner.current.dispose()
  owner.current = context.scope.child()
  const after = start()
  const joined = start()
  answer.resolve(7)
  expect([(await before).ok, (await after).data, (await joined).data]).toEqual([false, 7, 7])
})

it('ends an earlier run with another key, and joins one with the same key, when a verb switches', async () => {
  const { run } = open()
  const first = deferred<number>()
  const second = deferred<number>()
  const choose = (key: string, answer: Promise<number>) =>
    run('test.choose', {}, ({ live }) => live(answer), { runs: 'switch', key })
  const replaced = choose('a', first.promise)
  const current = choose('b', second.promise)
  const joined = choose('b', first.promise)
  first.resolve(1)
  second.resolve(2)
  expect((await replaced).error?.code).toBe('request.aborted')
  expect([await current, await joined]).toEqual([
    { ok: true, data: 2 },
    { ok: true, data: 2 },
  ])
})

it('resolves to a failure when `recover` has ended, which starts after the report', async () => {
  const { run, failures } = open()
  const read = deferred<void>()
  let reported = 0
  let isSettled = false
  const result = run('test.read', {}, fails, {
    recover() {
      reported = failures.length
      return read.promise
    },
  }).finally(() => {
    isSettled = true
  })
  await new Promise<void>((resolve) => queueMicrotask(resolve))
  await Promise.resolve()
  expect([reported, isSettled]).toEqual([1, false])
  read.resolve()
  expect(await result).toEqual({ ok: false, error: refusal })
})

it('resolves to the failure when `recover` rejects, and logs the rejection once', async () => {
  const { run, logged } = open()
  const result = await run('test.read', {}, fails, { recover: () => Promise.reject(new Error('broken')) })
  expect(result).toEqual({ ok: false, error: refusal })
  expect(logged.filter((event) => event === 'callback.failed')).toHaveLength(1)
})

it('joins a run that an event of its own work asks for', async () => {
  const { run, context } = open()
  const works: string[] = []
  const results: Promise<unknown>[] = []
  const start = () =>
    run(
      'test.write',
      {},
      async () => {
        works.push('work')
        // Without the limit, a runner that does not join would call itself for ever.
        if (works.length < 3) context.log.warn('tap')
        return 7
      },
      { runs: 'join' },
    )
  onTestFinished(context.log.on(() => results.push(start())))
  results.push(start())
  expect(await Promise.all(results)).toEqual([
    { ok: true, data: 7 },
    { ok: true, data: 7 },
  ])
  expect(works).toEqual(['work'])
})

it('ends the earlier run when the latest run counts', async () => {
  const { run, failures } = open()
  const answers = [deferred<number>(), deferred<number>()]
  const start = (at: number) =>
    run('test.read', {}, ({ live }) => live(answers[at]?.promise ?? Promise.resolve(0)), { runs: 'latest' })
  const [one, two] = [start(0), start(1)]
  answers[1]?.resolve(2)
  answers[0]?.resolve(1)
  expect([(await one).error?.code, (await two).data]).toEqual(['request.aborted', 2])
  expect(failures).toEqual([])
})

it('leaves the earlier run alone when a later caller has aborted before', async () => {
  const { run } = open()
  const answer = deferred<number>()
  const start = (signal?: AbortSignal) =>
    run('test.read', { signal }, ({ live }) => live(answer.promise), { runs: 'latest' })
  const first = start()
  expect((await start(AbortSignal.abort())).error?.code).toBe('request.aborted')
  answer.resolve(7)
  expect((await first).data).toBe(7)
})

it('is a success when the work was done, though its run was aborted meanwhile', async () => {
  const { run, owner } = open()
  const answer = deferred<number>()
  const result = run('test.write', {}, () => answer.promise)
  owner.current.dispose()
  answer.resolve(7)
  expect(await result).toEqual({ ok: true, data: 7 })
})

it.each(['done', 'failed', 'aborted'])('undoes what is in its scope once when the run is %s', async (end) => {
  const { run } = open()
  let undone = 0
  const caller = new AbortController()
  const result = run('test.read', { signal: caller.signal, silent: true }, async ({ scope, live }) => {
    scope.add(() => {
      undone += 1
    })
    if (end === 'aborted') caller.abort()
    return live(end === 'failed' ? fails() : Promise.resolve(7))
  })
  await result
  expect(undone).toBe(1)
})

it('resolves to the failure when `failed` throws, and logs the throw once', async () => {
  const { run, failures, logged } = open()
  const result = await run('test.read', {}, fails, {
    failed() {
      throw new TypeError('a bug')
    },
  })
  expect(result).toEqual({ ok: false, error: refusal })
  expect([failures, logged]).toEqual([['test.read user.invalid'], ['callback.failed', 'verb.failed']])
})

it('resolves to the failure when a listener of the report throws', async () => {
  const { run, context } = open()
  onTestFinished(
    context.events.on('failure', () => {
      throw new TypeError('a bug of the host')
    }),
  )
  expect(await run('test.read', {}, fails)).toEqual({ ok: false, error: refusal })
})

it('keeps its result and ends its run when a disposer throws, and logs the throw', async () => {
  const { run, logged } = open()
  const ended: string[] = []
  const result = await run('test.write', {}, async ({ scope }) => {
    scope.add(() => ended.push('first'))
    scope.add(() => {
      throw new TypeError('a bug')
    })
    return 7
  })
  expect([result, ended, logged]).toEqual([{ ok: true, data: 7 }, ['first'], ['callback.failed']])
})
