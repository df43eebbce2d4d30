import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { FoyerError, toFoyerError } from './errors.ts'
import type { EventBus } from './events.ts'
import type { FeatureContext } from './feature.ts'
import { createFormDraft, type FormDraft, type FormDraftOptions } from './form-draft.ts'
import type { Mutation } from './mutation.ts'
import type { ReportFailure } from './report-failure.ts'
import { aborted, failed, type Result, succeeded } from './result.ts'
import type { CallbackLog } from './run-callback.ts'
import type { Scope } from './scope.ts'
import { readOnly, type Store, writable } from './store.ts'

/** The state of a form. Owned by core, so that every front end behaves the same. */
export interface FormState<Values extends object> {
  readonly values: Readonly<Values>
  /** Errors by field; only of fields that were touched or submitted. */
  readonly errors: Readonly<Partial<Record<keyof Values & string, FieldError>>>
  readonly touched: Readonly<Partial<Record<keyof Values & string, boolean>>>
  /** `unknown`: an answer was lost, so the platform may have accepted the values. `submit()` finds out before it sends anything. */
  readonly status: 'idle' | 'submitting' | 'unknown' | 'failed' | 'done'
  /** Why the last submit failed or is unknown. The values stay. */
  readonly error: FoyerError | undefined
}

export interface FieldError {
  /** Locale key, e.g. `valid.required`. */
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>> | undefined
  /** The platform's message: plain text, shown instead of the text of the key (VALID-10). */
  readonly text?: string | undefined
}

export type FieldRule<Values extends object, Value> = (value: Value, values: Readonly<Values>) => FieldError | undefined

export interface Form<Values extends object, Data = void> {
  readonly $state: Store<FormState<Values>>
  /** Changes a field, forgets why the last submit failed, and validates the touched fields again. */
  set<K extends keyof Values & string>(field: K, value: Values[K]): void
  /** Marks a field as left: from now on its error is shown. */
  touch(field: keyof Values & string): void
  /** Sets a field back to its first value and untouched. */
  clear(field: keyof Values & string): void
  /** Validates the touched fields again, e.g. after a language change (VALID-19). */
  revalidate(): void
  /** Validates all fields; where one is wrong, the event `focus` names the first. Nothing is sent. */
  validate(): boolean
  /**
   * Validates all fields; where one is wrong, the event `focus` names the first, and the result is `form.invalid`. One
   * submit runs at a time: a second call joins it. `reset()` and the end of the form abort it: unless the platform has
   * accepted by then, the result is `request.aborted`.
   */
  submit(): Promise<Result<Data>>
  reset(): void
}

export type FormRules<Values extends object> = {
  readonly [K in keyof Values & string]?: FieldRule<Values, Values[K]>
}

/**
 * Turn typed values into the values that are validated and sent. Fields without a normalizer stay as typed.
 */
export type FormNormalizers<Values extends object> = {
  readonly [K in keyof Values & string]?: (value: Values[K], values: Readonly<Values>) => Values[K]
}

/** A form as its owner sees it. */
export interface NormalizedForm<Values extends object, Data = void> extends Form<Values, Data> {
  /** The values that rules and `submit` get. The state keeps the typed values. */
  parsedValues(): Readonly<Values>
  /** Forgets why the last submit failed, because the reason has ended. */
  forgetFailure(): void
}

export interface FormOptions<Values extends object, Data = void> {
  /** Names the form in the event `failure`: feature and verb, e.g. `registration.form`. */
  readonly verb: string
  readonly scope: Scope
  readonly log: CallbackLog
  readonly events: EventBus
  readonly report: ReportFailure
  /** The first values. The order of the fields is the order of the focus. */
  readonly initial: Values
  readonly rules: FormRules<Values>
  readonly normalizers?: FormNormalizers<Values>
  /** After a success, the same values are not sent again. */
  readonly submitOnce?: boolean
  /** After a success the form is empty again, unless the values were changed meanwhile. */
  readonly emptyWhenDone?: boolean
  /** Whether the page or a popup shows this error, so that there is no toast. */
  showsError?(error: FoyerError): boolean
  /** The field that the platform refused. The field gets the focus. */
  refusedField?(error: FoyerError): RefusedField<Values> | undefined
  /** Sends the values; a rejection becomes the error. The signal aborts with the scope and on `reset()`. */
  submit(values: Readonly<Values>, signal: AbortSignal): Promise<Data>
  /** The mutation that `submit` runs. While its outcome is unknown, the form is `unknown` and sends nothing else. */
  readonly change?: Pick<Mutation<never, Data>, '$state' | 'check' | 'onMade'>
}

export interface RefusedField<Values extends object> {
  readonly field: keyof Values & string
  /** The error that the field shows as long as it has the refused value. Without it the form shows the error of the platform. */
  readonly error?: FieldError
  /** Whether the refused value is removed because it can never be accepted: a used code, a wrong password. */
  readonly isEmptied?: boolean
}

