import type { ErrorCode } from '../config/error-codes.ts'
import { createChangeFollower } from './change-follower.ts'
import { FoyerError, toFoyerError } from './errors.ts'
import type { EventBus } from './events.ts'
import type { RunOptions, SentChange } from './mutation.ts'
import type { ReportFailure } from './report-failure.ts'
import { aborted, failed, type Result, succeeded } from './result.ts'
import type { CallbackLog } from './run-callback.ts'
import { isSameContent } from './same-content.ts'
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
  /** Takes a change for that of the present values: an earlier form has sent it, and its outcome is not known yet. */
  resume(change: SentChange<Data>): void
}

/** What `submit` passes to `run` of its mutation, so that the form knows its change. */
export type FormRun<Data> = Pick<RunOptions<Data>, 'draft' | 'onSend'>

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
  /** After a success, the values are not sent again until one of them is typed again. */
  readonly submitOnce?: boolean
  /** After a success the form is empty again, unless the values were changed meanwhile. */
  readonly emptyWhenDone?: boolean
  /** Whether the page or a popup shows this error, so that there is no toast. */
  showsError?(error: FoyerError): boolean
  /** The field that the platform refused. The field gets the focus. */
  refusedField?(error: FoyerError): RefusedField<Values> | undefined
  /**
   * Sends the values; a rejection becomes the error. The signal aborts with the scope and on `reset()`. A form that runs a mutation
   * passes it `run`. While the outcome of that change is unknown, the form is `unknown` and sends nothing else.
   */
  submit(values: Readonly<Values>, signal: AbortSignal, run: FormRun<Data>): Promise<Data>
  /** Whether two values are the same change. Default: whether they have the same content. */
  isSameChange?(one: Readonly<Values>, other: Readonly<Values>): boolean
}

export interface RefusedField<Values extends object> {
  readonly field: keyof Values & string
  /** The error that the field shows as long as it has the refused value. Without it the form shows the error of the platform. */
  readonly error?: FieldError
  /** Whether the refused value is removed because it can never be accepted: a used code, a wrong password. */
  readonly isEmptied?: boolean
}

/** The fields that refusals are about, by the code of the error. */
export type RefusedFields<Values extends object> = Readonly<Partial<Record<ErrorCode, RefusedField<Values>>>>

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
  /** The refused values by field. */
  const refusals = new Map<Field, { readonly value: unknown; readonly error: FieldError }>()

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

  const setStatus = (status: 'idle' | 'unknown' | 'failed' | 'done', error?: FoyerError) => {
    $state.set({ ...$state.get(), status, error })
  }

  const forgetFailure = () => {
    if ($state.get().status === 'failed') setStatus('idle')
  }

  const update = (values: Readonly<Values>, touched: FormState<Values>['touched']) => {
    $state.set({ ...$state.get(), values, touched, errors: errorsOf(values, touched) })
  }

  /** Shows what becomes of the change of this form while no submit waits for it. */
  const follower = createChangeFollower<Readonly<Values>, Data>({
    scope: options.scope,
    isSame: options.isSameChange ?? isSameContent,
    onEnd(values, end) {
      if (running !== undefined) return
      switch (end.kind) {
        case 'made':
          finish(values, succeeded(end.data))
          return
        case 'unknown':
          setStatus('unknown', end.error)
          return
        case 'refused':
          follower.forget()
          setStatus('failed', end.error)
          return
        case 'forgotten':
          follower.forget()
          setStatus('idle')
      }
    },
  })

  const send = async (scope: Scope, values: Readonly<Values>): Promise<Result<Data>> => {
    const parsed = normalizeAll(values)
    const onSend = (change: SentChange<Data>) => {
      if (!scope.disposed) follower.follow(parsed, change)
    }
    try {
      // Nothing else is awaited before the work begins, so that it can open a window within the tap.
      if (follower.hasSentOther(parsed)) await follower.settle()
      if (scope.disposed) return aborted()
      const result = succeeded(await options.submit(parsed, scope.signal, { onSend }))
      // The platform has accepted the values, even if the form has ended: a page may hide the form because of the change.
      if (!scope.disposed) finish(parsed, result)
      return result
    } catch (cause) {
      if (scope.disposed) return aborted()
      const error = toFoyerError(cause)
      const unknown = follower.error()
      if (unknown !== undefined) setStatus('unknown', unknown)
      else {
        follower.forget()
        // Another request took the place of this one, so there is no failure to show.
        if (error.code === 'request.aborted') setStatus('idle')
        else setStatus('failed', error)
      }
      const isAtField = error !== unknown && showRefusal(error, values)
      return report(verb, cause, { shownOnPage: isAtField || showsError?.(error) })
    } finally {
      if (running?.scope === scope) running = undefined
      scope.dispose()
    }
  }

  const finish = (parsed: Readonly<Values>, result: Result<Data>) => {
    follower.forget()
    lastSuccess = { values: parsed, result }
    if (options.emptyWhenDone !== true) setStatus('done')
    else if (isSameContent(normalizeAll($state.get().values), parsed)) reset()
    else setStatus('idle')
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

  const reset = () => {
    running?.scope.dispose()
    running = undefined
    lastSuccess = undefined
    follower.forget()
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
    if (running === undefined && follower.error() === undefined) setStatus('idle')
    events.emit('focus', { field: invalid })
    return invalid
  }

  return {
    $state: readOnly($state, options.log),
    forgetFailure,
    resume(change) {
      follower.follow(normalizeAll($state.get().values), change)
      const { error } = change
      if (error !== undefined) setStatus('unknown', error)
    },
    parsedValues: () => normalizeAll($state.get().values),
    set(field, value) {
      const { values, touched } = $state.get()
      // The failure was about the former value.
      if (values[field] !== value) forgetFailure()
      // A value that is typed again is meant again, also if it is the same.
      lastSuccess = undefined
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
      if (options.submitOnce && lastSuccess !== undefined && isSameContent(normalizeAll(values), lastSuccess.values)) {
        return Promise.resolve(lastSuccess.result)
      }
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
