import { SearchScreen, useFoyer } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { addressText } from '../address-text.ts'

/** Search in all games. The search is part of the address, so that the way back from a game shows it again. */
export function Page({ route }: PageProps) {
  const { access } = useFoyer()
  const query = (route.query.q ?? '').trim()
  const search = (text: string) => {
    if (text === query) return
    const q = addressText(text)
    access.go({ name: 'search', params: q === '' ? {} : { q } }, { replace: true })
  }
  return <SearchScreen query={query} onSearch={search} />
}
