import type { ReadableAtom } from 'nanostores'
import type { FoyerError } from './errors.ts'

/** State of a form, whatever its fields. Owned by core so that every front end behaves alike. */
export interface FormState<Values extends object> {
  readonly values: Readonly<Values>
  /** Locale keys by field; only of fields that were touched or submitted. */
  readonly errors: Readonly<Partial<Record<keyof Values & string, FieldError>>>
  readonly touched: Readonly<Partial<Record<keyof Values & string, boolean>>>
  readonly status: 'idle' | 'submitting' | 'failed' | 'done'
  /** The refusal of the last submit; values stay as typed. */
  readonly failure: FoyerError | undefined
}

export interface FieldError {
  /** Locale key, e.g. `valid.required`. */
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

export type FieldRule<Values extends object, Value> = (value: Value, values: Readonly<Values>) => FieldError | undefined

export interface Form<Values extends object> {
  readonly $state: ReadableAtom<FormState<Values>>
  /** Types into a field; a shown error of it is checked anew. */
  set<K extends keyof Values & string>(field: K, value: Values[K]): void
  /** Leaves a field: from now on its error is shown. */
  touch(field: keyof Values & string): void
  /** Checks everything shown anew, e.g. after a language change (VALID-19). */
  revalidate(): void
  /** Checks all fields; on an error focuses the first through the intent `focus` and resolves false. One submit runs at a time: a second call joins it. */
  submit(): Promise<boolean>
  reset(): void
}
