import { expect, it, onTestFinished } from 'vitest'
import { recordEvents } from '../testing/event-recorder.ts'
import { eventLoopTurns } from '../testing/manual-clock.ts'
import { createTestFoyer } from '../testing/test-foyer.ts'
import { createTestScope } from '../testing/test-scope.ts'
import { FoyerError } from './errors.ts'
import { createEmitter, type FoyerEvents } from './events.ts'
import { defineFeature, type FeatureContext } from './feature.ts'
import { createForm, type FieldRule, type FormOptions } from './form.ts'
import { createLog } from './log.ts'
import { failed } from './result.ts'
import { createScopedForm } from './scoped-form.ts'

interface Values {
  name: string
  code: string
  note: string
}

const required: FieldRule<Values, string> = (value) => (value === '' ? { key: 'valid.required' } : undefined)

function bench(
  submit?: (values: Readonly<Values>, signal: AbortSignal) => Promise<void>,
  options: Partial<FormOptions<Values>> = {},
) {
  const scope = createTestScope()
  const bus = createEmitter<FoyerEvents>(createLog(() => 0))
  const sent: { values: Readonly<Values>; signal: AbortSignal; done(): void; fail(error: unknown): void }[] = []
  const reports: unknown[] = []
  const form = createForm<Values>({
    verb: 'test.form',
    scope,
    events: bus,
    log: createLog(() => 0),
    report: (verb, cause, options) => {
      reports.push([verb, options?.shownOnPage])
      return failed(cause)
    },
    initial: { name: '', code: '', note: '' },
    rules: { name: required, code: (code, { name }) => (code === name ? { key: 'valid.same' } : undefined) },
    submit: submit ?? ((values, signal) => new Promise((done, fail) => sent.push({ values, signal, done, fail }))),
    ...options,
  })
  return { scope, form, sent, reports, events: recordEvents(bus) }
}

it('shows errors of touched fields only', () => {
  const { form } = bench()
  form.set('name', 'x')
  form.set('name', '')
  expect(form.$state.get().errors).toEqual({})
  form.touch('name')
  expect(form.$state.get().errors).toEqual({ name: { key: 'valid.required' } })
  form.set('name', 'x')
  expect(form.$state.get().errors).toEqual({})
  form.touch('code')
  form.set('code', 'x')
  form.revalidate()
  expect(form.$state.get().errors).toEqual({ code: { key: 'valid.same' } })
})

it('[LOGIN-13] an invalid form sends nothing and focuses its first wrong field', async () => {
  const { form, sent, events } = bench()
  expect((await form.submit()).ok).toBe(false)
  expect(events.focuses).toEqual([{ field: 'name' }])
  expect(form.$state.get().errors).toEqual({ name: { key: 'valid.required' }, code: { key: 'valid.same' } })
  expect(sent).toHaveLength(0)
})

it('why an earlier submit failed is not said of values that are not sent', async () => {
  const { form, sent } = bench()
  form.set('name', 'ann')
  const refused = form.submit()
  sent[0]?.fail(new FoyerError({ code: 'user.invalid' }))
  await refused
  form.clear('name')
  expect(form.$state.get()).toMatchObject({ status: 'failed', error: { code: 'user.invalid' } })
  await form.submit()
  expect(sent).toHaveLength(1)
  expect(form.$state.get()).toMatchObject({ status: 'idle', errors: { name: { key: 'valid.required' } } })
  expect(form.$state.get().error).toBeUndefined()
})

