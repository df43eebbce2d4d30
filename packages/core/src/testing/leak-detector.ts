import type { Foyer } from '../foyer.ts'
import type { MemoryStorage } from '../ports/memory-storage.ts'
import { encodingsOf, type SecretEncodings, textsIn } from './secret-encodings.ts'

/** Where a token has to lie while a session stands (SESSION-02, SESSION-03). */
const TOKEN_PLACES = new Set(['MC_SESSION_INFO', 'MC_TOKEN'])
const ENCRYPTION_HEADER = 'X-Encryption'

/** Reads along wherever something could leak, and says what it read that nobody may read. */
export interface LeakDetector {
  /** What was readable where; `[]` where nothing was. */
  readonly leaks: readonly string[]
  /** From now on nobody may read this anywhere; what was written before is looked at again. */
  addSecret(name: string, secret: string): void
  /** Something that came out: an error, a state. */
  inspect(place: string, value: unknown): void
  /** Stands between a foyer and its platform: looks at requests, and keeps the tokens of the answers. */
  wrapFetch(fetch: (request: Request) => Promise<Response>): (request: Request) => Promise<Response>
  /** Everything that a store holds, and everything that will be written into it. */
  watchStorage(name: string, storage: MemoryStorage): void
  /** Log, messages, failures and addresses of a foyer. */
  watchFoyer(foyer: Foyer): void
  /** Nothing of a session may be left either. */
  afterLogout(): void
}

export function createLeakDetector(): LeakDetector {
  const secrets: SecretEncodings[] = []
  const tokens = new Set<string>()
  const leaks: string[] = []
  const read: { readonly place: string; readonly texts: readonly string[] }[] = []
  const storages: { readonly name: string; readonly storage: MemoryStorage }[] = []

  const compare = (place: string, texts: readonly string[], against: readonly SecretEncodings[]) => {
    for (const { name, isIn } of against) {
      const isTokenAtHome = tokens.has(name) && TOKEN_PLACES.has(place.split(' ').at(-1) ?? '')
      if (!isTokenAtHome && texts.some(isIn)) leaks.push(`${name} in ${place}`)
    }
  }

  const inspect = (place: string, value: unknown) => {
    const entry = { place, texts: textsIn(value) }
    read.push(entry)
    compare(place, entry.texts, secrets)
  }

  const addSecret = (name: string, secret: string) => {
    const forms = encodingsOf(name, secret)
    secrets.push(forms)
    for (const { place, texts } of read) compare(place, texts, [forms])
  }

  /** Tokens under any name that ends so. */
  const keepTokens = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (/token$/i.test(key) && typeof inner === 'string' && inner !== '') {
        const name = `token ${tokens.size + 1}`
        tokens.add(name)
        addSecret(name, inner)
      } else keepTokens(inner)
    }
  }

  return {
    leaks,
    addSecret,
    inspect,
    wrapFetch: (fetch) => async (request) => {
      const { method, url, headers } = request
      inspect(`the address of ${method}`, url)
      inspect(
        'a header',
        [...headers].filter(([name]) => name !== 'authorization'),
      )
      const body = await request.clone().text()
      if (headers.has(ENCRYPTION_HEADER)) inspect(`the sealed body of ${new URL(url).pathname}`, body)
      const response = await fetch(request)
      const text = await response.clone().text()
      keepTokens(parsed(text))
      return response
    },
    watchStorage(name, storage) {
      storages.push({ name, storage })
      const lookUnder = (key: string) => inspect(`${name} under ${key}`, storage.get(key) ?? '')
      for (const key of storage.keys()) lookUnder(key)
      storage.tab().onChange((key) => key !== null && lookUnder(key))
    },
    watchFoyer(foyer) {
      foyer.log.on((entry) => inspect(`the log of ${entry.event}`, entry))
      foyer.events.on('toast', (toast) => inspect(`the message ${toast.key}`, toast))
      foyer.events.on('popup', (popup) => inspect(`the popup ${popup.id}`, popup))
      foyer.events.on('navigate', (navigation) => inspect('a navigation', navigation))
      foyer.use(({ context }) => context.failures.on('failed', (error) => inspect(`the failure ${error.code}`, error)))
    },
    afterLogout() {
      tokens.clear()
      for (const { name, storage } of storages) {
        for (const key of storage.keys()) inspect(`${name} under ${key}, after the logout`, storage.get(key) ?? '')
      }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A broken answer holds what the test has put into it.
    return undefined
  }
}
