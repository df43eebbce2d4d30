import { expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { createMemoryStorage } from '../ports/memory-storage.ts'
import { createLog } from './log.ts'
import { createStoredValue } from './stored-value.ts'

const bench = { storage: createMemoryStorage(), log: createLog(() => 0), schema: z.number() }

it('a value is stored under a key that is declared, or not at all', () => {
  expectTypeOf(createStoredValue({ ...bench, key: 'autoLogin' }).read()).toEqualTypeOf<number | undefined>()
  createStoredValue({ ...bench, key: 'MC_SMS:demo:login' })
  // @ts-expect-error not declared in config/stored-keys.ts
  createStoredValue({ ...bench, key: 'MC_NEW' })
  // @ts-expect-error a declared name is followed by a colon
  createStoredValue({ ...bench, key: 'MC_SMSX' })
})
