import * as z from 'zod/mini'
import { defineEndpoint } from '../kernel/endpoint.ts'
import { noInput, text } from './wire-schemas.ts'

/** The public key for encrypted bodies (CALL-41, CRYPTO-03). */
export const cryptoKey = defineEndpoint({
  id: 'cryptoKey',
  method: 'GET',
  path: '/wps/crypto/key',
  input: noInput,
  output: z.object({ kid: text, jwk: z.looseObject({ kty: text }) }),
  silent: true,
})
