import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { FoyerError, toFoyerError } from './errors.ts'
import type { EventBus } from './events.ts'
import type { FeatureContext } from './feature.ts'
import { type FormDraft, type KeptForm, keepForm } from './form-draft.ts'
import type { Mutation } from './mutation.ts'
import type { ReportFailure } from './report-failure.ts'
import { aborted, failed, type Result, succeeded } from './result.ts'
import type { Scope } from './scope.ts'
import { readOnly, type Store, writable } from './store.ts'

/** The state of a form. Owned by core, so that every front end behaves the same. */
export interface FormState<Values extends object> {
  readonly values: Readonly<Values>
  /** Errors by field; only of fields that were touched or submitted. */
  readonly errors: Readonly<Partial<Record<keyof Values & string, FieldError>>>
  readonly touched: Readonly<Partial<Record<keyof Values & string, boolean>>>
  /** `unknown`: an answer was lost, so the values may have been sent. `submit()` finds out before it sends anything. */
  readonly status: 'idle' | 'submitting' | 'unknown' | 'failed' | 'done'
  /** Why the last submit failed; the values stay. */
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

/** A form whose owner can read the normalized values. */
export interface NormalizedForm<Values extends object, Data = void> extends Form<Values, Data> {
  /** The values that rules and `submit` get. The state keeps the typed values. */
  parsedValues(): Readonly<Values>
  /** Why the last submit failed is no longer so. */
  forgetFailure(): void
}

export interface FormOptions<Values extends object, Data = void> {
  /** Names the form in the event `failure`: feature and verb, e.g. `registration.form`. */
  readonly verb: string
  readonly scope: Scope
  readonly events: EventBus
  readonly report: ReportFailure
  /** The first values. The order of the fields is the order of the focus. */
  readonly initial: Values
  readonly rules: FormRules<Values>
  readonly normalizers?: FormNormalizers<Values>
  /** After a success, the same values are not sent again. */
  readonly submitOnce?: boolean
  /** After a success the form is empty again, unless something else was typed meanwhile. */
  readonly emptyWhenDone?: boolean
  /** Whether the person learns of this error in another way than by a toast: the page shows it, or a popup. */
  showsError?(error: FoyerError): boolean
  /** The field that a refusal of the platform is about. The field gets the focus. */
  refusedField?(error: FoyerError): RefusedField<Values> | undefined
  /** Sends the values; a rejection becomes the error. The signal aborts with the scope and on `reset()`. */
  submit(values: Readonly<Values>, signal: AbortSignal): Promise<Data>
  /** The change that `submit` runs: while its outcome is unknown, so is the status of the form. */
  readonly change?: Pick<Mutation<never, Data>, '$state' | 'check' | 'onMade'>
}

export interface RefusedField<Values extends object> {
  readonly field: keyof Values & string
  /** Shown at the field as long as its value stays. Without it the form shows the error of the refusal. */
  readonly error?: FieldError
  /** The refused value is worth nothing any more: a code, a password. */
  readonly isEmptied?: boolean
}

/** Makes a form. A failure keeps the values; only `reset()` empties it. */
export function createForm<Values extends object, Data = void>(
  options: FormOptions<Values, Data>,
): NormalizedForm<Values, Data> {
  type Field = keyof Values & string
  const { initial, rules, events, report, verb, showsError } = options
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

  const normalizeField = <K extends Field>(field: K, values: Readonly<Values>): Values[K] => {
    const normalize: FormNormalizers<Values>[K] = normalizers[field]
    return normalize === undefined ? values[field] : normalize(values[field], values)
  }

  const normalizeAll = (values: Readonly<Values>): Readonly<Values> => {
    const parsed: { -readonly [K in keyof Values]: Values[K] } = { ...values }
    for (const field of fields) parsed[field] = normalizeField(field, values)
    return parsed
  }

  /** What the platform refused, by field, as long as the value stays. */
  const refusals = new Map<Field, { readonly value: unknown; readonly error: FieldError }>()

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

  const forgetFailure = () => {
    const state = $state.get()
    if (state.status === 'failed') $state.set({ ...state, status: 'idle', error: undefined })
  }

  const update = (values: Readonly<Values>, touched: FormState<Values>['touched']) => {
    $state.set({ ...$state.get(), values, touched, errors: errorsOf(values, touched) })
  }

  const send = async (scope: Scope, values: Readonly<Values>): Promise<Result<Data>> => {
    try {
      if (lost !== undefined && lost !== values) {
        await change?.check()
        if (isUnknown()) throw $state.get().error
      }
      const result = succeeded(await options.submit(normalizeAll(values), scope.signal))
      // What was sent has happened, though its form has ended: a page may hide the form because of it.
      if (!scope.disposed) finish(values, result)
      return result
    } catch (cause) {
      if (scope.disposed) return aborted()
      const error = toFoyerError(cause)
      const isLost = isUnknown()
      lost = isLost ? (lost ?? values) : undefined
      // Something else took its place: nothing went wrong that a person should read.
      if (error.code === 'request.aborted') $state.set({ ...$state.get(), status: 'idle', error: undefined })
      else $state.set({ ...$state.get(), status: isLost ? 'unknown' : 'failed', error })
      const isAtField = !isLost && refuse(error, values)
      return report(verb, cause, { shownOnPage: isAtField || showsError?.(error) })
    } finally {
      if (running?.scope === scope) running = undefined
      scope.dispose()
    }
  }

  const { change } = options
  /** The values whose answer was lost. */
  let lost: Readonly<Values> | undefined
  const isUnknown = () => change?.$state.get().status === 'unknown'

  const finish = (values: Readonly<Values>, result: Result<Data>) => {
    lost = undefined
    lastSuccess = { values, result }
    if (options.emptyWhenDone !== true) $state.set({ ...$state.get(), status: 'done', error: undefined })
    else if ($state.get().values === values) reset()
    else forgetOutcome()
  }

  const forgetOutcome = () => {
    lost = undefined
    $state.set({ ...$state.get(), status: 'idle', error: undefined })
  }

  /** Shows a refusal at its field. */
  const refuse = (error: FoyerError, sent: Readonly<Values>): boolean => {
    const refusal = options.refusedField?.(error)
    if (refusal === undefined) return false
    const { field, isEmptied } = refusal
    if (refusal.error !== undefined) refusals.set(field, { value: normalizeAll(sent)[field], error: refusal.error })
    const { values, touched } = $state.get()
    update(isEmptied ? { ...values, [field]: initial[field] } : values, { ...touched, [field]: !isEmptied })
    events.emit('focus', { field })
    return refusal.error !== undefined
  }

  if (change !== undefined) {
    // Found out while no submit waits for it.
    const isAwaited = () => lost === undefined || running !== undefined
    options.scope.add(change.onMade((data) => lost !== undefined && !isAwaited() && finish(lost, succeeded(data))))
    options.scope.add(
      change.$state.listen(({ status }) => {
        if (!isAwaited() && (status === 'idle' || status === 'refused')) forgetOutcome()
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
    // Why the last attempt failed is not about these values; one that runs is not about them either.
    if (running === undefined) $state.set({ ...$state.get(), status: 'idle', error: undefined })
    events.emit('focus', { field: invalid })
    return invalid
  }

  return {
    $state: readOnly($state),
    forgetFailure,
    parsedValues: () => normalizeAll($state.get().values),
    set(field, value) {
      const { values, touched } = $state.get()
      // Why the last submit failed is not about the value that is typed now.
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
 * Makes a form that validates again after a language change (VALID-19), and forgets that there was no network once there is
 * one. `dispose` empties it.
 */
export function createScopedForm<Values extends object, Data = void>(
  context: Pick<FeatureContext, 'scope' | 'events' | 'ports' | 'report' | '$language'>,
  {
    draft,
    ...options
  }: Omit<FormOptions<Values, Data>, 'scope' | 'events' | 'report'> & {
    /** The values are there again after a reload of the tab and a sign-in. */
    readonly draft?: FormDraft<Values>
  },
): ScopedForm<Values, Data> {
  const scope = context.scope.child()
  let kept: KeptForm | undefined
  const form = createForm({
    scope,
    events: context.events,
    report: context.report,
    ...options,
    async submit(values, signal) {
      const typed = kept?.content()
      const data = await options.submit(values, signal)
      // A change may go on when its form is left. What it made is not typed again.
      if (scope.disposed && typed !== undefined) kept?.forget(typed)
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
  if (draft !== undefined) kept = keepForm({ ...form, scope }, draft)
  return {
    ...form,
    scope,
    dispose() {
      scope.dispose()
      form.reset()
    },
  }
}
