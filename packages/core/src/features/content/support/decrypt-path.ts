import { compactDecrypt, importJWK, type JWK } from 'jose'

/** Decrypts one path (CS-04). A file of its own, loaded with the first entry, because it brings jose (6 kB). */
export async function decryptPath(encrypted: string, key: JWK): Promise<string> {
  const { plaintext } = await compactDecrypt(encrypted, await importJWK(key, 'dir'), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
}
