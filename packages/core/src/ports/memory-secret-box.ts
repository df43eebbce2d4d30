import { drawKey, openText, sealText } from './aes-seal.ts'
import type { SecretBox } from './ports.ts'

/** A box whose key lives as long as the process, with the trouble of real ones on demand. */
export interface MemorySecretBox extends SecretBox {
  /** `denied` refuses everything, `mute` never answers. */
  mood: 'works' | 'denied' | 'mute'
}

export function createMemorySecretBox(): MemorySecretBox {
  let drawn: Promise<CryptoKey> | undefined
  const key = () => {
    if (box.mood === 'denied') return Promise.reject(new DOMException('No keys are kept here.', 'SecurityError'))
    if (box.mood === 'mute') return new Promise<CryptoKey>(() => {})
    drawn ??= drawKey()
    return drawn
  }
  const box: MemorySecretBox = {
    mood: 'works',
    seal: async (secret, purpose) => sealText(await key(), secret, purpose),
    open: async (sealed, purpose) => openText(await key(), sealed, purpose),
  }
  return box
}
