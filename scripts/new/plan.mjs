import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Works out every change before the first is written, so that a registry that has changed its shape stops the whole.
 *
 * @param files `{ path, text }` to add
 * @param entries `{ path, before | after | sortedIn, text }`: where a line goes into a registry
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

/** Puts `text` as lines of its own before, or after, the first line that has the anchor. */
function insert(source, { path, before, after, text }) {
  const lines = source.split('\n')
  const anchor = before ?? after
  const at = lines.findIndex((line) => line.includes(anchor))
  if (at === -1) throw new Error(`${path} has no line with ${anchor}: the generator must follow its new shape`)
  lines.splice(before === undefined ? at + 1 : at, 0, text)
  return lines.join('\n')
}
