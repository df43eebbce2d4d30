import * as z from 'zod/mini'
import type { KeyValueStorage, Unsubscribe } from '../ports/ports.ts'
import type { Log } from './log.ts'

/** One value under one key. Never throws: where the storage fails, the value lives in memory until the end. */
export interface Stored<T> {
  /** What is stored; undefined where there is nothing. Entries that do not fit are removed. */
  read(): T | undefined
  /** Returns whether the value will survive a restart. */
  write(value: T): boolean
  remove(): void
  /** Calls back when another tab changed the value. */
  onChange(listener: (value: T | undefined) => void): Unsubscribe
}

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
}

export function createStored<T>(options: StoredOptions<T>): Stored<T> {
  const { storage, key, schema, log, version, format = 'json' } = options
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
      const box = z.safeParse(envelope, raw)
      if (!box.success || box.data.version !== version) return undefined
      raw = box.data.value
    }
    const parsed = z.safeParse(schema, raw)
    return parsed.success ? { value: parsed.data } : undefined
  }

  const read = (): T | undefined => {
    if (memory !== undefined) return memory.value
    let text: string | null
    try {
      text = storage.get(key)
    } catch (cause) {
      denied(cause)
      return undefined
    }
    if (text === null) return undefined
    const decoded = decode(text)
    if (decoded !== undefined) return decoded.value
    log.warn('storage.unreadable', { key })
    drop()
    return undefined
  }

  return {
    read,
    write(value) {
      const content = version === undefined ? value : { version, value }
      try {
        storage.set(key, format === 'text' ? String(content) : JSON.stringify(content))
        memory = undefined
        return true
      } catch (cause) {
        denied(cause)
        // The older value must not come back after a restart.
        drop()
        memory = { value }
        return false
      }
    },
    remove() {
      memory = drop() ? undefined : { value: undefined }
    },
    onChange(listener) {
      return storage.onChange((changed) => {
        if (changed !== null && changed !== key) return
        memory = undefined
        listener(read())
      })
    },
  }
}

const envelope = z.object({ version: z.number(), value: z.unknown() })
