import { FoyerError } from '../../kernel/errors.ts'
import type { Next, Operation } from '../../transport/interceptor.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** A network in which requests and responses wait until the test delivers or loses them. */
export interface DelayedNetwork {
  /** The messages that can be delivered: all but responses to a frozen tab. */
  deliverable(): readonly DelayedMessage[]
  /** The innermost part of a tab's interceptors. */
  nextFor(tab: { readonly frozen: boolean }): Next
  deliver(message: DelayedMessage): void
  /** All connections break. */
  loseAll(): void
  /** The values of responses that callers still wait for. */
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
  /** The platform. It acts when the request arrives, even if the response gets lost. */
  answer(operation: Operation): unknown
  /** Share of the requests and responses that get lost. */
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
    deliver(message) {
      network.delete(message)
      if (message.operation.signal.aborted) return
      if (seeded().chance(lossRate())) message.lose()
      else message.arrive()
    },
    loseAll() {
      for (const { operation, lose } of network) if (!operation.signal.aborted) lose()
      network.clear()
    },
    pendingResponses: () =>
      [...network].filter(({ operation }) => !operation.signal.aborted).map(({ content }) => content),
  }
}
