import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { createTestContext } from '../testing/test-context.ts'
import type { Found } from './change-outcome.ts'
import { FoyerError } from './errors.ts'
import { createForm, type FormOptions } from './form.ts'
import { createDraft } from './form-draft.ts'
import { createMutation } from './mutation.ts'
import { unwrap } from './result.ts'
import { createScopedForm } from './scoped-form.ts'

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
    submit: async (values, _, run) => unwrap(await change.run(values, run)),
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

interface Text {
  readonly text: string
}

/** Forms of one mutation that sends a lost text again with its key. The forms share a draft. */
function openForms(answers: readonly (FoyerError | undefined)[]) {
  const test = createTestContext()
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const { context } = test
  const requests = [...answers]
  const sent: string[] = []
  const keys: string[] = []
  const change = createMutation<string, string>({
    context,
    pauses: [],
    async send(text, { key }) {
      sent.push(text)
      keys.push(key)
      const answer = requests.shift()
      if (answer !== undefined) throw answer
      return text
    },
  })
  const draft = createDraft(context, { current: () => '', onChange: () => () => {} }, 'MC_FEEDBACK')
  const openForm = (options: { readonly isDrafted?: boolean; readonly submitOnce?: boolean } = {}) => {
    const { isDrafted = true, submitOnce = false } = options
    const form = createScopedForm<Text, string>(context, {
      verb: 'test.form',
      initial: { text: '' },
      rules: {},
      normalizers: { text: (text) => text.trim() },
      showsError: () => true,
      emptyWhenDone: !submitOnce,
      submitOnce,
      change,
      submit: async ({ text }, _, run) => unwrap(await change.run(text, run)),
      ...(isDrafted && { draft: { draft, fields: z.object({ text: z.string() }) } }),
    })
    onTestFinished(form.dispose)
    const state = () => form.$state.get()
    return { ...form, state, type: (text: string) => form.set('text', text) }
  }
  const reconnect = async () => {
    test.ports.network.setOnline(false)
    test.ports.network.setOnline(true)
    await test.clock.advance(0)
  }
  return { ...test, openForm, reconnect, sent, keys, draft, change }
}

it('sends a lost text again with its key when it was changed and changed back', async () => {
  const { openForm, sent, keys } = openForms([lost()])
  const form = openForm()
  form.type('a')
  await form.submit()
  form.type('ab')
  form.type('a ')
  expect((await form.submit()).data).toBe('a')
  expect([sent, new Set(keys).size]).toEqual([['a', 'a'], 1])
})

it('sends a text again after its success only if it was typed again', async () => {
  const { openForm, sent } = openForms([])
  const form = openForm({ submitOnce: true })
  form.type('a')
  await form.submit()
  expect((await form.submit()).data).toBe('a')
  expect(sent).toEqual(['a'])
  form.type('a')
  expect((await form.submit()).data).toBe('a')
  expect(sent).toEqual(['a', 'a'])
})

it('is empty after a success when the sent text was set again while it was sent', async () => {
  const { openForm } = openForms([])
  const form = openForm()
  form.type('a')
  const submitting = form.submit()
  form.type('b')
  form.type('a')
  await submitting
  expect(form.state()).toMatchObject({ status: 'idle', values: { text: '' } })
})

it('keeps its text when it was offline, and the change of an earlier form is made later', async () => {
  const { openForm, ports, clock, sent } = openForms([lost()])
  const former = openForm({ isDrafted: false })
  former.type('a')
  await former.submit()
  former.dispose()
  const form = openForm({ isDrafted: false })
  form.type('b')
  ports.network.setOnline(false)
  expect((await form.submit()).error?.code).toBe('network.offline')
  expect(form.state()).toMatchObject({ status: 'failed', error: { code: 'network.offline' } })
  ports.network.setOnline(true)
  await clock.advance(0)
  expect([form.state(), sent]).toMatchObject([{ status: 'idle', values: { text: 'b' } }, ['a', 'a']])
  expect((await form.submit()).data).toBe('b')
  expect(sent).toEqual(['a', 'a', 'b'])
})

it('stays unknown when another change of the same mutation is made', async () => {
  const { openForm, sent, change, reconnect } = openForms([lost()])
  const form = openForm()
  form.type('a')
  await form.submit()
  unwrap(await change.run('other'))
  expect(form.state()).toMatchObject({ status: 'unknown', error: { code: 'network.timeout' }, values: { text: 'a' } })
  await reconnect()
  expect([form.state(), sent]).toMatchObject([{ status: 'idle', values: { text: '' } }, ['a', 'other', 'a']])
})

it('forgets the draft of a form that was left once its change is made', async () => {
  const { openForm, draft, reconnect, sent } = openForms([lost()])
  const form = openForm()
  form.type('a')
  await form.submit()
  form.dispose()
  expect(draft.read()).toBe('{"text":"a"}')
  await reconnect()
  expect([draft.read(), openForm().state().values.text, sent]).toEqual(['', '', ['a', 'a']])
})

it('keeps the draft that a later form has typed when the change of an earlier form is made', async () => {
  const { openForm, draft, reconnect } = openForms([lost()])
  const former = openForm()
  former.type('a')
  await former.submit()
  former.dispose()
  const form = openForm()
  form.type('ab')
  await reconnect()
  expect([draft.read(), form.state()]).toMatchObject(['{"text":"ab"}', { status: 'idle', values: { text: 'ab' } }])
})

it('is unknown from the start when an earlier form has lost the change of its draft', async () => {
  const { openForm, reconnect, sent, draft } = openForms([lost()])
  const former = openForm()
  former.type('a')
  await former.submit()
  former.dispose()
  const form = openForm()
  expect(form.state()).toMatchObject({ status: 'unknown', error: { code: 'network.timeout' }, values: { text: 'a' } })
  await reconnect()
  expect([form.state(), draft.read(), sent]).toMatchObject([{ status: 'idle', values: { text: '' } }, '', ['a', 'a']])
})

it('is empty when an earlier form has sent its draft, and the change is made', async () => {
  const { openForm, clock, sent } = openForms([])
  const former = openForm()
  former.type('a')
  void former.submit()
  former.dispose()
  const form = openForm()
  expect(form.state()).toMatchObject({ status: 'idle', values: { text: 'a' } })
  await clock.advance(0)
  expect([form.state().values.text, sent]).toEqual(['', ['a']])
})
