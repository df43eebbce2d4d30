import { GameGrid, GameListScreen, useFoyer, useGameList, useResource, useText } from '@foyer/react'
import { Heading } from '../parts/heading.tsx'
import type { PageProps } from '../routes.ts'

/** ROUTE-17: one kind of lottery, or both with LOTT first. */
export function Page({ route }: PageProps) {
  return route.gameType === undefined ? <Both /> : <One kind={route.gameType} />
}

function One({ kind }: { readonly kind: string }) {
  const list = useGameList({ screen: 'gameList', category: kind })
  return <GameListScreen list={list} category={kind} />
}

function Both() {
  // The tiles name their vendors.
  const { catalogue } = useFoyer()
  useResource(catalogue.$data, () => catalogue.load())
  return (
    <>
      <Part kind="LOTT" />
      <Part kind="ELOTT" />
    </>
  )
}

function Part({ kind }: { readonly kind: string }) {
  const t = useText()
  const list = useGameList({ screen: 'gameList', category: kind })
  const name = t.any(`category.${kind}`)
  return (
    <section className="site-part" data-category={kind} aria-label={name}>
      <Heading text={name} />
      <GameGrid list={list} label={name} />
    </section>
  )
}
