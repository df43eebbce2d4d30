// A lobby without a framework: it listens to stores and calls verbs. `npm start vanilla` serves it with the sandbox.
import * as core from '@foyer/core'
import { browserPorts } from '@foyer/core/browser'

const { catalogue, favourites, games, launch, signIn, wallet } = core
const foyer = core.createFoyer({
  merchant: 'demo',
  ports: browserPorts(),
  features: { catalogue, favourites, games, launch, signIn, wallet },
})

/** Core sends keys. A site has a text for each; this one has a few, and one for all others. */
const TEXTS: Readonly<Record<string, string>> = {
  'error.login.failed': 'Wrong user name or password.',
  'error.network.offline': 'No Internet. Please check your connection.',
  'error.network.failed': 'The connection failed. Please try again.',
  'error.network.timeout': 'This took too long. Please try again.',
  'error.system.upgrading': 'The platform is being upgraded. Please try again later.',
  in_logged_login: 'Please sign in first.',
}
const CATEGORIES: Readonly<Record<string, string>> = { RNG: 'Slots', LIVE: 'Live', FISH: 'Fishing', PVP: 'Poker' }

function find<E extends Element>(selector: string, type: new () => E): E {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`the page lacks ${selector}`)
  return found
}

function makeButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = label
  button.addEventListener('click', onClick)
  return button
}

const textOf = ({ key, text }: Pick<core.ToastEvent, 'key' | 'text'>) =>
  text ?? TEXTS[key] ?? 'Something went wrong. Please try again.'

/** Says what a tap led to, until the next one. What became of a list stands beside the list. */
const message = find('#message', HTMLElement)
foyer.events.on('toast', (toast) => {
  if (toast.kind !== 'loading') message.textContent = textOf(toast)
})
const clearMessage = () => {
  message.textContent = ''
}
// Also for a form that is sent by Enter: its button is clicked then.
document.addEventListener('click', clearMessage, { capture: true })

const form = find('#sign-in', HTMLFormElement)
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const field = (name: string) => String(new FormData(form).get(name))
  const { ok } = await foyer.signIn.withPassword({ username: field('username'), password: field('password') })
  if (ok) form.reset()
})

const signOut = find('#sign-out', HTMLButtonElement)
signOut.addEventListener('click', () => void foyer.session.signOut())
foyer.session.$state.subscribe((session) => {
  const info = session.type === 'member' || session.type === 'trial' ? session.info : undefined
  form.hidden = session.type !== 'guest'
  signOut.hidden = info === undefined
  find('#account', HTMLElement).textContent = info?.userName ?? ''
  if (info !== undefined) void foyer.wallet.load()
})

const balance = find('#balance', HTMLDataElement)
foyer.wallet.$state.subscribe(({ status, data }) => {
  // Decimal text, as the platform writes it; never a number.
  balance.value = data?.amount ?? ''
  balance.textContent = data ? foyer.wallet.format(data.amount) : status === 'failed' ? 'Balance unknown' : ''
})

const count = find('#count', HTMLElement)
const more = find('#more', HTMLButtonElement)
const stops: core.Unsubscribe[] = []

function makeTile(game: core.Game): HTMLLIElement {
  const $isFavourite = foyer.favourites.$isFavourite(game.key)
  const heart = makeButton('♥', () => void foyer.favourites.set(game, !$isFavourite.get()))
  heart.ariaLabel = `Favourite: ${game.name}`
  stops.push($isFavourite.subscribe((on) => void heart.setAttribute('aria-pressed', String(on))))
  const tile = document.createElement('li')
  tile.append(
    makeButton(game.name, () => void foyer.launch.launch(game)),
    heart,
  )
  return tile
}

function show(category: string): void {
  for (const stop of stops.splice(0)) stop()
  const list = foyer.games.list({ category, pageSize: 12 })
  const tiles = new Map<core.GameKey, HTMLLIElement>()
  const renderItems = (items: readonly core.Game[]) => {
    for (const game of items) if (!tiles.has(game.key)) tiles.set(game.key, makeTile(game))
    find('#games', HTMLUListElement).replaceChildren(...items.flatMap(({ key }) => tiles.get(key) ?? []))
  }
  const renderState = ({ data, error }: core.Resource<core.ListData<core.Game>>) => {
    const amount = data ? `${data.items.length} of ${data.total}` : 'Loading…'
    count.textContent = error ? textOf(core.errorMessage(error)) : amount
    more.hidden = error === undefined && data?.hasMore !== true
    more.textContent = error ? 'Try again' : 'Load more'
  }
  more.onclick = () => void (list.$state.get().status === 'failed' ? list.load() : list.loadMore())
  stops.push(list.$items.subscribe(renderItems), list.$state.subscribe(renderState), () => list.dispose())
  void list.load()
}

foyer.start()
const { error } = await foyer.catalogue.load()
if (error) count.textContent = textOf(core.errorMessage(error))
const codes = foyer.catalogue.$data.get().data?.categories.map(({ code }) => code) ?? []
const shown = codes.filter((code) => code in CATEGORIES)
find('#categories', HTMLElement).append(...shown.map((code) => makeButton(CATEGORIES[code] ?? code, () => show(code))))
if (shown[0] !== undefined) show(shown[0])
