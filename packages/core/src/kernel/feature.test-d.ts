import { describe, expectTypeOf, it } from 'vitest'
import { defineFeature, type Feature, type FeatureApi, type FeatureContext } from './feature.ts'

const counter = defineFeature({ id: 'acme/counter', create: () => ({ next: (): number => 1 }) })

describe('a feature', () => {
  it('has the type of what it makes', () => {
    expectTypeOf(counter).toEqualTypeOf<Feature<{ next: () => number }>>()
    expectTypeOf<FeatureApi<typeof counter>>().toEqualTypeOf<{ next: () => number }>()
    expectTypeOf<FeatureApi<{ next: () => number }>>().toEqualTypeOf<never>()
  })

  it('gets what each client has, and its needs by name', () => {
    defineFeature({
      id: 'acme/raffle',
      needs: { counter },
      create(context, needs) {
        expectTypeOf(context).toEqualTypeOf<FeatureContext>()
        expectTypeOf(needs.counter.next()).toEqualTypeOf<number>()
        // @ts-expect-error not among its needs
        needs.games
        return {}
      },
    })
  })

  it('has no needs where it names none', () => {
    defineFeature({
      id: 'acme/alone',
      // @ts-expect-error nothing is needed
      create: (_context, { counter: missing }) => missing,
    })
  })

  it('needs features only', () => {
    // @ts-expect-error an object that is no feature
    defineFeature({ id: 'acme/raffle', needs: { counter: { next: () => 1 } }, create: () => ({}) })
  })
})
