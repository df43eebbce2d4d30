import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { decodePart } from '../../../kernel/path-pattern.ts'
import { createQuery, type Loadable, mapResource, type Resource } from '../../../kernel/query.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { helpEndpoints } from './endpoints.ts'
import { fold } from './help-search.ts'
import type { HelpTopic } from './types.ts'

/** The help center (HELP-01). */
export interface Help extends Pick<Loadable<readonly HelpTopic[]>, 'load' | 'refresh'> {
  /** The topics in the current language, each language asked for once as long as the tab, and anew after a logout (PCALL-21). */
  readonly $topics: Store<Resource<readonly HelpTopic[]>>
}

/** Gives each topic an id for addresses: its key, else the words of its title. A second one of that name gets a number. */
export function helpTopics(rows: EndpointOutput<typeof helpEndpoints.helpCenter>): readonly HelpTopic[] {
  const taken = new Set<string>()
  return rows.map(({ key, title, content }) => {
    const name =
      fold(key ?? title)
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'topic'
    let id = name
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`
    taken.add(id)
    return { id, title, content }
  })
}

/** The topic that the part of an address after `#` names, as browsers encode it; undefined where it names none. */
export function findTopic(topics: readonly HelpTopic[], hash: string): HelpTopic | undefined {
  const name = fold(decodePart(hash) ?? '')
  return topics.find(({ id }) => id === name)
}

export function createHelp(context: FeatureContext): Help {
  const { call, scope, $language } = context
  const { $state, load, refresh } = createQuery({
    context,
    feature: 'help',
    language: 'each',
    stored: { area: 'session', name: 'MC_HELP', schema: helpEndpoints.helpCenter.output },
    load: (signal) => call(helpEndpoints.helpCenter, { language: $language.get(), device: 'MOBILE' }, { signal }),
  })
  const $topics = writable<Resource<readonly HelpTopic[]>>({ status: 'idle' })
  scope.add($state.subscribe((state) => $topics.set(mapResource(state, helpTopics))))
  return { $topics: readOnly($topics, context.log), load, refresh }
}

/** The help center. */
export const help: Feature<Help> = defineFeature({ id: 'help', create: createHelp })
