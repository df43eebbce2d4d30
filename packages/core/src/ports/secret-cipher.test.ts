import * as fake from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createIndexedDbCipher } from './indexed-db-cipher.ts'
import { createMemoryCipher } from './memory.ts'

const SECRET = 'Foyer2026'

/** What a page has, with an empty database behind it. */
function page() {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new fake.IDBFactory())
}
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['in memory', createMemoryCipher],
  [
    'in IndexedDB',
    () => {
      page()
      return createIndexedDbCipher()
    },
  ],
])('a box %s', (_where, make) => {
  it('[SESSION-10] opens what it has sealed, and nobody reads it in between', async () => {
    const cipher = make()
    for (const secret of [SECRET, '', 'пароль1', '"\\', '😀'.repeat(64)]) {
      const encrypted = await cipher.encrypt(secret, 'login')
      expect(await cipher.decrypt(encrypted, 'login')).toBe(secret)
      if (secret !== '') expect(encrypted).not.toContain(secret)
      expect(encrypted).not.toContain(btoa(SECRET))
      expect(encrypted).not.toContain(btoa(JSON.stringify(SECRET)).slice(0, 10))
    }
  })

  it('[SESSION-10] never seals twice alike, and hides the length', async () => {
    const cipher = make()
    const [one, other, long] = await Promise.all(
      [SECRET, SECRET, `${SECRET}AndMuchLonger`].map((text) => cipher.encrypt(text, 'x')),
    )
    expect(one).not.toBe(other)
    expect(one).toHaveLength(long?.length ?? 0)
  })

  it('[SESSION-10] opens nothing for another purpose, and nothing that was changed', async () => {
    const cipher = make()
    const encrypted = await cipher.encrypt(SECRET, 'login:demo')
    await expect(cipher.decrypt(encrypted, 'login:eve')).rejects.toThrow()
    for (const text of [
      '',
      '.',
      'x',
      encrypted.slice(0, -4),
      encrypted.replace('.', ''),
      `AAAA${encrypted.slice(4)}`,
    ]) {
      await expect(cipher.decrypt(text, 'login:demo')).rejects.toThrow()
    }
  })
})

describe('the box of a browser', () => {
  it('[SESSION-10] is the same for every tab and after a reload', async () => {
    page()
    const [one, other] = [createIndexedDbCipher(), createIndexedDbCipher()]
    const [first, second] = await Promise.all([one.encrypt('a1', 'x'), other.encrypt('b2', 'x')])
    expect(await Promise.all([other.decrypt(first, 'x'), one.decrypt(second, 'x')])).toEqual(['a1', 'b2'])
    expect(await createIndexedDbCipher().decrypt(first, 'x')).toBe('a1')
  })

  it('[SESSION-10] keeps a key that cannot be taken out', async () => {
    page()
    await createIndexedDbCipher().encrypt(SECRET, 'x')
    const kept = await new Promise<unknown>((resolve, reject) => {
      const opening = indexedDB.open('foyer')
      opening.onerror = reject
      opening.onsuccess = () => {
        const asked = opening.result.transaction('keys').objectStore('keys').getAll()
        asked.onsuccess = () => resolve(asked.result)
      }
    })
    expect(kept).toEqual([expect.any(CryptoKey)])
    const [key] = kept as CryptoKey[]
    if (key === undefined) throw new Error('no key')
    expect(key.extractable).toBe(false)
    for (const format of ['raw', 'jwk'] as const) await expect(crypto.subtle.exportKey(format, key)).rejects.toThrow()
  })

  it('[SESSION-10] opens nothing once the key is gone', async () => {
    page()
    const encrypted = await createIndexedDbCipher().encrypt(SECRET, 'x')
    page()
    await expect(createIndexedDbCipher().decrypt(encrypted, 'x')).rejects.toThrow('The key is gone.')
    await createIndexedDbCipher().encrypt(SECRET, 'x')
    await expect(createIndexedDbCipher().decrypt(encrypted, 'x')).rejects.toThrow()
  })

  it('[SESSION-10] says so where no keys can be kept', async () => {
    page()
    vi.stubGlobal('indexedDB', undefined)
    await expect(createIndexedDbCipher().encrypt(SECRET, 'x')).rejects.toThrow()
  })
})

it('[SESSION-10] a box in memory can be out of order', async () => {
  const cipher = createMemoryCipher()
  const encrypted = await cipher.encrypt(SECRET, 'x')
  cipher.behaviour = 'denied'
  await expect(cipher.encrypt(SECRET, 'x')).rejects.toThrow()
  await expect(cipher.decrypt(encrypted, 'x')).rejects.toThrow()
  cipher.behaviour = 'works'
  expect(await cipher.decrypt(encrypted, 'x')).toBe(SECRET)
  await expect(createMemoryCipher().decrypt(encrypted, 'x')).rejects.toThrow()
})
