import * as z from 'zod/mini'
import { hasName, isOfSession, isTyped } from '../../../config/stored-keys.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { storedDrafts } from '../../../kernel/form-draft.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import type { KeyValueStorage, Unsubscribe } from '../../../ports/ports.ts'
import { filledText, number, text, wireInteger, wireSwitch } from '../../../transport/wire-schemas.ts'
import { tokenText } from './endpoints.ts'
import { isTrial } from './roles.ts'
import type { StoredSession } from './session.ts'

const infoSchema = z.object({
  token: tokenText,
  merchantCode: text,
  userName: filledText,
  type: wireInteger,
  firstTimeLogin: wireSwitch,
})

const trialSchema = z.object({ userName: text, type: wireInteger })

/**
 * What the storage holds. Only `gone` means that the session was removed. `foreign` is one of another merchant,
 * `unavailable` one that another tab keeps in memory since the storage is full, or a storage that refuses to answer,
 * `unreadable` a damaged entry.
 */
export type SessionLookup =
  | { readonly kind: 'session'; readonly info: StoredSession }
  | { readonly kind: 'gone' | 'foreign' | 'unavailable' | 'unreadable' }

/** The session in the browser's storage (SESSION-02 to SESSION-04, TRIAL-03). Never throws. */
export interface SessionRecord {
  /**
   * The stored session, if it belongs to this merchant (SESSION-12). A damaged entry stays: other tabs would take its
   * removal for a logout, and a tab that still has the session writes it again.
   */
  read(): StoredSession | undefined
  /** The state of the entry. Another tab may have changed it before the storage event arrives. Removes nothing. */
  lookup(): SessionLookup
  /** `trialType` starts a trial (TRIAL-03); every other session removes the trial user. */
  write(info: StoredSession, trialType?: number): void
  /** Removes everything that is the session's (`config/stored-keys.ts`), `expired`: but not what its user typed. */
  clear(how: 'logout' | 'expired'): void
  /**
   * Another tab has ended the session: removes what is left of it here, but neither the session of another merchant nor what
   * its user typed.
   */
  forget(): void
  /** Removes what others typed and did not send: it lies there in clear. What a guest typed is for the next user. */
  forgetTypedByOthers(user: string): void
  /** Whether the next start may sign in automatically (SESSION-06). */
  readonly autoSignIn: { isOn(): boolean; set(on: boolean): void }
  /** Another tab has changed the session (SESSION-09). */
  onChange(listener: (found: SessionLookup) => void): Unsubscribe
  /** Tells the other tabs that the session expired, that it was not a logout. Call it after `clear`. */
  announceEnd(): void
  /** Another tab has announced the end. */
  onEnd(listener: () => void): Unsubscribe
}

/** Whether all five fields are equal. */
export function sameInfo(one: StoredSession | undefined, other: StoredSession | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return FIELDS.every((field) => one[field] === other[field])
}

const FIELDS = ['token', 'merchantCode', 'userName', 'type', 'firstTimeLogin'] as const

export function createSessionRecord({
  config,
  ports,
  log,
}: Pick<FeatureContext, 'config' | 'ports' | 'log'>): SessionRecord {
  const chosen: KeyValueStorage = config.session.storage === 'session' ? ports.sessionStorage : ports.storage

  const info = createStoredValue({
    storage: chosen,
    key: 'MC_SESSION_INFO',
    schema: infoSchema,
    log,
    // Cached responses go where the storage has no room for a session.
    makeRoom: () => removeKeys(chosen, (key) => hasName(key, 'MC_CACHE')),
    onFailedWrite: 'empty',
  })
  const token = createStoredValue({ storage: chosen, key: 'MC_TOKEN', schema: text, log, format: 'text' })
  const trial = createStoredValue({ storage: chosen, key: 'MC_TRIAL_USER', schema: trialSchema, log })
  const autoSignIn = createStoredValue({ storage: ports.storage, key: 'autoLogin', schema: number, log })
  const end = createStoredValue({ storage: chosen, key: 'MC_SESSION_ENDED', schema: number, log })

  const ofThisMerchant = (stored: StoredSession | undefined) =>
    stored?.merchantCode === config.merchant ? stored : undefined

  const lookup = (): SessionLookup => {
    const found = info.lookup()
    switch (found.kind) {
      case 'value':
        return ofThisMerchant(found.value) === undefined ? { kind: 'foreign' } : { kind: 'session', info: found.value }
      case 'none':
        return { kind: 'gone' }
      case 'unreadable':
        return { kind: 'unreadable' }
      // Neither of these means that the session was removed.
      case 'empty':
      case 'denied':
        return { kind: 'unavailable' }
    }
  }

  const removeKeys = (storage: KeyValueStorage, wanted: (key: string) => boolean) => {
    try {
      for (const key of storage.keys()) if (wanted(key)) storage.remove(key)
    } catch (cause) {
      log.warn('storage.denied', { reason: cause instanceof Error ? cause.name : 'unknown' })
    }
  }

  const isOver = (how: 'logout' | 'expired') => (key: string) => isOfSession(key) && (how === 'logout' || !isTyped(key))

  return {
    read() {
      const found = lookup()
      if (found.kind === 'unreadable') log.warn('storage.unreadable', { key: 'MC_SESSION_INFO' })
      return found.kind === 'session' ? found.info : undefined
    },
    lookup,
    write(next, trialType) {
      info.write(next)
      token.write(next.token)
      if (!isTrial(next.type)) trial.remove()
      else if (trialType !== undefined) trial.write({ userName: next.userName, type: trialType })
    },
    clear(how) {
      for (const stored of [info, token, trial]) stored.remove()
      for (const storage of [ports.storage, ports.sessionStorage]) removeKeys(storage, isOver(how))
    },
    forget() {
      if (lookup().kind === 'gone') for (const stored of [token, trial]) stored.remove()
      removeKeys(ports.sessionStorage, isOver('expired'))
    },
    forgetTypedByOthers(user) {
      const storage = ports.sessionStorage
      removeKeys(storage, (key) => {
        if (!isTyped(key)) return false
        const stored = createStoredValue({ storage, key, schema: storedDrafts, log })
        const own = (stored.read() ?? []).filter((draft) => draft.user === '' || draft.user === user)
        stored.write(own)
        return own.length === 0
      })
    },
    autoSignIn: {
      isOn: () => autoSignIn.read() === 1,
      set: (on) => {
        autoSignIn.write(on ? 1 : 0)
      },
    },
    onChange: (listener) => info.onChange(() => listener(lookup())),
    announceEnd() {
      // The write itself is the message. Tabs get storage events in order, and a tab that opens later finds no entry.
      end.write(1)
      end.remove()
    },
    onEnd: (listener) => end.onChange(listener),
  }
}
