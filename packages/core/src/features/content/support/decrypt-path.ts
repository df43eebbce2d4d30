import { compactDecrypt, importJWK, type JWK } from 'jose'

/** Opens one encrypted path (CS-04). Loaded with the first entry: only this part needs jose. */
export async function decryptPath(encrypted: string, key: JWK): Promise<string> {
  const { plaintext } = await compactDecrypt(encrypted, await importJWK(key, 'dir'), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
}
