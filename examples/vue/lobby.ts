// A lobby in Vue, with render functions, which need no compiler. `npm start vue` serves it with the sandbox.
import * as core from '@foyer/core'
import { browserPorts } from '@foyer/core/browser'
import { createApp, defineComponent, h, onScopeDispose, ref } from 'vue'
import { fromStore } from './from-store.ts'

const { catalogue, favourites, games, launch, signIn, wallet } = core
const foyer = core.createFoyer({
  merchant: 'demo',
  auth: { tokenPlacement: 'header' },
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

const message = ref('')
const say = ({ key, text }: Pick<core.ToastEvent, 'key' | 'text'>) => {
  message.value = text ?? TEXTS[key] ?? 'Something went wrong. Please try again.'
}

const submit = (event: Event) => {
  event.preventDefault()
  message.value = ''
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
    const tell = ({ error, status }: core.Resource<core.ListData<core.Game>>) => {
      if (error) say(core.errorMessage(error))
      else if (status === 'ready') message.value = ''
    }
    onScopeDispose(list.$state.listen(tell))
    const state = fromStore(list.$state)
    const more = () => void (state.value.status === 'failed' ? list.load() : list.loadMore())
    void list.load()
    return () => {
      const { status, data, error } = state.value
      const tiles = data?.items.map((game) => h(Tile, { game, key: game.key }))
      return [
        h('ul', { 'aria-label': 'Games' }, tiles),
        h(
          'p',
          { role: 'status' },
          data ? `${data.items.length} of ${data.total}` : status === 'failed' ? '' : 'Loading…',
        ),
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
  onScopeDispose(foyer.events.on('toast', (toast) => toast.kind !== 'loading' && say(toast)))
  void foyer.catalogue.load().then(({ error }) => error && say(core.errorMessage(error)))
  const show = (code: string) => () => {
    chosen.value = code
  }
  return () => {
    const codes = known.value.data?.categories.flatMap(({ code }) => (code in CATEGORIES ? [code] : [])) ?? []
    const category = chosen.value ?? codes[0]
    const choices = codes.map((code) => h('button', { onClick: show(code) }, CATEGORIES[code]))
    return [
      h('header', [h('h1', 'Lobby'), info.value ? h(Account, { info: info.value, key: info.value.userName }) : null]),
      h('main', [
        h('p', { role: 'alert' }, message.value),
        session.value.type === 'guest' ? h(SignIn) : null,
        h('nav', { 'aria-label': 'Categories' }, choices),
        category === undefined ? null : h(Games, { category, key: category }),
      ]),
    ]
  }
})

foyer.start()
createApp(Lobby).mount('#app')
