import * as z from 'zod/mini'
import { type StoredKey, storedName } from '../config/stored-keys.ts'
import type { KeyValueStorage, Unsubscribe } from '../ports/ports.ts'
import type { Log } from './log.ts'

/** One value under one key. Never throws: where the storage fails, the value is kept in memory. */
export interface StoredValue<T> {
  /** The stored value; undefined where there is none. An entry that does not fit the schema is removed. */
  read(): T | undefined
  /** The value, or why there is none. Removes nothing. */
  lookup(): StoredLookup<T>
  /**
   * Returns whether the value was stored and will survive a restart. A value that {@link StoredValue.read} would refuse is not
   * stored.
   */
  write(value: T): boolean
  remove(): void
  /** Calls back when another tab has changed the value. Removes nothing: {@link StoredValue.lookup} tells why there is none. */
  onChange(listener: (value: T | undefined) => void): Unsubscribe
}

/** `denied`: the storage throws. `empty`: see {@link StoredValueOptions.onFailedWrite}. `unreadable`: does not fit the schema. */
export type StoredLookup<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'none' | 'denied' | 'empty' | 'unreadable' }

export interface StoredValueOptions<T> {
  readonly storage: KeyValueStorage
  readonly key: StoredKey
  /** Checks the stored value. */
  readonly schema: z.core.$ZodType<T>
  readonly log: Log
  /** Entries of another version are removed when read. Without it the value is stored bare. */
  readonly version?: number
  /** `text` stores a string without quotes. Default `json`. */
  readonly format?: 'json' | 'text'
  /** Called where a write fails, to remove less important entries. The write is then tried once more. */
  readonly makeRoom?: () => void
  /**
   * What a failed write leaves under the key. `empty` leaves '', so that other tabs do not take it for a removal. Default
   * `none`: the key is removed.
   */
  readonly onFailedWrite?: 'none' | 'empty'
}

export function createStoredValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { storage, key, schema, log, version, format = 'json', makeRoom, onFailedWrite = 'none' } = options
  /** Set while the storage fails; `value` undefined: removed. */
  let memory: { readonly value: T | undefined } | undefined

  const logDenied = (cause: unknown) => {
    log.warn('storage.denied', { key: storedName(key), reason: cause instanceof Error ? cause.name : 'unknown' })
  }

  const tryRemove = (): boolean => {
    try {
      storage.remove(key)
      return true
    } catch (cause) {
      logDenied(cause)
      return false
    }
  }

  const decode = (text: string): { readonly value: T } | undefined => {
    let raw: unknown = text
    if (format === 'json') {
      try {
        raw = JSON.parse(text)
      } catch {
        return undefined
      }
    }
    if (version !== undefined) {
      const versioned = z.safeParse(envelope, raw)
      if (!versioned.success || versioned.data.version !== version) return undefined
      raw = versioned.data.value
    }
    const parsed = z.safeParse(schema, raw)
    return parsed.success ? { value: parsed.data } : undefined
  }

  const lookup = (): StoredLookup<T> => {
    if (memory !== undefined)
      return memory.value === undefined ? { kind: 'none' } : { kind: 'value', value: memory.value }
    let text: string | null
    try {
      text = storage.get(key)
    } catch (cause) {
      logDenied(cause)
      return { kind: 'denied' }
    }
    if (text === null) return { kind: 'none' }
    if (text === '' && onFailedWrite === 'empty') return { kind: 'empty' }
    const decoded = decode(text)
    return decoded === undefined ? { kind: 'unreadable' } : { kind: 'value', value: decoded.value }
  }

  const read = (): T | undefined => {
    const found = lookup()
    if (found.kind === 'unreadable') {
      log.warn('storage.unreadable', { key: storedName(key) })
      tryRemove()
    }
    return found.kind === 'value' ? found.value : undefined
  }

  /** Returns whether the text was written. */
  const tryWrite = (text: string): boolean => {
    try {
      storage.set(key, text)
      return true
    } catch (cause) {
      logDenied(cause)
      return false
    }
  }

  const encode = (value: T): string => {
    const content = version === undefined ? value : { version, value }
    return format === 'text' ? String(content) : JSON.stringify(content)
  }

  return {
    read,
    lookup,
    write(value) {
      const text = encode(value)
      const isReadable = decode(text) !== undefined
      if (!isReadable) log.warn('storage.unreadable', { key: storedName(key) })
      let written = isReadable && tryWrite(text)
      if (isReadable && !written && makeRoom !== undefined) {
        makeRoom()
        written = tryWrite(text)
      }
      memory = written ? undefined : { value }
      // The older value must not return after a restart.
      if (!written && (onFailedWrite === 'none' || !tryWrite(''))) tryRemove()
      return written
    },
    remove() {
      memory = tryRemove() ? undefined : { value: undefined }
    },
    onChange(listener) {
      return storage.onChange((changed) => {
        if (changed !== null && changed !== key) return
        memory = undefined
        const found = lookup()
        listener(found.kind === 'value' ? found.value : undefined)
      })
    },
  }
}

const envelope = z.object({ version: z.number(), value: z.unknown() })
