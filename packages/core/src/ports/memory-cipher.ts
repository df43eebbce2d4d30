import { decryptText, encryptText, generateKey } from './aes-gcm.ts'
import type { SecretCipher } from './ports.ts'

/** A cipher with a key in memory. It can fail like a real one. */
export interface MemoryCipher extends SecretCipher {
  /** `denied` refuses everything, `mute` never answers. */
  behaviour: 'works' | 'denied' | 'mute'
}

export function createMemoryCipher(): MemoryCipher {
  let generated: Promise<CryptoKey> | undefined
  const key = () => {
    if (cipher.behaviour === 'denied')
      return Promise.reject(new DOMException('No keys are kept here.', 'SecurityError'))
    if (cipher.behaviour === 'mute') return new Promise<CryptoKey>(() => {})
    generated ??= generateKey()
    return generated
  }
  const cipher: MemoryCipher = {
    behaviour: 'works',
    encrypt: async (secret, purpose) => encryptText(await key(), secret, purpose),
    decrypt: async (encrypted, purpose) => decryptText(await key(), encrypted, purpose),
  }
  return cipher
}
