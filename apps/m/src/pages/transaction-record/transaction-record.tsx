import { TransactionRecords, useMenuEntryShown } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import '../records.css'

/** ROUTE-19; with `types=A` those of an agent (AGENT-10). */
export function Page({ route }: PageProps) {
  const isAgent = useMenuEntryShown('team')
  return (
    <div className="site-page site-records">
      <TransactionRecords ofAgent={isAgent && route.query.types === 'A'} />
    </div>
  )
}
