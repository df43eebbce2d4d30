import { expect, it, onTestFinished } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { createTestContext } from '../testing/test-context.ts'
import { FoyerError } from './errors.ts'
import { createVerbs } from './verb.ts'

function open() {
  const test = createTestContext()
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const owner = { current: test.context.scope.child() }
  const failures: string[] = []
  test.context.events.on('failure', ({ verb, error }) => failures.push(`${verb} ${error.code}`))
  return { ...test, owner, failures, run: createVerbs(test.context, owner) }
}

const refusal = new FoyerError({ code: 'user.invalid', status: 200 })

it('resolves to the data of the work, and reports a failure under the name of the verb', async () => {
  const { run, failures } = open()
  expect(await run('test.read', {}, async () => 7)).toEqual({ ok: true, data: 7 })
  const told: string[] = []
  const result = await run('test.read', {}, () => Promise.reject(refusal), { failed: ({ code }) => told.push(code) })
  expect(result).toEqual({ ok: false, error: refusal })
  expect([told, failures]).toEqual([['user.invalid'], ['test.read user.invalid']])
})

it.each(['caller', 'owner', 'client'])(
  'is aborted without a report when the %s ends, and holds a late answer back',
  async (who) => {
    const { run, owner, context, failures } = open()
    const answer = deferred<number>()
    const caller = new AbortController()
    const shown: number[] = []
    const result = run('test.read', { signal: caller.signal }, async ({ live }) => {
      shown.push(await live(answer.promise))
    })
    if (who === 'caller') caller.abort()
    else if (who === 'owner') owner.current.dispose()
    else context.scope.dispose()
    answer.resolve(7)
    expect(await result).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect([shown, failures]).toEqual([[], []])
  },
)

it('does no work when the caller has aborted before', async () => {
  const { run } = open()
  const works: number[] = []
  const work = async () => void works.push(1)
  for (const runs of ['each', 'join', 'latest'] as const)
    await run('test.read', { signal: AbortSignal.abort() }, work, { runs })
  expect(works).toEqual([])
})

it('joins a run with the same key, and lets one caller leave without ending the run', async () => {
  const { run } = open()
  const answer = deferred<number>()
  const works: string[] = []
  const start = (key: string, signal?: AbortSignal) =>
    run(
      'test.write',
      { signal },
      ({ live }) => {
        works.push(key)
        return live(answer.promise)
      },
      { runs: 'join', key },
    )
  const first = new AbortController()
  const results = [start('a', first.signal), start('a'), start('b')]
  first.abort()
  answer.resolve(7)
  expect((await Promise.all(results)).map(({ data }) => data)).toEqual([undefined, 7, 7])
  expect(works).toEqual(['a', 'b'])
  await start('a')
  expect(works).toEqual(['a', 'b', 'a'])
})

it('does not join the run of a user who has left', async () => {
  const { run, owner, context } = open()
  const answer = deferred<number>()
  const start = () => run('test.write', {}, ({ live }) => live(answer.promise), { runs: 'join' })
  const before = start()
  owner.current.dispose()
  owner.current = context.scope.child()
  const after = start()
  answer.resolve(7)
  expect([(await before).ok, (await after).data]).toEqual([false, 7])
})

it('ends an earlier run when the latest one counts', async () => {
  const { run } = open()
  const answers = [deferred<number>(), deferred<number>()]
  const start = (at: number) =>
    run('test.read', {}, ({ live }) => live(answers[at]?.promise ?? Promise.resolve(0)), { runs: 'latest' })
  const [one, two] = [start(0), start(1)]
  answers[1]?.resolve(2)
  answers[0]?.resolve(1)
  expect([(await one).error?.code, (await two).data]).toEqual(['request.aborted', 2])
})

it('is a success when the work was done, though its run was aborted meanwhile', async () => {
  const { run, owner } = open()
  const answer = deferred<number>()
  const result = run('test.write', {}, () => answer.promise)
  owner.current.dispose()
  answer.resolve(7)
  expect(await result).toEqual({ ok: true, data: 7 })
})
