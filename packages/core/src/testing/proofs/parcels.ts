import { FoyerError } from '../../kernel/errors.ts'
import type { Next, Operation } from '../../transport/operation.ts'
import type { Seeded } from '../seeded.ts'

/** A network in which a request and its answer lie about until somebody lets them arrive, or loses them. */
export interface Parcels {
  /** What may arrive: answers to a tab that is asleep may not. */
  ready(): readonly Parcel[]
  /** `tab` is handed back with each parcel to it. */
  nextFor(tab: { readonly frozen: boolean }): Next
  arrive(parcel: Parcel): void
  /** The connections break. */
  loseAll(): void
  /** What answers to callers who still wait bring. */
  brought(): readonly unknown[]
}

interface Parcel {
  readonly to: { readonly frozen: boolean } | undefined
  readonly brings: unknown
  readonly operation: Operation
  arrive(): void
  lose(): void
}

export interface ParcelsOptions {
  /** The platform: what it does is done when the request arrives, whether or not the answer does. */
  answer(operation: Operation): unknown
  /** Share of the requests, and of the answers, that get lost. */
  lossRate(): number
  seeded(): Seeded
}

export function createParcels({ answer: response, lossRate, seeded }: ParcelsOptions): Parcels {
  const parcels = new Set<Parcel>()
  return {
    ready: () => [...parcels].filter(({ to }) => to?.frozen !== true),
    nextFor: (tab) => (operation) =>
      new Promise((resolve, reject) => {
        const lose = () => reject(new FoyerError({ code: 'network.failed', endpoint: operation.endpoint.id }))
        const back = (arrive: () => void, brings?: unknown) => parcels.add({ to: tab, brings, operation, arrive, lose })
        const reach = () => {
          try {
            const value = response(operation)
            back(() => resolve(value), value)
          } catch (cause) {
            back(() => reject(cause))
          }
        }
        parcels.add({ to: undefined, brings: undefined, operation, arrive: reach, lose })
      }),
    arrive(parcel) {
      parcels.delete(parcel)
      if (parcel.operation.signal.aborted) return
      if (seeded().chance(lossRate())) parcel.lose()
      else parcel.arrive()
    },
    loseAll() {
      for (const { operation, lose } of parcels) if (!operation.signal.aborted) lose()
      parcels.clear()
    },
    brought: () => [...parcels].filter(({ operation }) => !operation.signal.aborted).map(({ brings }) => brings),
  }
}
