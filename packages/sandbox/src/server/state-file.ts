import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { parseSnapshot, type SandboxSnapshot } from '../world/snapshot.ts'
import { createSnapshotWriter } from '../world/snapshot-text.ts'

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
/** A save that takes a millisecond of the one thread is followed by this many without a save, so that a large state holds up nobody. */
const REST = 20

function isMissing(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'ENOENT'
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks.
    return process.kill(pid, 0)
  } catch (reason) {
    return reason instanceof Error && 'code' in reason && reason.code === 'EPERM'
  }
}

export function createStateFile({ path, snapshot, log }: StateFileOptions): StateFile {
  const textOf = createSnapshotWriter()
  /** What the last save has cost, ms of the one thread. */
  let cost = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  /** A reader sees the old file or the new one, never half of it. */
  async function write(): Promise<void> {
    const draft = `${path}.${process.pid}.tmp`
    try {
      await mkdir(dirname(path), { recursive: true })
      const start = performance.now()
      const text = textOf(snapshot())
      cost = performance.now() - start
      await writeFile(draft, text, { mode: 0o600, flush: true })
      await rename(draft, path)
    } catch (reason) {
      log(`The state could not be written to ${path}: ${String(reason)}`)
    }
  }

  /** A server that was killed while it wrote leaves its draft behind. */
  async function removeDrafts(): Promise<void> {
    const [dir, name] = [dirname(path), basename(path)]
    for (const file of await readdir(dir)) {
      const pid = file.startsWith(`${name}.`) ? /^(\d+)\.tmp$/.exec(file.slice(name.length + 1))?.[1] : undefined
      if (pid !== undefined && !isRunning(Number(pid))) await rm(join(dir, file), { force: true })
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
      await removeDrafts()
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
      timer ??= setTimeout(flush, Math.max(DEBOUNCE_MS, cost * REST))
    },
    async close() {
      if (timer !== undefined) await flush()
      await writing
    },
  }
}
