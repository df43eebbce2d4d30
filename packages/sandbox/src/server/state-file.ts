import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseSnapshot, type SandboxSnapshot } from '../world/snapshot.ts'

/** Keeps the sandbox's state in one file. */
export interface StateFile {
  /** undefined for a first start, and for a file that cannot be read, which is set aside. */
  load(): Promise<SandboxSnapshot | undefined>
  /** Writes soon; several calls are one write. */
  save(): void
  /** Writes at once if a write is pending. */
  close(): Promise<void>
}

export interface StateFileOptions {
  readonly path: string
  readonly snapshot: () => SandboxSnapshot
  readonly log: (line: string) => void
}

const DEBOUNCE_MS = 250

function isMissing(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'ENOENT'
}

export function createStateFile({ path, snapshot, log }: StateFileOptions): StateFile {
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  /** A reader sees the old file or the new one, never half of it. */
  async function write(): Promise<void> {
    const draft = `${path}.${process.pid}.tmp`
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(draft, JSON.stringify(snapshot()), { mode: 0o600 })
      await rename(draft, path)
    } catch (reason) {
      log(`The state could not be written to ${path}: ${String(reason)}`)
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  return {
    async load() {
      let text: string
      try {
        text = await readFile(path, 'utf8')
      } catch (reason) {
        if (isMissing(reason)) return undefined
        throw reason
      }
      try {
        return parseSnapshot(JSON.parse(text))
      } catch (reason) {
        const aside = `${path}.corrupt`
        await rename(path, aside)
        const why = reason instanceof Error ? reason.message : String(reason)
        log(`The state in ${path} is not usable, so the sandbox starts afresh; the file is kept as ${aside}. ${why}`)
        return undefined
      }
    },
    save() {
      timer ??= setTimeout(flush, DEBOUNCE_MS)
    },
    async close() {
      if (timer !== undefined) await flush()
      await writing
    },
  }
}
