import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The groups that a feature can belong to: the folders of features in core. */
export function readGroups(root) {
  const folders = readdirSync(join(root, 'packages/core/src/features'), { withFileTypes: true })
  return folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/**
 * Works out every change before the first file is written, so that nothing is written if a registry has changed its shape.
 *
 * @param files `{ path, text }` to add
 * @param entries `{ path, before | after | sortedAfter, text }`: where a line goes into a registry. `sortedAfter` names the line above a
 * sorted list.
 */
export function planChanges(root, files, entries) {
  const texts = new Map()
  for (const { path } of files) if (existsSync(join(root, path))) throw new Error(`${path} is there already`)
  for (const entry of entries) {
    const before = texts.get(entry.path) ?? readFileSync(join(root, entry.path), 'utf8')
    texts.set(entry.path, insert(before, entry))
  }
  return [
    ...files.map(({ path, text }) => ({ kind: 'add', path, text })),
    ...[...texts].map(([path, text]) => ({ kind: 'change', path, text })),
  ]
}

export function applyChanges(root, changes) {
  for (const { path, text } of changes) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Puts `text` as lines of its own before or after the first line that has the anchor, or among the sorted lines below that line. */
function insert(source, { path, before, after, sortedAfter, text }) {
  const lines = source.split('\n')
  const anchor = before ?? after ?? sortedAfter
  const found = lines.findIndex((line) => line.includes(anchor))
  if (found === -1) throw new Error(`${path} has no line with ${anchor}: the generator must follow its new shape`)
  let at = before === undefined ? found + 1 : found
  if (sortedAfter !== undefined) while (lines[at]?.startsWith('  ') && lines[at] < text) at += 1
  lines.splice(at, 0, text)
  return lines.join('\n')
}
