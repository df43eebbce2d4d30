import { type Classification, isClassification } from '../ids.ts'
import { normalizeBound, normalizeSearch } from '../validation/normalize.ts'
import type { FilterMode, GameFilter, GameListOptions, ListScreen } from './game-list.ts'
import { EMPTY_FILTER, needsSession, startMode } from './rules.ts'

/** What a list is asked: everything that a change of makes earlier answers worthless (LIST-15). */
export interface Question {
  readonly category: string
  readonly mode: FilterMode
  readonly isNew: boolean
  readonly filter: GameFilter
  /** The vendor of the address: what "no vendor chosen" means on this page (LIST-02). */
  readonly fixedVendor: string
}

/** FILTER-03 */
export function firstQuestion(options: GameListOptions): Question {
  const fixedVendor = options.vassalage ?? ''
  const { category, isNew = false } = options
  const mode = startMode(options.screen, options.mode)
  const filter = { ...openFilter(fixedVendor, mode), gameName: normalizeSearch(options.search ?? '') }
  return { category, mode, isNew, filter, fixedVendor }
}

/** FILTER-04, LIST-08: a tab clears everything that was filtered. */
export function openTab(question: Question, tab: FilterMode | 'new'): Question {
  const mode = tab === 'new' ? 'all' : tab
  return { ...question, mode, isNew: tab === 'new', filter: openFilter(question.fixedVendor, mode) }
}

/** FILTER-05: a classification becomes the mode; ALL takes it back. */
export function chooseClass(question: Question, code: Classification | 'ALL'): Question {
  const filter = { ...question.filter, gameClassify: code === 'ALL' ? '' : code }
  return code === 'ALL' ? { ...question, mode: 'all', filter } : { ...question, mode: code, isNew: false, filter }
}

/** FILTER-09: another vendor, classification back to ALL; other modes stay. */
export function chooseVendor(question: Question, vassalage: string): Question {
  const filter = { ...question.filter, vassalage: vassalage || question.fixedVendor, gameClassify: '' }
  return settle({ ...question, filter, mode: isClassification(question.mode) ? 'all' : question.mode })
}

/** FILTER-08: a search is in everything of the vendor; LIST-03: trimmed. */
export function searchFor(question: Question, text: string): Question {
  return {
    ...question,
    mode: 'all',
    isNew: false,
    filter: { ...EMPTY_FILTER, vassalage: question.filter.vassalage, gameName: normalizeSearch(text) },
  }
}

/** FILTER-06; a filter that asks for nothing is none. */
export function applyFilter(
  question: Question,
  chosen: Partial<Pick<GameFilter, 'gameClassify' | 'minBet' | 'minLine'>>,
): Question {
  const gameClassify = chosen.gameClassify === 'ALL' ? '' : (chosen.gameClassify ?? question.filter.gameClassify)
  const filter = { ...question.filter, ...chosen, gameClassify }
  const [minBet, minLine] = [normalizeBound(filter.minBet), normalizeBound(filter.minLine)]
  return settle({ ...question, mode: 'filter', isNew: false, filter: { ...filter, minBet, minLine } })
}

/** FILTER-07: one filter less; without any the mode is all again. */
export function clearFilter(question: Question, field: keyof GameFilter): Question {
  const value = field === 'vassalage' ? question.fixedVendor : EMPTY_FILTER[field]
  const filter = { ...question.filter, [field]: value }
  const losesClass = field === 'gameClassify' && isClassification(question.mode)
  return settle({ ...question, filter, mode: losesClass ? 'filter' : question.mode })
}

/** Guests have neither favourites nor recent games: the same page shows all of them. */
export function withoutSession(question: Question): Question {
  return needsSession(question.mode) ? openTab(question, 'all') : question
}

/** ROUTE-16: the generic list of every type exists for somebody's own games only. */
export function withType(question: Question, screen: ListScreen): Question {
  const untyped = screen === 'gameList' && question.category === '' && !needsSession(question.mode)
  return untyped ? { ...question, category: 'RNG' } : question
}

function openFilter(vassalage: string, mode: FilterMode): GameFilter {
  return { ...EMPTY_FILTER, vassalage, gameClassify: isClassification(mode) ? mode : '' }
}

function settle(question: Question): Question {
  return question.mode === 'filter' && !isFiltered(question) ? { ...question, mode: 'all' } : question
}

function isFiltered({ filter, fixedVendor }: Question): boolean {
  return (
    filter.vassalage !== fixedVendor ||
    filter.gameName !== '' ||
    filter.gameClassify !== '' ||
    filter.minBet !== undefined ||
    filter.minLine !== undefined
  )
}
