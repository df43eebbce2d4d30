import { createFoyer, games } from '@foyer/core'
import { browserPorts } from '@foyer/core/browser'
import { FoyerProvider, GameGrid, SignInForm, useGameList } from '@foyer/react'
import '@foyer/react/styles.css'
import { createRoot } from 'react-dom/client'

const platform = new URLSearchParams(location.search).get('platform') ?? ''
const foyer = createFoyer({
  merchant: 'demo',
  baseUrl: platform,
  auth: { tokenPlacement: 'header' },
  ports: browserPorts(),
  features: { games },
})
foyer.start()

const Tile = ({ game }) => <b data-tile={game.key}>{game.name}</b>

function Lobby() {
  const list = useGameList({ category: 'RNG' })
  return <GameGrid list={list} renderTile={(game) => <Tile game={game} />} />
}

createRoot(document.getElementById('root')).render(
  <FoyerProvider foyer={foyer}>
    <SignInForm />
    <Lobby />
  </FoyerProvider>,
)
