import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'

interface LeanGame {
  readonly id: string
  readonly name: string
  readonly vendor: string
  readonly icon: string
  readonly isHot: boolean
  readonly isNew: boolean
}

/** What the document is drawn from, and what it carries for the script. */
export interface LeanData {
  readonly banners: readonly string[]
  readonly hot: readonly LeanGame[]
  readonly shelves: readonly { readonly code: string; readonly name: string; readonly games: readonly LeanGame[] }[]
}

const ROW_PX = 182
const HEART = 'M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 7-10 13Z'

/** The lobby's content without anything that a library of ours does: what a page of these games costs at the least. */
export function LeanPage({ data }: { readonly data: LeanData }) {
  const [listed, setListed] = useState(false)
  const [menu, setMenu] = useState(false)
  return (
    <>
      <header className="bar">
        <button type="button" aria-label="Open menu" onClick={() => setMenu(true)}>
          ☰
        </button>
        <b>Lean</b>
      </header>
      {menu ? (
        <aside className="menu" aria-label="Menu">
          <button type="button" aria-label="Close menu" onClick={() => setMenu(false)}>
            ✕
          </button>
          {data.shelves.map(({ code, name }) => (
            <a key={code} href={`#${code}`}>
              {name}
            </a>
          ))}
        </aside>
      ) : null}
      {listed ? <List /> : <Lobby data={data} onList={() => setListed(true)} />}
    </>
  )
}

function Lobby({ data, onList }: { readonly data: LeanData; readonly onList: () => void }) {
  const [category, setCategory] = useState('HOME')
  const shelves = category === 'HOME' ? data.shelves : data.shelves.filter(({ code }) => code === category)
  return (
    <main>
      {category === 'HOME' ? (
        <>
          <div className="banners">
            {data.banners.map((path, at) => (
              <img key={path} src={path} alt="" width={750} height={300} loading={at === 0 ? 'eager' : 'lazy'} />
            ))}
          </div>
          <Shelf name="Hot games" games={data.hot} eager />
        </>
      ) : null}
      <nav className="strip">
        {[{ code: 'HOME', name: 'Home' }, ...data.shelves].map(({ code, name }) => (
          <button key={code} type="button" data-category={code} onClick={() => setCategory(code)}>
            {name}
          </button>
        ))}
      </nav>
      {shelves.map(({ code, name, games }) => (
        <Shelf key={code} name={name} games={games} onAll={onList} />
      ))}
    </main>
  )
}

interface ShelfProps {
  readonly name: string
  readonly games: readonly LeanGame[]
  readonly eager?: boolean
  readonly onAll?: () => void
}

function Shelf({ name, games, eager = false, onAll }: ShelfProps) {
  return (
    <section>
      <h2>
        {name}
        {onAll === undefined ? null : (
          <button type="button" className="all" onClick={onAll}>
            All
          </button>
        )}
      </h2>
      <div className="grid">
        {games.map((game) => (
          <Tile key={game.id} game={game} eager={eager} />
        ))}
      </div>
    </section>
  )
}

function Tile({ game, eager = false }: { readonly game: LeanGame; readonly eager?: boolean }) {
  const [liked, setLiked] = useState(false)
  return (
    <div className="tile">
      <button type="button" className="open">
        <img src={game.icon} alt={game.name} width={300} height={300} loading={eager ? 'eager' : 'lazy'} />
        <span className="name">{game.name}</span>
        <span className="vendor">{game.vendor}</span>
      </button>
      <button
        type="button"
        className="heart"
        aria-pressed={liked}
        aria-label="Favourite"
        onClick={() => setLiked(!liked)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={HEART} />
        </svg>
      </button>
    </div>
  )
}

const TABS: Readonly<Record<string, (game: LeanGame) => boolean>> = {
  All: () => true,
  Hot: ({ isHot }) => isHot,
  New: ({ isNew }) => isNew,
}

/** All games: ten thousand, of which those on screen stand in the page. */
function List() {
  const [games, setGames] = useState<readonly LeanGame[]>([])
  const [tab, setTab] = useState('All')
  useEffect(() => {
    window.scrollTo(0, 0)
    fetch('/m/games.json')
      .then((response) => response.json())
      .then(setGames)
  }, [])
  const shown = games.filter(TABS[tab] ?? (() => true))
  const rows = useWindowVirtualizer({ count: Math.ceil(shown.length / 3), estimateSize: () => ROW_PX, overscan: 4 })
  return (
    <main>
      <nav className="strip">
        {Object.keys(TABS).map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} data-tab={name} onClick={() => setTab(name)}>
            {name}
          </button>
        ))}
      </nav>
      <div className="list" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <div key={key} className="grid row" style={{ transform: `translateY(${start}px)` }}>
            {shown.slice(index * 3, index * 3 + 3).map((game) => (
              <Tile key={game.id} game={game} />
            ))}
          </div>
        ))}
      </div>
    </main>
  )
}
