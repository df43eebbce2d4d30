import { SearchScreen, useFoyer } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'

/** Search in all games. The search is part of the address, so that the way back from a game shows it again. */
export function Page({ route }: PageProps) {
  const { access } = useFoyer()
  const query = (route.query.q ?? '').trim()
  const search = (text: string) => {
    if (text === query) return
    access.go(text === '' ? '/m/search' : `/m/search?${new URLSearchParams({ q: text })}`, { replace: true })
  }
  return <SearchScreen query={query} onSearch={search} />
}
