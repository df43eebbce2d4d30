import { FoyerError } from '../../kernel/errors.ts'
import type { Next, Operation } from '../../transport/operation.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** A network in which a request and its answer lie about until somebody lets them arrive, or loses them. */
export interface DelayedNetwork {
  /** What may arrive: answers to a tab that is asleep may not. */
  deliverable(): readonly DelayedMessage[]
  /** `tab` is handed back with each parcel to it. */
  nextFor(tab: { readonly frozen: boolean }): Next
  deliver(parcel: DelayedMessage): void
  /** The connections break. */
  loseAll(): void
  /** What answers to callers who still wait bring. */
  pendingResponses(): readonly unknown[]
}

interface DelayedMessage {
  readonly to: { readonly frozen: boolean } | undefined
  readonly content: unknown
  readonly operation: Operation
  arrive(): void
  lose(): void
}

export interface DelayedNetworkOptions {
  /** The platform: what it does is done when the request arrives, whether or not the answer does. */
  answer(operation: Operation): unknown
  /** Share of the requests, and of the answers, that get lost. */
  lossRate(): number
  seeded(): SeededRandom
}

export function createDelayedNetwork({ answer: response, lossRate, seeded }: DelayedNetworkOptions): DelayedNetwork {
  const network = new Set<DelayedMessage>()
  return {
    deliverable: () => [...network].filter(({ to }) => to?.frozen !== true),
    nextFor: (tab) => (operation) =>
      new Promise((resolve, reject) => {
        const lose = () => reject(new FoyerError({ code: 'network.failed', endpoint: operation.endpoint.id }))
        const back = (arrive: () => void, content?: unknown) =>
          network.add({ to: tab, content, operation, arrive, lose })
        const reach = () => {
          try {
            const value = response(operation)
            back(() => resolve(value), value)
          } catch (cause) {
            back(() => reject(cause))
          }
        }
        network.add({ to: undefined, content: undefined, operation, arrive: reach, lose })
      }),
    deliver(parcel) {
      network.delete(parcel)
      if (parcel.operation.signal.aborted) return
      if (seeded().chance(lossRate())) parcel.lose()
      else parcel.arrive()
    },
    loseAll() {
      for (const { operation, lose } of network) if (!operation.signal.aborted) lose()
      network.clear()
    },
    pendingResponses: () =>
      [...network].filter(({ operation }) => !operation.signal.aborted).map(({ content }) => content),
  }
}
