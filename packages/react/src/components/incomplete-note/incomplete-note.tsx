import { isIncomplete, type List } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useText } from '../../text/use-text.ts'

export interface IncompleteNoteProps {
  readonly list: Pick<List<unknown>, '$state'>
}

/** Says that entries of a list are missing, because they could not be read. Nothing if the list is complete. */
export function IncompleteNote({ list }: IncompleteNoteProps) {
  return useStore(list.$state).data?.isIncomplete ? <EntriesMissing /> : null
}

export interface IncompleteRowsProps {
  /** A list as core gives it: a copy is not known. */
  readonly rows: readonly unknown[] | undefined
}

/** {@link IncompleteNote} for a list that comes whole. */
export function IncompleteRows({ rows }: IncompleteRowsProps) {
  return rows !== undefined && isIncomplete(rows) ? <EntriesMissing /> : null
}

export function EntriesMissing() {
  const t = useText()
  return (
    <p className="fy-stale-line" role="status">
      {t('list.incomplete')}
    </p>
  )
}
