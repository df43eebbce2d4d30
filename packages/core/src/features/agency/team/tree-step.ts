import type { TeamTreeRow } from './team-tree.ts'

/** What a key does in a tree, on the row that has the focus. */
export type TreeStep =
  | { readonly to: number }
  | { readonly open: string }
  | { readonly close: string }
  | { readonly choose: string }

/**
 * The keys of a tree: right opens a closed row or goes to the first one below, left closes an open row or goes up, and up, down,
 * Home, End and Enter do as they say. Undefined where a key does nothing here.
 */
export function treeStep(rows: readonly TeamTreeRow[], at: number, key: string): TreeStep | undefined {
  const row = rows[at]
  if (row === undefined) return undefined
  const go = (to: number): TreeStep | undefined => (to === at || rows[to] === undefined ? undefined : { to })
  const isMember = row.kind === 'member'
  switch (key) {
    case 'ArrowDown':
      return go(at + 1)
    case 'ArrowUp':
      return go(at - 1)
    case 'Home':
      return go(0)
    case 'End':
      return go(rows.length - 1)
    case 'Enter':
      return isMember ? { choose: row.id } : undefined
    case 'ArrowRight':
      if (!isMember || row.isOpen === undefined) return undefined
      return row.isOpen ? go(at + 1) : { open: row.id }
    case 'ArrowLeft':
      if (isMember && row.isOpen === true) return { close: row.id }
      return go(rows.findLastIndex((other, index) => index < at && other.depth < row.depth))
    default:
      return undefined
  }
}
