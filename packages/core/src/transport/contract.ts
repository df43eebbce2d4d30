import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** CALL-41, CRYPTO-03 */
export const cryptoKey = defineEndpoint({
  id: 'cryptoKey',
  method: 'GET',
  path: '/wps/crypto/key',
  input: z.object({}),
  output: z.object({ kid: z.string(), jwk: z.looseObject({ kty: z.string() }) }),
  silent: true,
})
