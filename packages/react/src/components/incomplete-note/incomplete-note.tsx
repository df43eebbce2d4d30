import type { List } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useText } from '../../text/use-text.ts'

export interface IncompleteNoteProps {
  readonly list: Pick<List<unknown>, '$state'>
}

/** Says that entries of a list are missing, because they could not be read. Nothing if the list is complete. */
export function IncompleteNote({ list }: IncompleteNoteProps) {
  const t = useText()
  const isIncomplete = useStore(list.$state).data?.isIncomplete ?? false
  return isIncomplete ? (
    <p className="fy-stale-line" role="status">
      {t('list.incomplete')}
    </p>
  ) : null
}
