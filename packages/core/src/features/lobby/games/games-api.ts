import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryRequest } from '../catalogue/category-rules.ts'
import { CLIENT_TYPE, gameList } from './contract.ts'
import { type LoadGamePage, readGamePage } from './game-page.ts'
import { mergePages } from './merge-pages.ts'

/** LIST-08 */
const IS_NEW_FLAG = 1

/** Which games of the platform. */
export interface GameQuery {
  readonly category: string
  /** '' is every vendor. */
  readonly vendorCode: string
  readonly pageSize: number
  readonly name?: string
  readonly classification?: string
  readonly isNew?: boolean
  readonly minBet?: number | undefined
  readonly minLines?: number | undefined
}

export interface GamesApiDeps {
  readonly context: Pick<FeatureContext, 'call' | 'config' | '$language'>
  readonly catalogue: Catalogue
}

/** How the platform's pages of one query are had, in the language of now (LIST-13, LIST-16). */
export function gamePages(deps: GamesApiDeps, query: GameQuery): LoadGamePage {
  const { catalogue } = deps
  const { call, config, $language } = deps.context
  const { category, pageSize } = query
  const request = categoryRequest(category, config.category)
  const vendorCode = request.vendorCode ?? query.vendorCode
  const language = $language.get()

  /** LIST-16: what is not set is left out by the transport. */
  const ofVendor =
    (vendor: string): LoadGamePage =>
    async (pageNo, signal) => {
      const input = {
        merchant: config.merchantCode,
        platform: 'html5',
        language,
        clientType: CLIENT_TYPE,
        gameType: request.gameType,
        pageNo,
        pageSize,
        gameName: query.name,
        gameClassify: query.classification,
        vassalage: vendor,
        isNew: query.isNew ? IS_NEW_FLAG : undefined,
        minBet: query.minBet,
        minLine: query.minLines,
      } as const
      return readGamePage(await call(gameList, input, { signal }), pageSize)
    }
  if (category !== 'COCKFIGHT' || vendorCode !== '') return ofVendor(vendorCode)
  // CATEGORY-04: SPORTS limited to its cockfight vendors, of which a request can name one.
  let merged: LoadGamePage | undefined
  return async (page, signal) => {
    await catalogue.load()
    merged ??= mergePages(cockfightVendors(deps).map(ofVendor))
    return merged(page, signal)
  }
}

/** The vendors of COCKFIGHT: those of the menus, once they are known. */
export function cockfightVendors({ context, catalogue }: GamesApiDeps): readonly string[] {
  const data = catalogue.$data.get()
  const category = data.status === 'ready' ? data.data.categories.find(({ code }) => code === 'COCKFIGHT') : undefined
  return category?.vendors.map(({ code }) => code) ?? context.config.category.cockfightVendors
}
