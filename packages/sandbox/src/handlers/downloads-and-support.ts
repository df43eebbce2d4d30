import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { HandlerTable } from '../engine/handler.ts'

/**
 * What paths of customer service are encrypted with (CS-04): `encryption.supportKey` of a client's configuration. Both
 * sides hold it, so it only hides the addresses from crawlers and casual readers.
 */
export const SUPPORT_KEY = Object.freeze({
  kty: 'oct',
  kid: 'sandbox-service-1',
  k: 'Zm95ZXItc2FuZGJveC1zZXJ2aWNlLWtleS0wMDAwMDE',
}) satisfies JWK & { readonly kty: 'oct' }

const SERVICE_TYPE = 3

async function encryptPath(path: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(path))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: SUPPORT_KEY.kid })
    .encrypt(await importJWK({ ...SUPPORT_KEY }, 'dir'))
}

export const supportHandlers = {
  /** PCALL-18 */
  resourceLinks: ({ world }) => world.settings.resources.map(({ resourceType, url }) => ({ resourceType, url })),

  /** PCALL-19, CS-03 */
  customerService: ({ input, world }) =>
    Promise.all(
      (input.type === SERVICE_TYPE ? world.settings.services : []).map(async ({ csPosition, title, path }) => ({
        csPosition,
        title,
        type: SERVICE_TYPE,
        path: await encryptPath(path),
      })),
    ),
} satisfies Partial<HandlerTable>
