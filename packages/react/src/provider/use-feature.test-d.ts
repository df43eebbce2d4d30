import { type Feature, type FeatureApi, type Foyer, type FoyerBase, favourites, games, wallet } from '@foyer/core'
import { describe, expectTypeOf, it } from 'vitest'
import type { RegisteredFoyer } from './registered-foyer.ts'
import { useFeature } from './use-feature.ts'
import { useFoyer } from './use-foyer.ts'

declare const raffle: Feature<{ readonly pot: string }>

describe('useFeature', () => {
  it('has the type of the feature, without registration', () => {
    expectTypeOf(useFeature(wallet)).toEqualTypeOf<FeatureApi<typeof wallet>>()
    expectTypeOf(useFeature(raffle).pot).toEqualTypeOf<string>()
    // @ts-expect-error the api is no feature
    useFeature({ pot: '1' })
  })
})

describe('useFoyer', () => {
  it('is what each client has where an app names none', () => {
    expectTypeOf(useFoyer()).toEqualTypeOf<Foyer>()
    expectTypeOf(useFoyer()).toExtend<FoyerBase>()
    // @ts-expect-error this client may have been made without
    useFoyer().games
    expectTypeOf<RegisteredFoyer>().toEqualTypeOf<Foyer>()
    expectTypeOf(useFoyer().use(favourites)).toEqualTypeOf<FeatureApi<typeof favourites>>()
    expectTypeOf(useFoyer().use(games).list).toBeFunction()
  })
})
