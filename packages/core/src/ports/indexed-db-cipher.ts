import { openDB } from 'idb'
import { decryptText, encryptText, generateKey } from './aes-gcm.ts'
import type { SecretCipher } from './ports.ts'

const DATABASE = 'foyer'
const STORE = 'keys'
const KEY = 'secret-box'

/**
 * A box whose key lies in IndexedDB and cannot be taken out: scripts may use it, nobody can read it. All tabs of the
 * site share it. Part of the browser ports, loaded with the first secret.
 */
export function createIndexedDbCipher(): SecretCipher {
  let known: CryptoKey | undefined

  /** The key of this site. `fresh` becomes it where there is none; of two tabs that try at once, the first wins. */
  const keyOf = async (fresh?: CryptoKey): Promise<CryptoKey | undefined> => {
    const database = await openDB(DATABASE, 1, { upgrade: (made) => void made.createObjectStore(STORE) })
    try {
      const transaction = database.transaction(STORE, 'readwrite')
      const kept: unknown = await transaction.store.get(KEY)
      if (kept instanceof CryptoKey) return kept
      if (fresh !== undefined) await transaction.store.put(fresh, KEY)
      await transaction.done
      return fresh
    } finally {
      database.close()
    }
  }

  return {
    async encrypt(secret, purpose) {
      known ??= (await keyOf()) ?? (await keyOf(await generateKey()))
      if (known === undefined) throw new DOMException('The key is gone.', 'NotFoundError')
      return encryptText(known, secret, purpose)
    },
    async decrypt(encrypted, purpose) {
      known ??= await keyOf()
      if (known === undefined) throw new DOMException('The key is gone.', 'NotFoundError')
      return decryptText(known, encrypted, purpose)
    },
  }
}
