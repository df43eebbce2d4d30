import { expect, it, onTestFinished } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { FoyerError } from './errors.ts'
import { createForm, type FormOptions } from './form.ts'
import { createMutation, type Found } from './mutation.ts'
import { unwrap } from './result.ts'

interface Values {
  readonly title: string
}

const lost = () => new FoyerError({ code: 'network.timeout', retryable: true })

/** A form that runs a mutation. Each request takes the next answer; `found` is what the platform says of a lost request. */
function open(
  answers: readonly (string | FoyerError)[],
  found: readonly (Found<string> | FoyerError)[] = [],
  options: Partial<FormOptions<Values, string>> = {},
) {
  const test = createTestContext()
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const requests = [...answers]
  const findings = [...found]
  const sent: string[] = []
  const change = createMutation<Values, string>({
    context: test.context,
    async send({ title }) {
      sent.push(title)
      const answer = requests.shift() ?? title
      if (answer instanceof FoyerError) throw answer
      return answer
    },
    async findOut() {
      const finding = findings.shift() ?? lost()
      if (finding instanceof FoyerError) throw finding
      return finding
    },
  })
  const scope = test.context.scope.child()
  const form = createForm<Values, string>({
    verb: 'test.form',
    scope,
    events: test.context.events,
    log: test.context.log,
    report: test.context.report,
    initial: { title: '' },
    rules: { title: (title) => (title === '' ? { key: 'valid.required' } : undefined) },
    showsError: () => true,
    change,
    submit: async (values) => unwrap(await change.run(values)),
    ...options,
  })
  /** Submits, and lets the pause before a lost request is found out pass. */
  const submit = async () => {
    const submitting = form.submit()
    await test.clock.advance(1000)
    return submitting
  }
  const state = () => form.$state.get()
  return { ...test, scope, form, change, sent, submit, state }
}

it('is unknown after a lost answer, and is not sent again while nothing is found out', async () => {
  const { form, submit, state, sent } = open([lost()])
  form.set('title', 'a')
  expect((await submit()).error?.code).toBe('network.timeout')
  expect(state()).toMatchObject({ status: 'unknown', error: { code: 'network.timeout' }, values: { title: 'a' } })
  expect((await submit()).error?.code).toBe('network.timeout')
  expect([state().status, sent]).toEqual(['unknown', ['a']])
})

it('does not send other values while the former change stays unknown, and says why', async () => {
  const { form, submit, state, sent } = open([lost()])
  form.set('title', 'a')
  await submit()
  form.set('title', 'b')
  expect(state().status).toBe('unknown')
  expect((await submit()).error?.code).toBe('network.timeout')
  expect(state()).toMatchObject({ status: 'unknown', error: { code: 'network.timeout' }, values: { title: 'b' } })
  expect(sent).toEqual(['a'])
})

it('sends other values once the former change was found out', async () => {
  const { form, submit, state, sent } = open([lost()], [lost(), { isMade: true, data: 'A' }])
  form.set('title', 'a')
  await submit()
  form.set('title', 'b')
  expect((await submit()).data).toBe('b')
  expect([state().status, sent]).toEqual(['done', ['a', 'b']])
})

it('sends each change once when the answers of two of them are lost', async () => {
  const { form, submit, state, sent } = open(
    [lost(), lost()],
    [lost(), { isMade: true, data: 'A' }, lost(), { isMade: true, data: 'B' }],
  )
  form.set('title', 'a')
  await submit()
  form.set('title', 'b')
  await submit()
  expect(state().status).toBe('unknown')
  expect((await submit()).data).toBe('B')
  expect([state().status, sent]).toEqual(['done', ['a', 'b']])
})

it('stays unknown when a submit is invalid', async () => {
  const { form, submit, state } = open([lost()])
  form.set('title', 'a')
  await submit()
  form.set('title', '')
  expect((await submit()).error?.code).toBe('form.invalid')
  expect(state()).toMatchObject({ status: 'unknown', error: { code: 'network.timeout' } })
})

it('is done when the change turns out to be made while no submit waits', async () => {
  const { form, change, submit, state } = open([lost()], [lost(), { isMade: true, data: 'A' }])
  form.set('title', 'a')
  await submit()
  await change.check()
  expect(state()).toMatchObject({ status: 'done', error: undefined, values: { title: 'a' } })
})

it('is empty when a change that empties it turns out to be made, and keeps other values that were typed meanwhile', async () => {
  for (const typed of [undefined, 'b']) {
    const { form, change, submit, state } = open([lost()], [lost(), { isMade: true, data: 'A' }], {
      emptyWhenDone: true,
    })
    form.set('title', 'a')
    await submit()
    if (typed !== undefined) form.set('title', typed)
    await change.check()
    expect(state()).toMatchObject({ status: 'idle', error: undefined, values: { title: typed ?? '' } })
  }
})

it('says why when the change turns out to be refused while no submit waits', async () => {
  const { form, change, submit, state, sent } = open([lost()], [lost(), { isMade: false }, { isMade: false }])
  form.set('title', 'a')
  await submit()
  await change.check()
  expect(state()).toMatchObject({ status: 'failed', error: { code: 'network.timeout' }, values: { title: 'a' } })
  expect((await submit()).data).toBe('a')
  expect([state().status, sent]).toEqual(['done', ['a', 'a']])
})

it.each(['reset', 'dispose'] as const)(
  'sends nothing when %s comes while the former change is found out',
  async (end) => {
    const { form, scope, submit, sent, clock } = open([lost()], [lost(), { isMade: true, data: 'A' }])
    form.set('title', 'a')
    await submit()
    form.set('title', 'b')
    const submitting = form.submit()
    if (end === 'reset') form.reset()
    else scope.dispose()
    await clock.advance(1000)
    expect((await submitting).error?.code).toBe('request.aborted')
    expect(sent).toEqual(['a'])
  },
)

it('ignores a change that another form has run', async () => {
  const { form, change, state } = open([])
  form.set('title', 'a')
  unwrap(await change.run({ title: 'other' }))
  expect(state()).toMatchObject({ status: 'idle', values: { title: 'a' } })
})
