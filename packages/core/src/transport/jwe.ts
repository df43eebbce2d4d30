import { CompactEncrypt, importJWK, type JWK } from 'jose'

/** JWE compact serialisation with A256GCM. */
export async function encryptCompact(text: string, jwk: JWK, alg: string, kid: string | undefined): Promise<string> {
  const key = await importJWK(jwk, alg)
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg, enc: 'A256GCM', ...(kid === undefined ? {} : { kid }) })
    .encrypt(key)
}
