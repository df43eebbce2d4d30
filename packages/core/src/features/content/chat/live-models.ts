import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { chatEndpoints } from './endpoints.ts'

/** A live model of the chat; `avatar` is a picture path of the platform (CHAT-08). */
export type LiveModel = Readonly<EndpointOutput<typeof chatEndpoints.liveModels>[number]>

/** Which live models are asked for. Both default to true. */
export interface LiveModelFilter {
  readonly active?: boolean | undefined
  readonly streaming?: boolean | undefined
}

/** The live models of the chat (CHAT-08, PCALL-03). The site shows none; a front end that has a screen for them asks. */
export interface LiveModels {
  /** A list of its own for each filter; the same filter shares one. */
  list(filter?: LiveModelFilter): Loadable<readonly LiveModel[]>
}

export function createLiveModels(context: FeatureContext): LiveModels {
  const lists = new Map<string, Loadable<readonly LiveModel[]>>()
  return {
    list({ active = true, streaming = true } = {}) {
      const key = `${active} ${streaming}`
      const known = lists.get(key)
      if (known !== undefined) return known
      const { $state, load, refresh } = createQuery<readonly LiveModel[]>({
        context,
        feature: 'liveModels',
        load: (signal) =>
          context.call(chatEndpoints.liveModels, { active: `${active}`, streaming: `${streaming}` }, { signal }),
      })
      const made = { $state, load, refresh }
      lists.set(key, made)
      return made
    },
  }
}

/** Live models of the chat. */
export const liveModels: Feature<LiveModels> = defineFeature({ id: 'liveModels', create: createLiveModels })
