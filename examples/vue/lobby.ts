// A lobby in Vue, with render functions, which need no compiler. `npm start vue` serves it with the sandbox.
import * as core from '@foyer/core'
import { browserPorts } from '@foyer/core/browser'
import { createApp, defineComponent, h, onScopeDispose, ref } from 'vue'
import { fromStore } from './from-store.ts'

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

const textOf = ({ key, text }: Pick<core.ToastEvent, 'key' | 'text'>) =>
  text ?? TEXTS[key] ?? 'Something went wrong. Please try again.'

/** Says what a tap led to, until the next one. What became of a list stands beside the list. */
const message = ref('')
const say = (toast: core.ToastEvent) => {
  if (toast.kind !== 'loading') message.value = textOf(toast)
}
const clearMessage = () => {
  message.value = ''
}

const submit = (event: Event) => {
  event.preventDefault()
  const typed = new FormData(event.target instanceof HTMLFormElement ? event.target : undefined)
  const field = (name: string) => String(typed.get(name))
  void foyer.signIn.withPassword({ username: field('username'), password: field('password') })
}

const SignIn = () =>
  h('form', { 'aria-label': 'Sign in', onSubmit: submit }, [
    h('label', ['User name ', h('input', { name: 'username', autocomplete: 'username' })]),
    h('label', ['Password ', h('input', { name: 'password', autocomplete: 'current-password', type: 'password' })]),
    h('button', 'Sign in'),
  ])

const Account = defineComponent<{ readonly info: core.StoredSession }>(
  ({ info }) => {
    const balance = fromStore(foyer.wallet.$state)
    void foyer.wallet.load()
    return () => {
      const { status, data } = balance.value
      const shown = data ? foyer.wallet.format(data.amount) : status === 'failed' ? 'Balance unknown' : ''
      // The amount is decimal text, as the platform writes it; never a number.
      return [
        h('p', [info.userName, ' ', h('data', { value: data?.amount ?? '' }, shown)]),
        h('button', { onClick: () => void foyer.session.signOut() }, 'Sign out'),
      ]
    }
  },
  { props: ['info'] },
)

const Tile = defineComponent<{ readonly game: core.Game }>(
  ({ game }) => {
    const isFavourite = fromStore(foyer.favourites.$isFavourite(game.key))
    const toggle = () => void foyer.favourites.set(game, !isFavourite.value)
    const play = () => void foyer.launch.launch(game)
    return () => {
      const heart = { 'aria-label': `Favourite: ${game.name}`, 'aria-pressed': isFavourite.value, onClick: toggle }
      return h('li', [h('button', { onClick: play }, game.name), h('button', heart, '♥')])
    }
  },
  { props: ['game'] },
)

const Games = defineComponent<{ readonly category: string }>(
  ({ category }) => {
    const list = foyer.games.list({ category, pageSize: 12 })
    onScopeDispose(() => list.dispose())
    const state = fromStore(list.$state)
    const more = () => void (state.value.status === 'failed' ? list.load() : list.loadMore())
    void list.load()
    return () => {
      const { data, error } = state.value
      const amount = data ? `${data.items.length} of ${data.total}` : 'Loading…'
      const tiles = data?.items.map((game) => h(Tile, { game, key: game.key }))
      return [
        h('ul', { 'aria-label': 'Games' }, tiles),
        h('p', { role: 'status' }, error ? textOf(core.errorMessage(error)) : amount),
        error || data?.hasMore ? h('button', { onClick: more }, error ? 'Try again' : 'Load more') : null,
      ]
    }
  },
  { props: ['category'] },
)

const Lobby = defineComponent(() => {
  const session = fromStore(foyer.session.$state)
  const info = fromStore(foyer.session.$info)
  const known = fromStore(foyer.catalogue.$data)
  const chosen = ref<string>()
  onScopeDispose(foyer.events.on('toast', say))
  void foyer.catalogue.load()
  const show = (code: string) => () => {
    chosen.value = code
  }
  return () => {
    const { data, error } = known.value
    const codes = data?.categories.flatMap(({ code }) => (code in CATEGORIES ? [code] : [])) ?? []
    const category = chosen.value ?? codes[0]
    const failure = error ? h('p', { role: 'status' }, textOf(core.errorMessage(error))) : null
    const choices = codes.map((code) => h('button', { onClick: show(code) }, CATEGORIES[code]))
    return [
      h('header', [h('h1', 'Lobby'), info.value ? h(Account, { info: info.value, key: info.value.userName }) : null]),
      // Also for a form that is sent by Enter: its button is clicked then.
      h('main', { onClickCapture: clearMessage }, [
        h('p', { role: 'alert' }, message.value),
        session.value.type === 'guest' ? h(SignIn) : null,
        h('nav', { 'aria-label': 'Categories' }, choices),
        category === undefined ? failure : h(Games, { category, key: category }),
      ]),
    ]
  }
})

foyer.start()
createApp(Lobby).mount('#app')
