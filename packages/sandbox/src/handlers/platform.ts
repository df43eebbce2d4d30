import type { LocalizedText } from '@foyer/demo-games'
import type { HandlerTable } from '../engine/handler.ts'
import { textIn } from '../world/lobby.ts'
import { checkMerchant } from './check-merchant.ts'

/** INSTALL-19 */
const APP: LocalizedText = {
  EN: 'Over 600 games. Ask customer service for the download bonus.',
  TY: '600+ laro. Itanong sa customer service ang bonus sa download.',
  BN: '600-র বেশি গেম। অ্যাপ ডাউনলোডের বোনাসের কথা কাস্টমার সার্ভিসে জেনে নিন।',
}

export const platformHandlers = {
  /** CALL-40 */
  siteFlags({ input, language, world }) {
    checkMerchant(world, input.merchantCode)
    const { flags, site } = world.settings
    return {
      flags: { ...flags },
      cdn: [...site.cdn],
      defaultCdn: site.defaultCdn,
      languages: [...site.languages],
      currencySymbol: site.currencySymbol,
      mobileTemplate: {
        app_background: 'banners/home-1.jpg',
        app_desc: textIn(APP, language),
        app_desc_font_color: '#ffffff',
      },
    }
  },

  /** CALL-24, PCALL-12: answers during maintenance too. */
  siteStatus({ world }) {
    const { info, ip, maintenance, regionRestriction, until } = world.settings.status
    return { info: until === '' ? info : { message: info, until }, location: { ip }, maintenance, regionRestriction }
  },
} satisfies Partial<HandlerTable>
