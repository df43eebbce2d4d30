import { openDB } from 'idb'
import { drawKey, openText, sealText } from './aes-seal.ts'
import type { SecretBox } from './ports.ts'

const DATABASE = 'foyer'
const STORE = 'keys'
const KEY = 'secret-box'

/**
 * A box whose key lies in IndexedDB and cannot be taken out: scripts may use it, nobody can read it. All tabs of the
 * site share it. Part of the browser ports, loaded with the first secret.
 */
export function createIndexedSecretBox(): SecretBox {
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
    async seal(secret, purpose) {
      known ??= (await keyOf()) ?? (await keyOf(await drawKey()))
      if (known === undefined) throw new DOMException('The key is gone.', 'NotFoundError')
      return sealText(known, secret, purpose)
    },
    async open(sealed, purpose) {
      known ??= await keyOf()
      if (known === undefined) throw new DOMException('The key is gone.', 'NotFoundError')
      return openText(known, sealed, purpose)
    },
  }
}
