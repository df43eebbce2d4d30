import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Json } from '@foyer/demo-games'
import * as z from 'zod/mini'
import { parseSnapshot, type SandboxSnapshot } from '../world/snapshot.ts'
import { applyPatch, createSnapshotFollower, type SnapshotPatch } from '../world/snapshot-patch.ts'

/**
 * Keeps the sandbox's state in a file, and what has changed since it was written in a second one beside it (`.log`), a line for
 * each save. So a save costs what has changed, and a reader sees whole saves alone.
 */
export interface StateFile {
  /** undefined for a first start, and for a file that cannot be read, which is set aside. */
  load(): Promise<SandboxSnapshot | undefined>
  /** Writes soon; several calls are one write. */
  save(): void
  /** Writes at once if a write is pending, all into the one file. */
  close(): Promise<void>
}

export interface StateFileOptions {
  readonly path: string
  readonly snapshot: () => SandboxSnapshot
  readonly log: (line: string) => void
}

/** What is acknowledged in this time before a kill may be lost: the shorter, the less. */
const DEBOUNCE_MS = 20
/** A save that takes a millisecond of the one thread is followed by this many without a save, so that no one waits for saves. */
const REST = 20
const MAX_REST_MS = 250
/** The whole state is written again when the changes take as much, characters. */
const MIN_LOG_LENGTH = 1_000_000

const patchLine = z.object({
  lists: z.record(z.string(), z.array(z.tuple([z.number(), z.number(), z.array(z.custom<Json>(() => true))]))),
  whole: z.record(
    z.string(),
    z.custom<Json>(() => true),
  ),
})

function isMissing(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'ENOENT'
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (reason) {
    if (isMissing(reason)) return undefined
    throw reason
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks.
    return process.kill(pid, 0)
  } catch (reason) {
    return reason instanceof Error && 'code' in reason && reason.code === 'EPERM'
  }
}

/** The changes of a log. A line that a server was killed in is its last, and counts for nothing. */
function readLog(text: string, logId: unknown): readonly SnapshotPatch[] {
  const [head = '', ...lines] = text.split('\n')
  // The log of an earlier state.
  if (typeof logId !== 'string' || head !== logId) return []
  // After the last line break nothing is whole.
  return lines.slice(0, -1).map((line) => z.parse(patchLine, JSON.parse(line)))
}

export function createStateFile({ path, snapshot, log }: StateFileOptions): StateFile {
  const logPath = `${path}.log`
  const follower = createSnapshotFollower()
  /** The state that is written down; undefined before the first write. */
  let written: { readonly logId: string; readonly length: number; logLength: number } | undefined
  /** What the last save has cost, ms of the one thread. */
  let cost = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  /** A reader sees the old file or the new one, never half of it. Its id makes the log of the old one count for nothing. */
  async function writeWhole(): Promise<void> {
    const draft = `${path}.${process.pid}.tmp`
    const logId = randomUUID()
    const now = snapshot()
    follower.follow(now)
    const text = JSON.stringify({ logId, ...now })
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, text, { mode: 0o600, flush: true })
    await rename(draft, path)
    written = { logId, length: text.length, logLength: 0 }
    await rm(logPath, { force: true })
  }

  async function writeChanges(): Promise<void> {
    if (written === undefined || written.logLength > Math.max(MIN_LOG_LENGTH, written.length)) return writeWhole()
    const patch = follower.patch(snapshot())
    if (patch === undefined) return
    const line = `${written.logLength === 0 ? `${written.logId}\n` : ''}${JSON.stringify(patch)}\n`
    written.logLength += line.length
    await appendFile(logPath, line, { mode: 0o600, flush: true })
  }

  async function write(how: () => Promise<void>): Promise<void> {
    try {
      const start = performance.now()
      const done = how()
      cost = performance.now() - start
      await done
    } catch (reason) {
      // What is on the disk is not known: the next save writes the whole state.
      written = undefined
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

  function flush(how: () => Promise<void> = writeChanges): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(() => write(how))
    return writing
  }

  return {
    async load() {
      const text = await readIfThere(path)
      if (text === undefined) return undefined
      await removeDrafts()
      try {
        const base: unknown = JSON.parse(text)
        if (typeof base !== 'object' || base === null) throw new Error('The state is no object.')
        const { logId, ...sections } = base as { readonly logId?: unknown }
        const patches = readLog((await readIfThere(logPath)) ?? '', logId)
        return parseSnapshot(patches.reduce(applyPatch, sections))
      } catch (reason) {
        const aside = `${path}.corrupt`
        await rename(path, aside)
        const why = reason instanceof Error ? reason.message : String(reason)
        log(`The state in ${path} is not usable, so the sandbox starts afresh; the file is kept as ${aside}. ${why}`)
        return undefined
      }
    },
    save() {
      timer ??= setTimeout(() => void flush(), Math.min(MAX_REST_MS, Math.max(DEBOUNCE_MS, cost * REST)))
    },
    async close() {
      if (timer !== undefined || (written?.logLength ?? 0) > 0) await flush(writeWhole)
      await writing
    },
  }
}
