import { expectTypeOf, it } from 'vitest'
import type { List } from '../../../kernel/paged-query.ts'
import type { Store } from '../../../kernel/store.ts'
import type { Game } from './game.ts'
import type { GameList } from './game-list.ts'
import type { GameQuery } from './list-query.ts'

declare const slots: GameList

it('a list of games is one of games, with its query', () => {
  expectTypeOf(slots).toExtend<List<Game>>()
  expectTypeOf(slots.$query).toEqualTypeOf<Store<GameQuery>>()
  expectTypeOf(slots.setQuery).parameters.toEqualTypeOf<[Partial<GameQuery>]>()
  // @ts-expect-error no tab of that name
  void slots.setQuery({ tab: 'hottest' })
  // @ts-expect-error no such part of a query
  void slots.setQuery({ page: 2 })
})
