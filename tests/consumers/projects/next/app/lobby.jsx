'use client'
import { createFoyer, games } from '@foyer/core'
import { browserPorts } from '@foyer/core/browser'
import { nodePorts } from '@foyer/core/node'
import { Suspense, use, useState } from 'react'

function Games({ list, loaded }) {
  use(loaded)
  return list.items.map((game) => <b key={game.key}>{game.name}</b>)
}

export function Lobby({ platform, hydration }) {
  const [{ list, loaded }] = useState(() => {
    const ports = typeof window === 'undefined' ? nodePorts() : browserPorts()
    const foyer = createFoyer({ merchant: 'demo', baseUrl: platform, ports, hydration, features: { games } })
    const list = foyer.games.list({ category: 'RNG' })
    return { list, loaded: list.load() }
  })
  return (
    <Suspense>
      <Games list={list} loaded={loaded} />
    </Suspense>
  )
}
