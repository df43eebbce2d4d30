import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { CLIENT_TYPE } from '../games/endpoints.ts'
import type { Game } from '../games/game.ts'
import { recentEndpoints } from './endpoints.ts'

export interface Recents {
  /** Goes up after a game was added, so that lists of recents reload. */
  readonly $revision: Store<number>
  /** Adds a game that was opened. A failure is not shown (RECENT-02). */
  add(game: Game): Promise<Result>
}

export function createRecents(context: FeatureContext, guard: Pick<AccessGuard, 'allows'>): Recents {
  const run = createVerbs(context)
  const $revision = writable(0)

  return {
    $revision: readOnly($revision, context.log),
    // The game is open already, so a failure is not shown (RECENT-02).
    add: ({ nodeId, type, vendorCode }) =>
      run('recents.add', { silent: true }, async ({ call }) => {
        if (!guard.allows('recents')) return
        await call(recentEndpoints.recentAdd, {
          nodeId,
          gameType: type,
          vassalage: vendorCode,
          clientType: CLIENT_TYPE,
        })
        $revision.set($revision.get() + 1)
      }),
  }
}

/** Tells the platform which games were played; the list of them is `games.list` with the tab `recent`. */
export const recents: Feature<Recents> = defineFeature({
  id: 'recents',
  needs: { access },
  create: (context, { access }) => createRecents(context, access),
})
