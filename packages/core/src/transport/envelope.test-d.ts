import { describe, expectTypeOf, it } from 'vitest'
import type { FoyerConfigInput } from '../config/config.ts'
import type { EndpointId } from '../config/endpoint-ids.ts'
import type { Envelope, ReadEnvelope } from '../config/envelope.ts'
import type { ErrorCode } from '../config/error-codes.ts'

declare function configure(config: FoyerConfigInput): void

describe('config.envelope', () => {
  it('takes a function of the body, the status and the endpoint', () => {
    expectTypeOf<NonNullable<FoyerConfigInput['envelope']>>().toEqualTypeOf<ReadEnvelope>()
    expectTypeOf<Parameters<ReadEnvelope>>().toEqualTypeOf<
      [body: unknown, response: { readonly status: number; readonly endpoint: string }]
    >()
    configure({ merchant: 'demo', envelope: (_, { status }) => ({ success: status === 200, code: 7, data: {} }) })
    configure({ merchant: 'demo', envelope: () => undefined })
  })

  it('takes no asynchronous function, and none that leaves the success open', () => {
    // @ts-expect-error -- the answer would come too late
    configure({ merchant: 'demo', envelope: async () => ({ success: true }) })
    // @ts-expect-error -- nothing says whether the call succeeded
    configure({ merchant: 'demo', envelope: () => ({ data: {} }) })
    // @ts-expect-error -- 'true' is no success
    configure({ merchant: 'demo', envelope: () => ({ success: 'true' }) })
    // @ts-expect-error -- a text is not a function
    configure({ merchant: 'demo', envelope: 'value' })
    expectTypeOf<Envelope['success']>().toEqualTypeOf<boolean>()
  })
})

describe('config.endpoints', () => {
  it('switches calls of the contract off with `false`', () => {
    configure({ merchant: 'demo', endpoints: { hotGames: false, login: { path: '/v1/sign-in', encrypted: false } } })
    expectTypeOf<keyof NonNullable<FoyerConfigInput['endpoints']>>().toEqualTypeOf<EndpointId>()
    expectTypeOf<'call.off'>().toExtend<ErrorCode>()
  })

  it('takes neither `true` nor calls that are not of the contract', () => {
    // @ts-expect-error -- a call is on unless it is switched off
    configure({ merchant: 'demo', endpoints: { hotGames: true } })
    // @ts-expect-error -- a front end does not call its own endpoint instead
    configure({ merchant: 'demo', endpoints: { 'acme/raffle': false } })
    // @ts-expect-error -- the field is `path`
    configure({ merchant: 'demo', endpoints: { hotGames: { url: '/v1/hot' } } })
  })
})
