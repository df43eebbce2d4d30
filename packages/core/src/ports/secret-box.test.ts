import * as fake from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createIndexedSecretBox } from './indexed-secret-box.ts'
import { createMemorySecretBox } from './memory-secret-box.ts'

const SECRET = 'Foyer2026'

/** What a page has, with an empty database behind it. */
function page() {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new fake.IDBFactory())
}
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['in memory', createMemorySecretBox],
  [
    'in IndexedDB',
    () => {
      page()
      return createIndexedSecretBox()
    },
  ],
])('a box %s', (_where, make) => {
  it('[SESSION-10] opens what it has sealed, and nobody reads it in between', async () => {
    const box = make()
    for (const secret of [SECRET, '', 'пароль1', '"\\', '😀'.repeat(64)]) {
      const sealed = await box.seal(secret, 'login')
      expect(await box.open(sealed, 'login')).toBe(secret)
      if (secret !== '') expect(sealed).not.toContain(secret)
      expect(sealed).not.toContain(btoa(SECRET))
      expect(sealed).not.toContain(btoa(JSON.stringify(SECRET)).slice(0, 10))
    }
  })

  it('[SESSION-10] never seals twice alike, and hides the length', async () => {
    const box = make()
    const [one, other, long] = await Promise.all(
      [SECRET, SECRET, `${SECRET}AndMuchLonger`].map((text) => box.seal(text, 'x')),
    )
    expect(one).not.toBe(other)
    expect(one).toHaveLength(long?.length ?? 0)
  })

  it('[SESSION-10] opens nothing for another purpose, and nothing that was changed', async () => {
    const box = make()
    const sealed = await box.seal(SECRET, 'login:demo')
    await expect(box.open(sealed, 'login:eve')).rejects.toThrow()
    for (const text of ['', '.', 'x', sealed.slice(0, -4), sealed.replace('.', ''), `AAAA${sealed.slice(4)}`]) {
      await expect(box.open(text, 'login:demo')).rejects.toThrow()
    }
  })
})

describe('the box of a browser', () => {
  it('[SESSION-10] is the same for every tab and after a reload', async () => {
    page()
    const [one, other] = [createIndexedSecretBox(), createIndexedSecretBox()]
    const [first, second] = await Promise.all([one.seal('a1', 'x'), other.seal('b2', 'x')])
    expect(await Promise.all([other.open(first, 'x'), one.open(second, 'x')])).toEqual(['a1', 'b2'])
    expect(await createIndexedSecretBox().open(first, 'x')).toBe('a1')
  })

  it('[SESSION-10] keeps a key that cannot be taken out', async () => {
    page()
    await createIndexedSecretBox().seal(SECRET, 'x')
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
    const sealed = await createIndexedSecretBox().seal(SECRET, 'x')
    page()
    await expect(createIndexedSecretBox().open(sealed, 'x')).rejects.toThrow('The key is gone.')
    await createIndexedSecretBox().seal(SECRET, 'x')
    await expect(createIndexedSecretBox().open(sealed, 'x')).rejects.toThrow()
  })

  it('[SESSION-10] says so where no keys can be kept', async () => {
    page()
    vi.stubGlobal('indexedDB', undefined)
    await expect(createIndexedSecretBox().seal(SECRET, 'x')).rejects.toThrow()
  })
})

it('[SESSION-10] a box in memory can be out of order', async () => {
  const box = createMemorySecretBox()
  const sealed = await box.seal(SECRET, 'x')
  box.mood = 'denied'
  await expect(box.seal(SECRET, 'x')).rejects.toThrow()
  await expect(box.open(sealed, 'x')).rejects.toThrow()
  box.mood = 'works'
  expect(await box.open(sealed, 'x')).toBe(SECRET)
  await expect(createMemorySecretBox().open(sealed, 'x')).rejects.toThrow()
})
