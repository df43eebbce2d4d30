import { CLASSIFICATIONS, type Classification } from '../../../config/codes.ts'
import type { FoyerConfig } from '../../../config/config.ts'
import { type GameTab, needsSession } from './list-query.ts'

/** LIST-05. Label key: `tab.<id>` or `class.<code>`. */
export interface ListTab {
  readonly id: GameTab
  readonly selected: boolean
}

/** What tabs hang on that members alone have. */
export function abilityForTab(tab: GameTab): 'favourites' | 'recents' | undefined {
  if (!needsSession(tab)) return undefined
  return tab === 'fav' ? 'favourites' : 'recents'
}

/** FILTER-13: order of the drawer; TG wears the PVP text there. */
export const CLASS_OPTIONS: readonly ('ALL' | Classification)[] = Object.freeze(['ALL', ...CLASSIFICATIONS] as const)

/** FILTER-14: undefined is "all"; 1 is labelled as the minimum bet. */
export function minBetOptions(filter: FoyerConfig['filter']): readonly (number | undefined)[] {
  return [undefined, ...filter.minBetOptions]
}

/** FILTER-15: nothing to choose from hides the control. */
export function minLineOptions(filter: FoyerConfig['filter']): readonly (number | undefined)[] {
  return filter.minLineOptions.length === 0 ? [] : [undefined, ...filter.minLineOptions]
}

export interface TabContext {
  readonly category: string
  readonly loggedIn: boolean
  /** Whether a hot game of this type exists (LIST-06). */
  readonly hasHot: boolean
  readonly tab: GameTab
}

/** LIST-05, LIST-06. Where All would stand alone there are no tabs. */
export function listTabs({ category, loggedIn, hasHot, tab }: TabContext): readonly ListTab[] {
  const slots = category === 'RNG'
  const ids: readonly GameTab[] = [
    'all',
    ...(hasHot ? (['hot'] as const) : []),
    ...(slots ? (['new'] as const) : []),
    ...(loggedIn ? (['fav', 'recent'] as const) : []),
    ...(slots ? CLASSIFICATIONS : []),
  ]
  return ids.length === 1 ? [] : ids.map((id) => ({ id, selected: id === tab }))
}