/** Makes a form. A failure keeps the values; only `reset()` empties it. */
export function createForm<Values extends object, Data = void>(
  options: FormOptions<Values, Data>,
): NormalizedForm<Values, Data> {
  type Field = keyof Values & string
  const { initial, rules, events, report, verb, showsError, change } = options
  const normalizers: FormNormalizers<Values> = options.normalizers ?? {}
  const fields = Object.keys(initial) as Field[]
  const initialState: FormState<Values> = {
    values: initial,
    errors: {} as FormState<Values>['errors'],
    touched: {} as FormState<Values>['touched'],
    status: 'idle',
    error: undefined,
  }
  const $state = writable<FormState<Values>>(initialState)
  let running: { readonly scope: Scope; readonly done: Promise<Result<Data>> } | undefined
  let lastSuccess: { readonly values: Readonly<Values>; readonly result: Result<Data> } | undefined
  /** The values whose answer was lost. */
  let lost: Readonly<Values> | undefined
  /** The refused values by field. */
  const refusals = new Map<Field, { readonly value: unknown; readonly error: FieldError }>()

  /** Why the outcome of the change is unknown; undefined if it is known. */
  const unknownError = (): FoyerError | undefined => {
    const state = change?.$state.get()
    return state?.status === 'unknown' ? state.error : undefined
  }

  const normalizeField = <K extends Field>(field: K, values: Readonly<Values>): Values[K] => {
    const normalize: FormNormalizers<Values>[K] = normalizers[field]
    return normalize === undefined ? values[field] : normalize(values[field], values)
  }

  const normalizeAll = (values: Readonly<Values>): Readonly<Values> => {
    const parsed: { -readonly [K in keyof Values]: Values[K] } = { ...values }
    for (const field of fields) parsed[field] = normalizeField(field, values)
    return parsed
  }

  const check = <K extends Field>(field: K, values: Readonly<Values>): FieldError | undefined => {
    const refusal = refusals.get(field)
    return rules[field]?.(values[field], values) ?? (refusal?.value === values[field] ? refusal?.error : undefined)
  }

  /** Errors of the touched fields. A rule may read other fields, so all of them are checked. */
  const errorsOf = (values: Readonly<Values>, touched: FormState<Values>['touched']): FormState<Values>['errors'] => {
    const errors: Partial<Record<Field, FieldError>> = {}
    const parsed = normalizeAll(values)
    for (const field of fields) {
      const error = touched[field] === true ? check(field, parsed) : undefined
      if (error !== undefined) errors[field] = error
    }
    return errors
  }

  const end = (status: 'idle' | 'unknown' | 'failed' | 'done', error?: FoyerError) => {
    $state.set({ ...$state.get(), status, error })
  }

  const forgetFailure = () => {
    if ($state.get().status === 'failed') end('idle')
  }

  const update = (values: Readonly<Values>, touched: FormState<Values>['touched']) => {
    $state.set({ ...$state.get(), values, touched, errors: errorsOf(values, touched) })
  }

  /** Finds out what became of the values whose answer was lost. */
  const settleLost = async () => {
    await change?.check()
    const error = unknownError()
    if (error !== undefined) throw error
    lost = undefined
  }

  const send = async (scope: Scope, values: Readonly<Values>): Promise<Result<Data>> => {
    try {
      // Nothing else is awaited before the work begins, so that it can open a window within the tap.
      if (lost !== undefined && lost !== values) await settleLost()
      if (scope.disposed) return aborted()
      const result = succeeded(await options.submit(normalizeAll(values), scope.signal))
      // The platform has accepted the values, even if the form has ended: a page may hide the form because of the change.
      if (!scope.disposed) finish(values, result)
      return result
    } catch (cause) {
      if (scope.disposed) return aborted()
      const error = toFoyerError(cause)
      const isLost = unknownError() !== undefined
      lost = isLost ? (lost ?? values) : undefined
      // Another request took the place of this one, so there is no failure to show.
      if (error.code === 'request.aborted') end('idle')
      else end(isLost ? 'unknown' : 'failed', error)
      const isAtField = !isLost && showRefusal(error, values)
      return report(verb, cause, { shownOnPage: isAtField || showsError?.(error) })
    } finally {
      if (running?.scope === scope) running = undefined
      scope.dispose()
    }
  }

  const finish = (values: Readonly<Values>, result: Result<Data>) => {
    lost = undefined
    lastSuccess = { values, result }
    if (options.emptyWhenDone !== true) end('done')
    else if ($state.get().values === values) reset()
    else end('idle')
  }

  /** Shows a refusal of the platform at its field. Returns whether the field has an error of its own. */
  const showRefusal = (error: FoyerError, sent: Readonly<Values>): boolean => {
    const refusal = options.refusedField?.(error)
    if (refusal === undefined) return false
    const { field, isEmptied = false } = refusal
    if (refusal.error !== undefined) refusals.set(field, { value: normalizeAll(sent)[field], error: refusal.error })
    const { values, touched } = $state.get()
    const next = isEmptied && values[field] === sent[field] ? { ...values, [field]: initial[field] } : values
    update(next, { ...touched, [field]: !isEmptied })
    events.emit('focus', { field })
    return refusal.error !== undefined
  }

  if (change !== undefined) {
    /** The values whose outcome no submit waits for. */
    const unwatched = () => (running === undefined ? lost : undefined)
    options.scope.add(
      change.onMade((data) => {
        const values = unwatched()
        if (values !== undefined) finish(values, succeeded(data))
      }),
    )
    options.scope.add(
      change.$state.listen((state) => {
        if (unwatched() === undefined || state.status === 'sending' || state.status === 'unknown') return
        lost = undefined
        if (state.status === 'refused') end('failed', state.error)
        else end('idle')
      }),
    )
  }

  const reset = () => {
    running?.scope.dispose()
    running = undefined
    lastSuccess = undefined
    lost = undefined
    refusals.clear()
    $state.set(initialState)
  }

  /** Validates all fields, and returns the first that is wrong. */
  const firstInvalid = (): Field | undefined => {
    update(
      $state.get().values,
      Object.fromEntries(fields.map((field) => [field, true])) as FormState<Values>['touched'],
    )
    const { errors } = $state.get()
    const invalid = fields.find((field) => errors[field] !== undefined)
    if (invalid === undefined) return undefined
    // A failure was about other values. A request under way and an unknown change still have a status to show.
    if (running === undefined && unknownError() === undefined) end('idle')
    events.emit('focus', { field: invalid })
    return invalid
  }

  return {
    $state: readOnly($state, options.log),
    forgetFailure,
    parsedValues: () => normalizeAll($state.get().values),
    set(field, value) {
      const { values, touched } = $state.get()
      // The failure was about the former value.
      if (values[field] !== value) forgetFailure()
      update({ ...values, [field]: value }, touched)
    },
    touch(field) {
      const { values, touched } = $state.get()
      update(values, { ...touched, [field]: true })
    },
    clear(field) {
      const { values, touched } = $state.get()
      update({ ...values, [field]: initial[field] }, { ...touched, [field]: false })
    },
    revalidate() {
      const { values, touched } = $state.get()
      update(values, touched)
    },
    validate: () => firstInvalid() === undefined,
    submit() {
      if (running !== undefined) return running.done
      if (options.scope.disposed) return Promise.resolve(aborted())
      const { values } = $state.get()
      if (options.submitOnce && values === lastSuccess?.values) return Promise.resolve(lastSuccess.result)
      const field = firstInvalid()
      if (field !== undefined) return Promise.resolve(failed(new FoyerError({ code: 'form.invalid', field })))
      $state.set({ ...$state.get(), status: 'submitting', error: undefined })
      const scope = options.scope.child()
      const done = send(scope, values)
      if (!scope.disposed) running = { scope, done }
      return done
    },
    reset,
  }
}

