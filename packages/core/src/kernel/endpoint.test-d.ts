import { describe, expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import * as mini from 'zod/mini'
import * as wire from '../transport/public-wire-schemas.ts'
import { type Call, defineEndpoint, type EndpointInput, type EndpointOutput } from './endpoint.ts'
import type { Money } from './money/money.ts'

declare const call: Call

const raffle = defineEndpoint({
  id: 'acme/raffle',
  method: 'GET',
  path: '/acme/raffle/{id}',
  input: z.object({ id: z.string(), page: z.number().default(1) }),
  output: z.object({ pot: wire.money, tickets: wire.list(z.object({ number: wire.integer })) }),
})
const byMini = defineEndpoint({
  id: 'acme/mini',
  method: 'POST',
  path: '/acme/mini',
  input: mini.object({ name: mini.string() }),
  output: mini.pipe(
    mini.string(),
    mini.transform((text) => text.length),
  ),
})

describe('an endpoint', () => {
  it('is called with what its input takes, and gives what its output makes of the answer', async () => {
    expectTypeOf<EndpointInput<typeof raffle>>().toEqualTypeOf<{ id: string; page?: number | undefined }>()
    expectTypeOf<EndpointOutput<typeof raffle>['pot']>().toEqualTypeOf<Money>()
    const { tickets } = await call(raffle, { id: 'summer' })
    expectTypeOf(tickets[0]?.number).toEqualTypeOf<number | undefined>()
    expectTypeOf(raffle.id).toEqualTypeOf<'acme/raffle'>()
  })

  it('is declared with the smaller zod too', () => {
    expectTypeOf(call(byMini, { name: 'x' })).toEqualTypeOf<Promise<number>>()
  })

  it('refuses another input, other options and other settings', () => {
    // @ts-expect-error the id is missing
    void call(raffle, {})
    // @ts-expect-error an id is text
    void call(raffle, { id: 1 })
    // @ts-expect-error a timeout is in ms
    void call(raffle, { id: 'summer' }, { timeout: 500 })
    // @ts-expect-error no method of that name
    defineEndpoint({ id: 'x', method: 'PATCH', path: '/', input: z.object({}), output: z.object({}) })
    // @ts-expect-error an endpoint has an output
    defineEndpoint({ id: 'x', method: 'GET', path: '/', input: z.object({}) })
    // @ts-expect-error an endpoint is not changed after its declaration
    raffle.path = '/elsewhere'
  })
})
