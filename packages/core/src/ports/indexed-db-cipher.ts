import { openDB } from 'idb'
import { decryptText, encryptText, generateKey } from './aes-gcm.ts'
import type { SecretCipher } from './ports.ts'

const DATABASE = 'foyer'
const STORE = 'keys'
const KEY = 'secret-box'

/**
 * A cipher with a key in IndexedDB that cannot be exported: scripts can use it, but not read it. All tabs of the site
 * share it. Part of the browser ports, loaded with the first secret.
 */
export function createIndexedDbCipher(): SecretCipher {
  let key: CryptoKey | undefined

  /** The stored key. Where there is none, `newKey` is stored; of two tabs that try at once, the first wins. */
  const storedKey = async (newKey?: CryptoKey): Promise<CryptoKey | undefined> => {
    const database = await openDB(DATABASE, 1, { upgrade: (made) => void made.createObjectStore(STORE) })
    try {
      const transaction = database.transaction(STORE, 'readwrite')
      const found: unknown = await transaction.store.get(KEY)
      if (found instanceof CryptoKey) return found
      if (newKey !== undefined) await transaction.store.put(newKey, KEY)
      await transaction.done
      return newKey
    } finally {
      database.close()
    }
  }

  return {
    async encrypt(secret, purpose) {
      key ??= (await storedKey()) ?? (await storedKey(await generateKey()))
      if (key === undefined) throw new DOMException('The key is gone.', 'NotFoundError')
      return encryptText(key, secret, purpose)
    },
    async decrypt(encrypted, purpose) {
      key ??= await storedKey()
      if (key === undefined) throw new DOMException('The key is gone.', 'NotFoundError')
      return decryptText(key, encrypted, purpose)
    },
  }
}
