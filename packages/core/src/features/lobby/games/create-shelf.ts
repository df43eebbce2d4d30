import { atom } from 'nanostores'
import { LIMITS } from '../../../config/limits.ts'
import { delay } from '../../../kernel/delay.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createResource } from '../../../kernel/resource.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Game } from './game.ts'
import type { Shelf, ShelfState } from './game-list.ts'
import { gamePages } from './games-api.ts'

export interface ShelfDeps {
  readonly context: FeatureContext
  readonly catalogue: Catalogue
}

export interface CachedShelf extends Shelf {
  setVisible(visible: boolean): void
}

/** The first games of a category, of all vendors or of one (HOME-14, HOME-15). */
export function createShelf({ context, catalogue }: ShelfDeps, category: string): CachedShelf {
  const scope = context.scope.child()
  const pageSize = LIMITS.pageSizes.homePerVendor
  let vendor = ''
  let delayMs = 0
  let started = false

  const games = createResource<readonly Game[]>({
    scope,
    async load(signal) {
      const load = gamePages({ context, catalogue }, { category, vendorCode: vendor, pageSize })
      if (delayMs > 0) await delay(scope, delayMs, signal)
      const { rows } = await load(1, signal)
      delayMs = 0
      return rows.slice(0, pageSize)
    },
  })

  const view = (): ShelfState => {
    const state = games.$state.get()
    const rows = state.status === 'ready' ? state.data : []
    const status = state.status === 'idle' ? 'loading' : state.status
    return { category, vendor, status, games: rows, error: state.status === 'failed' ? state.error : undefined }
  }

  const $state = atom(view())
  const ask = () => {
    if (!started) return
    games.reset()
    void games.load()
  }
  const menuOf = () => {
    const state = catalogue.$data.get()
    return state.status === 'ready' ? state.data : undefined
  }
  let menu = menuOf()

  scope.add(games.$state.listen(() => $state.set(view())))
  scope.add(
    context.$language.listen(() => {
      delayMs = LIMITS.languageReloadMs
      ask()
    }),
  )
  scope.add(
    catalogue.$data.listen(() => {
      // HOME-16: other menus, not merely the first ones or the same again.
      const next = menuOf()
      if (next === undefined || next === menu) return
      const changed = menu !== undefined
      menu = next
      if (changed) ask()
    }),
  )

  return {
    $state,
    start() {
      if (started) return
      started = true
      ask()
    },
    setVendor(code) {
      if (code === vendor) return
      vendor = code
      delayMs = 0
      ask()
    },
    retry: ask,
    setVisible(visible) {
      if (visible && started && games.$state.get().status === 'failed') ask()
    },
    dispose: () => scope.dispose(),
  }
}