it('a submit that went wrong says why, and only a refusal is reported', async () => {
  const { form, sent, reports, scope } = bench()
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'form.invalid', field: 'name' } })
  form.set('name', 'ann')
  const overtaken = form.submit()
  form.reset()
  sent[0]?.fail(new Error('late'))
  expect(await overtaken).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
  expect(reports).toEqual([])
  form.set('name', 'ann')
  const refused = form.submit()
  sent[1]?.fail(new FoyerError({ code: 'user.invalid' }))
  expect(await refused).toMatchObject({ ok: false, error: { code: 'user.invalid' } })
  expect(reports).toEqual([['test.form', undefined]])
  const overtakenThere = form.submit()
  sent[2]?.fail(new FoyerError({ code: 'request.aborted' }))
  expect(await overtakenThere).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
  expect(form.$state.get()).toMatchObject({ status: 'idle', error: undefined, values: { name: 'ann' } })
  scope.dispose()
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
})

it('gives what its submit gave, also where the same was sent before', async () => {
  const scope = createTestScope()
  const form = createForm<{ name: string }, number>({
    verb: 'test.form',
    scope,
    events: createEmitter<FoyerEvents>(createLog(() => 0)),
    log: createLog(() => 0),
    report: (_verb, cause) => failed(cause),
    initial: { name: 'ann' },
    rules: {},
    submitOnce: true,
    submit: async () => 7,
  })
  expect([await form.submit(), await form.submit()]).toEqual(Array(2).fill({ ok: true, data: 7 }))
})

it('while a submit runs the values typed since are validated, and its state is left alone', async () => {
  const { form, sent, events } = bench()
  form.set('name', 'ann')
  const first = form.submit()
  expect(form.validate()).toBe(true)
  form.set('name', '')
  expect(form.validate()).toBe(false)
  expect(events.focuses).toEqual([{ field: 'name' }])
  expect(form.$state.get()).toMatchObject({ status: 'submitting', errors: { name: { key: 'valid.required' } } })
  sent[0]?.done()
  expect((await first).ok).toBe(true)
})

it('[LOGIN-13] a second submit joins the first', async () => {
  const { form, sent } = bench()
  form.set('name', 'ann')
  const first = form.submit()
  const second = form.submit()
  expect(form.$state.get().status).toBe('submitting')
  expect(sent).toHaveLength(1)
  sent[0]?.done()
  expect((await Promise.all([first, second])).map(({ ok }) => ok)).toEqual([true, true])
  expect(form.$state.get().status).toBe('done')
})

it('[LOGIN-12] a refusal keeps every value as typed', async () => {
  const { form, sent } = bench()
  form.set('name', 'ann')
  const submit = form.submit()
  form.set('note', 'typed meanwhile')
  sent[0]?.fail(new FoyerError({ code: 'user.invalid' }))
  expect((await submit).ok).toBe(false)
  expect(form.$state.get()).toMatchObject({
    status: 'failed',
    error: { code: 'user.invalid' },
    values: { name: 'ann', note: 'typed meanwhile' },
  })
  const again = form.submit()
  expect(form.$state.get().error).toBeUndefined()
  sent[1]?.done()
  expect((await again).ok).toBe(true)
})

it('wraps whatever a submit throws, even at once, and can be sent again', async () => {
  let times = 0
  const { form } = bench(() => {
    times += 1
    throw new TypeError('odd')
  })
  form.set('name', 'ann')
  expect((await form.submit()).ok).toBe(false)
  expect(form.$state.get()).toMatchObject({ status: 'failed', error: { code: 'unknown' } })
  expect((await form.submit()).ok).toBe(false)
  expect(times).toBe(2)
})

it('reset empties it, aborts what runs and ignores its outcome', async () => {
  const { form, sent } = bench()
  form.set('name', 'ann')
  const first = form.submit()
  form.reset()
  expect(sent[0]?.signal.aborted).toBe(true)
  sent[0]?.done()
  // The platform has done it: the caller that sent it hears so.
  expect((await first).ok).toBe(true)
  expect(form.$state.get()).toMatchObject({ status: 'idle', values: { name: '' }, touched: {}, errors: {} })
  form.set('name', 'bob')
  const second = form.submit()
  form.reset()
  sent[1]?.fail(new Error('late'))
  expect((await second).ok).toBe(false)
  expect(form.$state.get().status).toBe('idle')
})

