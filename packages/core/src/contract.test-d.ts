import { expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { Contract } from './contract.ts'
import type { EndpointId } from './index.ts'
import { defineEndpoints, type EndpointInput, type EndpointOutput } from './kernel/endpoint.ts'

it('has a list of ids that is neither shorter nor longer than the contract', () => {
  expectTypeOf<EndpointId>().toEqualTypeOf<keyof Contract>()
})

it('gives each endpoint of a record the id and the types of its entry', () => {
  const endpoints = defineEndpoints({
    ping: { method: 'GET', path: '/ping', input: z.object({ n: z.number() }), output: z.string() },
    pong: { method: 'POST', path: '/pong', input: z.object({}), output: z.number() },
  })
  expectTypeOf(endpoints.ping.id).toEqualTypeOf<'ping'>()
  expectTypeOf<EndpointInput<typeof endpoints.ping>>().toEqualTypeOf<{ n: number }>()
  expectTypeOf<EndpointOutput<typeof endpoints.pong>>().toEqualTypeOf<number>()
  // @ts-expect-error there is no such call
  endpoints.pang
  // @ts-expect-error a call has a path
  defineEndpoints({ ping: { method: 'GET', input: z.object({}), output: z.string() } })
})
