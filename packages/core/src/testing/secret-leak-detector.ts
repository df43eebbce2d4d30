import type { Foyer } from '../foyer.ts'
import { defineFeature } from '../kernel/feature.ts'
import type { MemoryStorage } from '../ports/memory-storage.ts'
import { encodingsOf, type SecretEncodings, textsIn } from './secret-encodings.ts'

/** The keys where a token is stored during a session (SESSION-02, SESSION-03). */
const TOKEN_KEYS = new Set(['MC_SESSION_INFO', 'MC_TOKEN'])
const ENCRYPTION_HEADER = 'X-Encryption'

/** Reads all outputs of a foyer and reports secrets in them. */
export interface LeakDetector {
  /** Which secret was found where; `[]` where none was. */
  readonly leaks: readonly string[]
  /** Adds a secret; texts that were read before are checked again. */
  addSecret(name: string, secret: string): void
  /** Checks an output: an error, a state. */
  inspect(place: string, value: unknown): void
  /** Checks the requests to the platform, and adds the tokens of responses as secrets. */
  wrapFetch(fetch: (request: Request) => Promise<Response>): (request: Request) => Promise<Response>
  /** Checks everything that a storage holds, and everything that will be written to it. */
  watchStorage(name: string, storage: MemoryStorage): void
  /** Checks log, events and failures of a foyer. */
  watchFoyer(foyer: Foyer): void
  /** Checks that nothing of a session is left, tokens included. */
  afterSignOut(): void
}

export function createLeakDetector(): LeakDetector {
  const secrets: SecretEncodings[] = []
  const tokens = new Set<string>()
  const leaks: string[] = []
  const read: { readonly place: string; readonly texts: readonly string[] }[] = []
  const storages: { readonly name: string; readonly storage: MemoryStorage }[] = []

  const compare = (place: string, texts: readonly string[], against: readonly SecretEncodings[]) => {
    for (const { name, isIn } of against) {
      const isAllowed = tokens.has(name) && TOKEN_KEYS.has(place.split(' ').at(-1) ?? '')
      if (!isAllowed && texts.some(isIn)) leaks.push(`${name} in ${place}`)
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

  /** Adds the values of all fields whose names end with "token". */
  const addTokens = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (/token$/i.test(key) && typeof inner === 'string' && inner !== '') {
        const name = `token ${tokens.size + 1}`
        tokens.add(name)
        addSecret(name, inner)
      } else addTokens(inner)
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
      if (headers.has(ENCRYPTION_HEADER)) inspect(`the encrypted body of ${new URL(url).pathname}`, body)
      const response = await fetch(request)
      const text = await response.clone().text()
      addTokens(parsed(text))
      return response
    },
    watchStorage(name, storage) {
      storages.push({ name, storage })
      const inspectKey = (key: string) => inspect(`${name} under ${key}`, storage.get(key) ?? '')
      for (const key of storage.keys()) inspectKey(key)
      storage.tab().onChange((key) => key !== null && inspectKey(key))
    },
    watchFoyer(foyer) {
      foyer.log.on((entry) => inspect(`the log of ${entry.event}`, entry))
      foyer.events.on('toast', (toast) => inspect(`the message ${toast.key}`, toast))
      foyer.events.on('popup', (popup) => inspect(`the popup ${popup.id}`, popup))
      foyer.events.on('failure', (failure) => inspect(`the event failure of ${failure.verb}`, failure))
      foyer.events.on('navigate', (navigation) => inspect('a navigation', navigation))
      const failures = defineFeature({ id: 'failures', create: (context) => context.failures })
      foyer.use(failures).on('failed', (error) => inspect(`the failure ${error.code}`, error))
    },
    afterSignOut() {
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
    // A broken response contains only what the test has put into it.
    return undefined
  }
}
