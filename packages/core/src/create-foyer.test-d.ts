import { assertType, describe, expectTypeOf, it } from 'vitest'
import {
  createFoyer,
  defineFeature,
  type EndpointId,
  type ErrorCode,
  type Feature,
  type FlagName,
  type Foyer,
  type FoyerBase,
  type FoyerConfigInput,
  favourites,
  games,
  type Session,
  session,
} from './index.ts'
import { nodePorts } from './node.ts'

const merchant = { merchant: 'demo', ports: nodePorts() }
const counter: Feature<{ readonly count: number }> = defineFeature({
  id: 'acme/counter',
  create: () => ({ count: 1 }),
})

describe('the client', () => {
  it('has a property of the right type for each feature that it was made with', () => {
    const foyer = createFoyer({ ...merchant, features: { games, counter } })
    expectTypeOf(foyer).toEqualTypeOf<Foyer<{ games: typeof games; counter: typeof counter }>>()
    expectTypeOf(foyer.counter.count).toEqualTypeOf<number>()
    expectTypeOf(foyer).toExtend<FoyerBase>()
    // @ts-expect-error not among its features
    foyer.favourites
    // @ts-expect-error a feature is not exchanged
    foyer.counter = { count: 2 }
  })

  it('has nothing but its base without features', () => {
    expectTypeOf(createFoyer(merchant).session).toEqualTypeOf<Session>()
    // @ts-expect-error not among its features
    createFoyer(merchant).games
  })

  it('is assignable to one with fewer features', () => {
    const foyer = createFoyer({ ...merchant, features: { games, favourites } })
    assertType<Foyer>(foyer)
    assertType<Foyer<{ games: typeof games }>>(foyer)
    // @ts-expect-error it lacks one
    assertType<Foyer<{ games: typeof games; counter: typeof counter }>>(foyer)
  })

  it('brings a feature later, with the type of the feature', () => {
    expectTypeOf(createFoyer(merchant).use(counter).count).toEqualTypeOf<number>()
  })

  it('refuses names that each client has', () => {
    // @ts-expect-error the name is taken
    createFoyer({ ...merchant, features: { session } })
    // @ts-expect-error the name is taken
    createFoyer({ ...merchant, features: { call: counter } })
    // @ts-expect-error the name is taken, whatever else is named
    createFoyer({ ...merchant, features: { games, dispose: counter } })
  })

  it('refuses what is no feature', () => {
    // @ts-expect-error the api and not the feature
    createFoyer({ ...merchant, features: { counter: { count: 1 } } })
  })
})

describe('what a merchant changes', () => {
  it('is named by the keys that there are', () => {
    expectTypeOf<keyof NonNullable<FoyerConfigInput['endpoints']>>().toEqualTypeOf<EndpointId>()
    expectTypeOf<keyof NonNullable<FoyerConfigInput['flags']>>().toEqualTypeOf<FlagName>()
    expectTypeOf<NonNullable<FoyerConfigInput['errorCodes']>>().toEqualTypeOf<Readonly<Record<string, ErrorCode>>>()
    assertType<FoyerConfigInput>({
      merchant: 'demo',
      endpoints: { gameList: { path: '/v2/games', method: 'POST' } },
      flags: { CBS3: true },
      errorCodes: { E42: 'user.invalid' },
    })
  })

  it('refuses a typo in each of them', () => {
    // @ts-expect-error no endpoint of that name
    createFoyer({ ...merchant, endpoints: { gameLsit: { path: '/v2/games' } } })
    // @ts-expect-error an endpoint has no such setting
    createFoyer({ ...merchant, endpoints: { gameList: { pfad: '/v2/games' } } })
    // @ts-expect-error no flag of that name
    createFoyer({ ...merchant, flags: { CBS33: true } })
    // @ts-expect-error no code of that name
    createFoyer({ ...merchant, errorCodes: { E42: 'user.invlid' } })
    // @ts-expect-error no option of that name
    createFoyer({ ...merchant, merchantCode: 'demo' })
    // @ts-expect-error a client needs ports
    createFoyer({ merchant: 'demo' })
  })
})