it('sends nothing after the end', async () => {
  const { form, scope, sent } = bench()
  form.set('name', 'ann')
  scope.dispose()
  expect((await form.submit()).ok).toBe(false)
  await eventLoopTurns(1)
  expect(sent).toHaveLength(0)
})

it('checks and sends what is meant, and keeps what was typed', async () => {
  const scope = createTestScope()
  const sent: unknown[] = []
  const form = createForm({
    scope,
    verb: 'test.form',
    events: createEmitter<FoyerEvents>(createLog(() => 0)),
    log: createLog(() => 0),
    report: (_verb, cause) => failed(cause),
    initial: { name: '', secret: '' },
    rules: {
      name: (value) => (value === 'ana' ? undefined : { key: 'valid.username' }),
      secret: (value, { name }) => (value === ` ${name} ` ? undefined : { key: 'valid.password' }),
    },
    normalizers: { name: (typed) => typed.trim().toLowerCase() },
    submit: async (values) => void sent.push(values),
  })
  form.set('name', ' Ana ')
  form.set('secret', ' ana ')
  expect(form.parsedValues()).toEqual({ name: 'ana', secret: ' ana ' })
  expect((await form.submit()).ok).toBe(true)
  expect(sent).toEqual([{ name: 'ana', secret: ' ana ' }])
  expect(form.$state.get()).toMatchObject({ values: { name: ' Ana ', secret: ' ana ' }, errors: {} })
})

it('does once what is to be done once, and again after a change, a failure or a reset', async () => {
  const scope = createTestScope()
  let failing = false
  let sent = 0
  const form = createForm({
    scope,
    verb: 'test.form',
    events: createEmitter<FoyerEvents>(createLog(() => 0)),
    log: createLog(() => 0),
    report: (_verb, cause) => failed(cause),
    initial: { name: 'a' },
    rules: {},
    submitOnce: true,
    async submit() {
      sent += 1
      if (failing) throw new FoyerError({ code: 'no.permission' })
    },
  })
  expect((await form.submit()).ok).toBe(true)
  form.touch('name')
  form.revalidate()
  expect((await form.submit()).ok).toBe(true)
  expect(sent).toBe(1)
  form.set('name', 'b')
  failing = true
  expect([(await form.submit()).ok, (await form.submit()).ok]).toEqual([false, false])
  failing = false
  expect((await form.submit()).ok).toBe(true)
  expect(sent).toBe(4)
  form.reset()
  expect([(await form.submit()).ok, (await form.submit()).ok]).toEqual([true, true])
  expect(sent).toBe(5)
})

it('why a submit failed is no longer said once another value is typed, and still where none is', async () => {
  const { form, sent } = bench()
  form.set('name', 'x')
  const submitting = form.submit()
  sent[0]?.fail(new FoyerError({ code: 'limit.reached' }))
  await submitting
  form.set('name', 'x')
  form.touch('name')
  form.clear('code')
  form.revalidate()
  expect(form.$state.get()).toMatchObject({ status: 'failed', error: { code: 'limit.reached' } })
  form.set('name', 'y')
  expect(form.$state.get()).toMatchObject({ status: 'idle', error: undefined, values: { name: 'y' } })
})

it.each([
  ['network.offline', undefined],
  ['network.failed', 'network.failed'],
] as const)('after %s a form says %s when the network is back', async (code, left) => {
  const { foyer, ports, dispose } = createTestFoyer()
  onTestFinished(dispose)
  let context: FeatureContext | undefined
  foyer.use(
    defineFeature({
      id: 'test',
      create(given) {
        context = given
        return {}
      },
    }),
  )
  if (context === undefined) throw new Error('no context')
  const form = createScopedForm(context, {
    verb: 'test.form',
    initial: { name: '' },
    rules: {},
    showsError: () => true,
    submit: () => Promise.reject(new FoyerError({ code })),
  })
  await form.submit()
  ports.network.setOnline(false)
  expect(form.$state.get().error?.code).toBe(code)
  ports.network.setOnline(true)
  expect(form.$state.get()).toMatchObject({ status: left === undefined ? 'idle' : 'failed' })
  expect(form.$state.get().error?.code).toBe(left)
  form.dispose()
})