/** A form that belongs to a screen and ends with it. */
export interface ScopedForm<Values extends object, Data = void> extends NormalizedForm<Values, Data> {
  /** Ends with the form. Owns the requests, timers and countdowns of the screen. */
  readonly scope: Scope
  dispose(): void
}

/**
 * Makes a form that validates again after a language change (VALID-19), and forgets a failure for want of a network once there is a
 * network. `dispose` empties the form, and its draft stays.
 */
export function createScopedForm<Values extends object, Data = void>(
  context: Pick<FeatureContext, 'scope' | 'events' | 'log' | 'ports' | 'report' | '$language'>,
  {
    draft,
    ...options
  }: Omit<FormOptions<Values, Data>, 'scope' | 'events' | 'log' | 'report'> & {
    /** The fields that have their values again after a reload of the tab and a sign-in, until they are submitted. */
    readonly draft?: FormDraftOptions<Values>
  },
): ScopedForm<Values, Data> {
  const scope = context.scope.child()
  let formDraft: FormDraft | undefined
  const form = createForm({
    scope,
    events: context.events,
    log: context.log,
    report: context.report,
    ...options,
    async submit(values, signal) {
      const sent = formDraft?.content()
      const data = await options.submit(values, signal)
      // Also if the form was left meanwhile. Values that were typed since then are the next draft.
      if (sent !== undefined) formDraft?.forget(sent)
      return data
    },
  })
  let cancel = () => {}
  scope.add(
    context.$language.listen(() => {
      cancel()
      cancel = scope.timeout(form.revalidate, SPEC_CONSTANTS.revalidateMs)
    }),
  )
  scope.add(
    context.ports.network.onChange((online) => {
      if (online && form.$state.get().error?.code === 'network.offline') form.forgetFailure()
    }),
  )
  if (draft !== undefined) formDraft = createFormDraft({ ...form, scope }, draft)
  return {
    ...form,
    scope,
    dispose() {
      scope.dispose()
      form.reset()
    },
  }
}
