import { atom, type ReadableAtom } from 'nanostores'
import { LIMITS } from '../config/limits.ts'
import { type FoyerError, toFoyerError } from './errors.ts'
import type { EventBus } from './events.ts'
import type { FeatureContext } from './feature.ts'
import type { Scope } from './scope.ts'

/** The state of a form. Owned by core, so that every front end behaves the same. */
export interface FormState<Values extends object> {
  readonly values: Readonly<Values>
  /** Errors by field; only of fields that were touched or submitted. */
  readonly errors: Readonly<Partial<Record<keyof Values & string, FieldError>>>
  readonly touched: Readonly<Partial<Record<keyof Values & string, boolean>>>
  readonly status: 'idle' | 'submitting' | 'failed' | 'done'
  /** The error of the last submit; the values stay. */
  readonly failure: FoyerError | undefined
}

export interface FieldError {
  /** Locale key, e.g. `valid.required`. */
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>> | undefined
  /** The platform's message: plain text, shown instead of the text of the key (VALID-10). */
  readonly text?: string | undefined
}

export type FieldRule<Values extends object, Value> = (value: Value, values: Readonly<Values>) => FieldError | undefined

export interface Form<Values extends object> {
  readonly $state: ReadableAtom<FormState<Values>>
  /** Changes a field and validates the touched fields again. */
  set<K extends keyof Values & string>(field: K, value: Values[K]): void
  /** Marks a field as left: from now on its error is shown. */
  touch(field: keyof Values & string): void
  /** Sets a field back to its first value and untouched. */
  clear(field: keyof Values & string): void
  /** Validates the touched fields again, e.g. after a language change (VALID-19). */
  revalidate(): void
  /**
   * Validates all fields; on an error it focuses the first with the event `focus` and resolves false. One submit runs at
   * a time: a second call joins it.
   */
  submit(): Promise<boolean>
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
export interface NormalizedForm<Values extends object> extends Form<Values> {
  /** The values that rules and `submit` get. The state keeps the typed values. */
  parsedValues(): Readonly<Values>
}

export interface FormOptions<Values extends object> {
  readonly scope: Scope
  readonly events: EventBus
  /** The first values. The order of the fields is the order of the focus. */
  readonly initial: Values
  readonly rules: FormRules<Values>
  readonly normalizers?: FormNormalizers<Values>
  /** After a success, the same values are not sent again. */
  readonly submitOnce?: boolean
  /** Sends the values; a rejection becomes `failure`. The signal aborts with the scope and on `reset()`. */
  submit(values: Readonly<Values>, signal: AbortSignal): Promise<void>
}

/** Makes a form. A failure keeps the values; only `reset()` empties it. */
export function createForm<Values extends object>(options: FormOptions<Values>): NormalizedForm<Values> {
  type Field = keyof Values & string
  const { initial, rules, events } = options
  const normalizers: FormNormalizers<Values> = options.normalizers ?? {}
  const fields = Object.keys(initial) as Field[]
  const initialState: FormState<Values> = {
    values: initial,
    errors: {} as FormState<Values>['errors'],
    touched: {} as FormState<Values>['touched'],
    status: 'idle',
    failure: undefined,
  }
  const $state = atom<FormState<Values>>(initialState)
  let running: { readonly scope: Scope; readonly done: Promise<boolean> } | undefined
  /** The values of the last success. */
  let lastSent: Readonly<Values> | undefined

  const normalizeField = <K extends Field>(field: K, values: Readonly<Values>): Values[K] => {
    const normalize: FormNormalizers<Values>[K] = normalizers[field]
    return normalize === undefined ? values[field] : normalize(values[field], values)
  }

  const normalizeAll = (values: Readonly<Values>): Readonly<Values> => {
    const parsed: { -readonly [K in keyof Values]: Values[K] } = { ...values }
    for (const field of fields) parsed[field] = normalizeField(field, values)
    return parsed
  }

  const check = <K extends Field>(field: K, values: Readonly<Values>): FieldError | undefined =>
    rules[field]?.(values[field], values)

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

  const update = (values: Readonly<Values>, touched: FormState<Values>['touched']) => {
    $state.set({ ...$state.get(), values, touched, errors: errorsOf(values, touched) })
  }

  const send = async (scope: Scope, values: Readonly<Values>): Promise<boolean> => {
    try {
      await options.submit(normalizeAll(values), scope.signal)
      if (scope.disposed) return false
      lastSent = values
      $state.set({ ...$state.get(), status: 'done', failure: undefined })
      return true
    } catch (cause) {
      if (scope.disposed) return false
      $state.set({ ...$state.get(), status: 'failed', failure: toFoyerError(cause) })
      return false
    } finally {
      if (running?.scope === scope) running = undefined
      scope.dispose()
    }
  }

  return {
    $state,
    parsedValues: () => normalizeAll($state.get().values),
    set(field, value) {
      const { values, touched } = $state.get()
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
    submit() {
      if (running !== undefined) return running.done
      if (options.scope.disposed) return Promise.resolve(false)
      const { values } = $state.get()
      if (options.submitOnce && values === lastSent) return Promise.resolve(true)
      update(values, Object.fromEntries(fields.map((field) => [field, true])) as FormState<Values>['touched'])
      const { errors } = $state.get()
      const firstInvalid = fields.find((field) => errors[field] !== undefined)
      if (firstInvalid !== undefined) {
        events.emit('focus', { field: firstInvalid })
        return Promise.resolve(false)
      }
      $state.set({ ...$state.get(), status: 'submitting', failure: undefined })
      const scope = options.scope.child()
      const done = send(scope, values)
      if (!scope.disposed) running = { scope, done }
      return done
    },
    reset() {
      running?.scope.dispose()
      running = undefined
      lastSent = undefined
      $state.set(initialState)
    },
  }
}

/** A form that belongs to a screen and ends with it. */
export interface ScopedForm<Values extends object> extends NormalizedForm<Values> {
  /** Ends with the form. Owns the requests, timers and countdowns of the screen. */
  readonly scope: Scope
  dispose(): void
}

/** Makes a form that validates again after a language change (VALID-19). `dispose` empties it. */
export function createScopedForm<Values extends object>(
  context: Pick<FeatureContext, 'scope' | 'events' | '$language'>,
  options: Omit<FormOptions<Values>, 'scope' | 'events'>,
): ScopedForm<Values> {
  const scope = context.scope.child()
  const form = createForm({ scope, events: context.events, ...options })
  let cancel = () => {}
  scope.add(
    context.$language.listen(() => {
      cancel()
      cancel = scope.timeout(form.revalidate, LIMITS.revalidateMs)
    }),
  )
  return {
    ...form,
    scope,
    dispose() {
      scope.dispose()
      form.reset()
    },
  }
}
