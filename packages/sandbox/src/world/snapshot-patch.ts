import type { Json } from '@foyer/demo-games'
import type { SandboxSnapshot } from './snapshot.ts'

/**
 * What changed between two snapshots, section by section. A list is changed by splices. Any other
 * section is replaced as a whole.
 */
export interface SnapshotPatch {
  readonly lists: Readonly<
    Record<string, readonly (readonly [start: number, removed: number, rows: readonly Json[]])[]>
  >
  readonly whole: Readonly<Record<string, Json>>
}

/** Rows that are never changed, only replaced, and have the same copy in each snapshot (`save-world.ts`). */
const REPLACED: ReadonlySet<string> = new Set(['bets', 'deposits', 'withdrawals', 'turnover', 'attempts', 'entries'])

type Sections = Readonly<Record<string, unknown>>

/** The sections of a snapshot; the entries of the journal are one of their own. */
function sectionsOf({ journal, ...rest }: SandboxSnapshot): Sections {
  return journal === undefined ? rest : { ...rest, opening: journal.opening, entries: journal.entries }
}

/** Follows a state from snapshot to snapshot, at the cost of what has changed. */
export interface SnapshotFollower {
  /** Takes the snapshot as the one that is written down. */
  follow(snapshot: SandboxSnapshot): void
  /** What has changed since the snapshot before; undefined where nothing has. The snapshot is then the one that is written down. */
  patch(snapshot: SandboxSnapshot): SnapshotPatch | undefined
}

export function createSnapshotFollower(): SnapshotFollower {
  /** Of each section what tells its rows apart: the rows themselves, or their texts. */
  let known = new Map<string, readonly unknown[] | string>()
  const marksOf = (name: string, value: unknown): readonly unknown[] | string => {
    if (!Array.isArray(value)) return JSON.stringify(value)
    return REPLACED.has(name) ? value : value.map((row) => JSON.stringify(row))
  }
  const marksOfAll = (snapshot: SandboxSnapshot) =>
    new Map(
      Object.entries(sectionsOf(snapshot))
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, marksOf(name, value)] as const),
    )
  return {
    follow(snapshot) {
      known = marksOfAll(snapshot)
    },
    patch(snapshot) {
      const before = known
      known = marksOfAll(snapshot)
      const lists: Record<string, SnapshotPatch['lists'][string]> = {}
      const whole: Record<string, Json> = {}
      for (const [name, value] of Object.entries(sectionsOf(snapshot))) {
        const [old, now] = [before.get(name), known.get(name)]
        if (now === undefined) continue
        if (typeof old === 'object' && typeof now === 'object' && Array.isArray(value)) {
          const splices = splicesBetween(old, now, value)
          if (splices.length > 0) lists[name] = splices
        } else if (old !== now) whole[name] = value as Json
      }
      const hasChanged = Object.keys(lists).length + Object.keys(whole).length > 0
      return hasChanged ? { lists, whole } : undefined
    },
  }
}

type Splice = readonly [start: number, removed: number, rows: readonly Json[]]

/** The steps from the old list to the new one, in which most rows are the same and in the same order. */
function splicesBetween(old: readonly unknown[], now: readonly unknown[], rows: readonly Json[]): readonly Splice[] {
  if (old.length === now.length && old.every((mark, at) => mark === now[at])) return []
  const [wasThere, isThere] = [new Set(old), new Set(now)]
  const splices: Splice[] = []
  let from = 0
  let to = 0
  while (from < old.length || to < now.length) {
    const isGone = from < old.length && !isThere.has(old[from])
    const isNew = to < now.length && !wasThere.has(now[to])
    if (isGone || isNew) {
      splices.push([to, isGone ? 1 : 0, isNew ? rows.slice(to, to + 1) : []])
      from += isGone ? 1 : 0
      to += isNew ? 1 : 0
    } else if (old[from] === now[to]) {
      from += 1
      to += 1
    } else {
      // Rows that have changed their order.
      splices.push([to, old.length - from, rows.slice(to)])
      break
    }
  }
  return splices
}

/** The state after a patch. The result is unchecked, as what was read from a file is. */
export function applyPatch(snapshot: Sections, { lists, whole }: SnapshotPatch): Sections {
  const { journal, ...rest } = snapshot
  const sections: Record<string, unknown> = { ...rest, ...(typeof journal === 'object' ? journal : {}), ...whole }
  for (const [name, splices] of Object.entries(lists)) {
    const list = Array.isArray(sections[name]) ? [...sections[name]] : []
    for (const [start, removed, rows] of splices) list.splice(start, removed, ...rows)
    sections[name] = list
  }
  const { opening, entries, ...others } = sections
  return opening === undefined ? others : { ...others, journal: { opening, entries } }
}
