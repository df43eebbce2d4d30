import { compactDecrypt, importJWK, type JWK } from 'jose'

/** Opens one sealed path (CS-04). Loaded with the first entry: only this part needs jose. */
export async function openPath(sealed: string, key: JWK): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, await importJWK(key, 'dir'), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
}
