import { FoyerError } from '../../kernel/errors.ts'
import type { Exchange, Question } from '../../transport/question.ts'
import type { Seeded } from '../seeded.ts'

/** A network in which a request and its answer lie about until somebody lets them arrive, or loses them. */
export interface Parcels {
  /** What may arrive: answers to a tab that is asleep may not. */
  ready(): readonly Parcel[]
  /** `tab` is handed back with each parcel to it. */
  exchangeFor(tab: { readonly frozen: boolean }): Exchange
  arrive(parcel: Parcel): void
  /** The connections break. */
  loseAll(): void
  /** What answers to callers who still wait bring. */
  brought(): readonly unknown[]
}

interface Parcel {
  readonly to: { readonly frozen: boolean } | undefined
  readonly brings: unknown
  readonly question: Question
  arrive(): void
  lose(): void
}

export interface ParcelsOptions {
  /** The platform: what it does is done when the request arrives, whether or not the answer does. */
  answer(question: Question): unknown
  /** Share of the requests, and of the answers, that get lost. */
  lossRate(): number
  seeded(): Seeded
}

export function createParcels({ answer, lossRate, seeded }: ParcelsOptions): Parcels {
  const parcels = new Set<Parcel>()
  return {
    ready: () => [...parcels].filter(({ to }) => to?.frozen !== true),
    exchangeFor: (tab) => (question) =>
      new Promise((resolve, reject) => {
        const lose = () => reject(new FoyerError({ code: 'network.failed', endpoint: question.endpoint.id }))
        const back = (arrive: () => void, brings?: unknown) => parcels.add({ to: tab, brings, question, arrive, lose })
        const reach = () => {
          try {
            const value = answer(question)
            back(() => resolve(value), value)
          } catch (cause) {
            back(() => reject(cause))
          }
        }
        parcels.add({ to: undefined, brings: undefined, question, arrive: reach, lose })
      }),
    arrive(parcel) {
      parcels.delete(parcel)
      if (parcel.question.signal.aborted) return
      if (seeded().chance(lossRate())) parcel.lose()
      else parcel.arrive()
    },
    loseAll() {
      for (const { question, lose } of parcels) if (!question.signal.aborted) lose()
      parcels.clear()
    },
    brought: () => [...parcels].filter(({ question }) => !question.signal.aborted).map(({ brings }) => brings),
  }
}
