import { expect, it } from 'vitest'
import { gameListOptions } from '../../../site/game-list-screens.ts'
import { json, type RecordedRequest } from '../../../testing/scripted-platform.ts'
import { createTestLobby, shown, wireRow } from '../../../testing/test-lobby-context.ts'
import { gameEndpoints } from './endpoints.ts'

it('[LIST-15] five changes in a row, answered in each of the 120 orders, end on the last', async () => {
  for (const order of permutations([0, 1, 2, 3, 4])) {
    const test = createTestLobby()
    const open: { readonly query: RecordedRequest['query']; answer(): void }[] = []
    const late: (request: RecordedRequest) => Promise<Response> = (request) =>
      new Promise((resolve) => {
        const name = request.query.gameClassify ?? 'all'
        open.push({
          query: request.query,
          answer: () =>
            resolve(json({ success: true, value: { games: [wireRow(name)], totalPages: 1, totalCount: 1 } })),
        })
      })
    test.platform.on(gameEndpoints.gameList, late)
    const list = test.games.list(gameListOptions('gameList', { category: 'RNG' }))
    const turn = () => test.idle({ hanging: 9 })
    void list.load()
    for (const code of ['JP', 'SC', 'VP', 'TG'] as const) {
      await turn()
      void list.setQuery({ tab: code })
    }
    await turn()
    expect(open).toHaveLength(5)
    for (const at of order) {
      open[at]?.answer()
      await turn()
    }
    expect(list.items.map(({ nodeId }) => nodeId)).toEqual(['TG'])
    expect(shown(list)).toMatchObject({ status: 'ready', tab: 'TG' })
  }
})

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}
