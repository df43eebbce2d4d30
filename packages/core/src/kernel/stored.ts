import * as z from 'zod/mini'
import type { KeyValueStorage, Unsubscribe } from '../ports/ports.ts'
import type { Log } from './log.ts'

/** One value under one key. Never throws: where the storage fails, the value lives in memory until the end. */
export interface Stored<T> {
  /** What is stored; undefined where there is nothing. Entries that do not fit are removed. */
  read(): T | undefined
  /** What lies there, told apart. Removes nothing. */
  look(): Look<T>
  /** Returns whether the value will survive a restart. */
  write(value: T): boolean
  remove(): void
  /** Calls back when another tab changed the value. Removes nothing: {@link Stored.look} tells why there is none. */
  onChange(listener: (value: T | undefined) => void): Unsubscribe
}

/** `denied`: the storage does not answer. `empty`: see {@link StoredOptions.leave}. `unreadable`: it does not fit. */
export type Look<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'none' | 'denied' | 'empty' | 'unreadable' }

export interface StoredOptions<T> {
  readonly storage: KeyValueStorage
  readonly key: string
  /** Checks what is read: storage is input like any other. */
  readonly schema: z.core.$ZodType<T>
  readonly log: Log
  /** Entries of another version are removed when read. Without it the value is stored bare. */
  readonly version?: number
  /** `text` stores a string as it is, without quotes. Default `json`. */
  readonly format?: 'json' | 'text'
  /** Called where a write fails: drops what matters less. The write is then tried once more. */
  readonly makeRoom?: () => void
  /**
   * What a value that could not be written leaves under its key. `empty` keeps other tabs from taking it for a removal.
   * Default `none`.
   */
  readonly leave?: 'none' | 'empty'
}

export function createStored<T>(options: StoredOptions<T>): Stored<T> {
  const { storage, key, schema, log, version, format = 'json', makeRoom, leave = 'none' } = options
  /** Set while the storage cannot be trusted with the value; `value` undefined: removed. */
  let memory: { readonly value: T | undefined } | undefined

  const denied = (cause: unknown) => {
    log.warn('storage.denied', { key, reason: cause instanceof Error ? cause.name : 'unknown' })
  }

  const drop = (): boolean => {
    try {
      storage.remove(key)
      return true
    } catch (cause) {
      denied(cause)
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
      const cipher = z.safeParse(envelope, raw)
      if (!cipher.success || cipher.data.version !== version) return undefined
      raw = cipher.data.value
    }
    const parsed = z.safeParse(schema, raw)
    return parsed.success ? { value: parsed.data } : undefined
  }

  const look = (): Look<T> => {
    if (memory !== undefined)
      return memory.value === undefined ? { kind: 'none' } : { kind: 'value', value: memory.value }
    let text: string | null
    try {
      text = storage.get(key)
    } catch (cause) {
      denied(cause)
      return { kind: 'denied' }
    }
    if (text === null) return { kind: 'none' }
    if (text === '' && leave === 'empty') return { kind: 'empty' }
    const decoded = decode(text)
    return decoded === undefined ? { kind: 'unreadable' } : { kind: 'value', value: decoded.value }
  }

  const read = (): T | undefined => {
    const found = look()
    if (found.kind === 'unreadable') {
      log.warn('storage.unreadable', { key })
      drop()
    }
    return found.kind === 'value' ? found.value : undefined
  }

  /** True: it lies there. */
  const put = (text: string): boolean => {
    try {
      storage.set(key, text)
      return true
    } catch (cause) {
      denied(cause)
      return false
    }
  }

  const encode = (value: T): string => {
    const content = version === undefined ? value : { version, value }
    return format === 'text' ? String(content) : JSON.stringify(content)
  }

  return {
    read,
    look,
    write(value) {
      const text = encode(value)
      let written = put(text)
      if (!written && makeRoom !== undefined) {
        makeRoom()
        written = put(text)
      }
      memory = written ? undefined : { value }
      // The older value must not come back after a restart.
      if (!written && (leave === 'none' || !put(''))) drop()
      return written
    },
    remove() {
      memory = drop() ? undefined : { value: undefined }
    },
    onChange(listener) {
      return storage.onChange((changed) => {
        if (changed !== null && changed !== key) return
        memory = undefined
        const found = look()
        listener(found.kind === 'value' ? found.value : undefined)
      })
    },
  }
}

const envelope = z.object({ version: z.number(), value: z.unknown() })
