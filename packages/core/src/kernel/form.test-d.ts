import { expectTypeOf, it } from 'vitest'
import type { FieldError, Form } from './form.ts'
import type { Result } from './result.ts'

interface Values {
  readonly name: string
  readonly terms: boolean
}

declare const form: Form<Values, { readonly id: number }>

it('fields have the names and types of the values', () => {
  form.set('name', 'demo')
  form.set('terms', true)
  // @ts-expect-error no field of that name
  form.set('nmae', 'demo')
  // @ts-expect-error a switch is no text
  form.set('terms', 'yes')
  // @ts-expect-error no field of that name
  form.touch('nmae')
})

it('the state has the values, and an error for each of them at most', () => {
  const { values, errors, touched, status } = form.$state.get()
  expectTypeOf(values).toEqualTypeOf<Readonly<Values>>()
  expectTypeOf(errors.name).toEqualTypeOf<FieldError | undefined>()
  expectTypeOf(touched.terms).toEqualTypeOf<boolean | undefined>()
  expectTypeOf(status).toEqualTypeOf<'idle' | 'submitting' | 'unknown' | 'failed' | 'done'>()
  // @ts-expect-error no field of that name
  errors.nmae
  // @ts-expect-error values are changed by `set`
  values.name = 'demo'
})

it('a submit gives what the form says, by default nothing', () => {
  expectTypeOf(form.submit).returns.toEqualTypeOf<Promise<Result<{ readonly id: number }>>>()
  expectTypeOf<Form<Values>['submit']>().returns.toEqualTypeOf<Promise<Result>>()
})
