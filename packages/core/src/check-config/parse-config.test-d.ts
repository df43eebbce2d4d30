import { expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import type { FoyerConfig, FoyerConfigInput } from '../config/config.ts'
import type { configSchema } from './parse-config.ts'

type Frozen<Value> = Value extends (...args: never) => unknown
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
      : Value

type SchemaInput = Frozen<z.input<typeof configSchema>>
type SchemaOutput = Frozen<z.output<typeof configSchema>>

it('gives what FoyerConfig says, member by member', () => {
  expectTypeOf<SchemaOutput>().toExtend<FoyerConfig>()
  expectTypeOf<FoyerConfig>().toExtend<SchemaOutput>()
  expectTypeOf<keyof FoyerConfig>().toEqualTypeOf<keyof SchemaOutput>()
})

it('takes what FoyerConfigInput allows, and no less', () => {
  expectTypeOf<FoyerConfigInput>().toExtend<SchemaInput>()
  expectTypeOf<SchemaInput>().toExtend<FoyerConfigInput>()
  expectTypeOf<keyof FoyerConfigInput>().toEqualTypeOf<keyof SchemaInput>()
})
