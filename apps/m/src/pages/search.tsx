import { SearchScreen, useFoyer } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'

/** Search in all games. The search is part of the address, so that the way back from a game shows it again. */
export function Page({ route }: PageProps) {
  const { access } = useFoyer()
  const query = (route.query.q ?? '').trim()
  const search = (text: string) => {
    if (text === query) return
    // No address can hold half a character, and a cut text may end in one.
    const q = text.replace(/\p{Surrogate}/gu, '')
    access.go({ name: 'search', params: q === '' ? {} : { q } }, { replace: true })
  }
  return <SearchScreen query={query} onSearch={search} />
}