const codeUsed: FormOptions<Values>['refusedField'] = ({ code }) =>
  code === 'payout.invalid' ? { field: 'code', error: { key: 'valid.code' } } : undefined

it('shows a refusal at its field with the focus until the value changes', async () => {
  const { form, sent, reports, events } = bench(undefined, { refusedField: codeUsed })
  form.set('name', 'ann')
  form.set('code', '1')
  const submitting = form.submit()
  sent[0]?.fail(new FoyerError({ code: 'payout.invalid' }))
  expect((await submitting).error?.code).toBe('payout.invalid')
  expect(form.$state.get()).toMatchObject({ status: 'failed', errors: { code: { key: 'valid.code' } } })
  expect([events.focuses, reports]).toEqual([[{ field: 'code' }], [['test.form', true]]])
  form.set('note', 'x')
  expect(form.$state.get().errors.code?.key).toBe('valid.code')
  // The refused value is not sent a second time.
  expect((await form.submit()).error).toMatchObject({ code: 'form.invalid', field: 'code' })
  form.set('code', '2')
  expect(form.$state.get().errors).toEqual({})
  form.set('code', '1')
  expect(form.$state.get().errors.code?.key).toBe('valid.code')
  form.reset()
  form.set('code', '1')
  form.touch('code')
  expect(form.$state.get().errors).toEqual({})
})

it('shows a refusal of another kind at the form', async () => {
  const { form, sent, reports, events } = bench(undefined, { refusedField: codeUsed })
  form.set('name', 'ann')
  const submitting = form.submit()
  sent[0]?.fail(new FoyerError({ code: 'user.invalid' }))
  await submitting
  expect(form.$state.get()).toMatchObject({ status: 'failed', errors: {}, error: { code: 'user.invalid' } })
  expect([events.focuses, reports]).toEqual([[], [['test.form', undefined]]])
})

it('empties a refused field and shows the reason at the form', async () => {
  const { form, sent, events } = bench(undefined, { refusedField: () => ({ field: 'code', isEmptied: true }) })
  form.set('name', 'ann')
  form.set('code', '1')
  const submitting = form.submit()
  sent[0]?.fail(new FoyerError({ code: 'payout.invalid' }))
  await submitting
  expect(form.$state.get()).toMatchObject({
    status: 'failed',
    error: { code: 'payout.invalid' },
    values: { name: 'ann', code: '' },
    errors: {},
    touched: { code: false },
  })
  expect(events.focuses).toEqual([{ field: 'code' }])
})

it('keeps a value that was typed into the refused field during the submit', async () => {
  const { form, sent } = bench(undefined, { refusedField: () => ({ field: 'code', isEmptied: true }) })
  form.set('name', 'ann')
  form.set('code', '1')
  const submitting = form.submit()
  form.set('code', '22')
  sent[0]?.fail(new FoyerError({ code: 'payout.invalid' }))
  await submitting
  expect(form.$state.get().values.code).toBe('22')
})

it('is empty when its submit is done, and keeps values that were typed meanwhile', async () => {
  const { form, sent } = bench(undefined, { emptyWhenDone: true })
  form.set('name', 'ann')
  const first = form.submit()
  sent[0]?.done()
  expect((await first).ok).toBe(true)
  expect(form.$state.get()).toMatchObject({ status: 'idle', values: { name: '' }, touched: {}, errors: {} })
  form.set('name', 'bob')
  const second = form.submit()
  form.set('name', 'bobby')
  sent[1]?.done()
  expect((await second).ok).toBe(true)
  expect(form.$state.get()).toMatchObject({ status: 'idle', values: { name: 'bobby' } })
})
