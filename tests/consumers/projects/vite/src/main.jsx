import { createFoyer, deposits, games } from '@foyer/core'
import { browserPorts } from '@foyer/core/browser'
import { FoyerProvider, GameGrid, SignInScreen, useFeature, useGameList, useLaunch, useSession } from '@foyer/react'
import '@foyer/react/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const foyer = createFoyer({
  merchant: 'demo',
  // The platform has another origin than this page.
  baseUrl: new URLSearchParams(location.search).get('platform') ?? '',
  ports: browserPorts(),
  features: { games },
})
foyer.start()

function Tile({ game }) {
  const { launch } = useLaunch(game)
  return (
    <button type="button" data-tile onClick={() => void launch()}>
      {game.name}
    </button>
  )
}

const renderTile = (game) => <Tile game={game} />

function Lobby() {
  const list = useGameList({ category: 'RNG' })
  return <GameGrid list={list} renderTile={renderTile} label="Slots" />
}

function Deposit() {
  const { form, methods } = useFeature(deposits)
  const [draft, setDraft] = useState()
  const [problem, setProblem] = useState('')
  const begin = async () => {
    await methods.load()
    const made = form({ languageTag: () => 'en' })
    made.set('methodCode', 'QUICKPAY')
    made.set('amount', '100')
    setDraft(made)
  }
  const pay = async () => {
    const { error } = await draft.pay()
    setProblem(error?.code ?? '')
  }
  return (
    <>
      <button type="button" onClick={begin}>
        Deposit
      </button>
      {draft ? (
        <button type="button" onClick={pay}>
          Pay ₱100
        </button>
      ) : null}
      <p role="alert">{problem}</p>
    </>
  )
}

function Page() {
  const { type } = useSession()
  return (
    <>
      {type === 'member' ? <Deposit /> : <SignInScreen />}
      <Lobby />
    </>
  )
}

createRoot(document.getElementById('root')).render(
  <FoyerProvider foyer={foyer}>
    <Page />
  </FoyerProvider>,
)
