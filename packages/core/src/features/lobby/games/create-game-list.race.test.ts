import { expect, it } from 'vitest'
import { json, type RecordedRequest } from '../../../testing/scripted-platform.ts'
import { createTestLobby, wireRow } from '../../../testing/test-lobby.ts'
import { gameList } from './contract.ts'

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
    test.platform.on(gameList, late)
    const list = test.games.createList({ screen: 'gameList', category: 'RNG' })
    const turn = () => test.idle({ hanging: 9 })
    list.start()
    for (const code of ['JP', 'SC', 'VP', 'TG'] as const) {
      await turn()
      list.setTab(code)
    }
    await turn()
    expect(open).toHaveLength(5)
    for (const at of order) {
      open[at]?.answer()
      await turn()
    }
    expect(list.$games.get().map(({ nodeId }) => nodeId)).toEqual(['TG'])
    expect(list.$state.get()).toMatchObject({ status: 'ready', mode: 'TG' })
  }
})

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}
