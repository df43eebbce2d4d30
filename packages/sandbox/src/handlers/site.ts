import type { Contract } from '@foyer/core/contract'
import { checkMerchant } from './game-rows.ts'
import type { Handler } from './handler.ts'

/** CALL-40 */
export const siteFlags: Handler<Contract['siteFlags']> = ({ input, world }) => {
  checkMerchant(world, input.merchantCode)
  const { flags, site } = world.settings
  return {
    flags: { ...flags },
    cdn: [...site.cdn],
    defaultCdn: site.defaultCdn,
    languages: [...site.languages],
    currencySymbol: site.currencySymbol,
    mobileTemplate: {
      app_background: 'banners/home-1.svg',
      app_desc: 'Over 600 games, and a bonus for downloading the app.',
      app_desc_font_color: '#ffffff',
    },
  }
}

/** CALL-24, PCALL-12: answers during maintenance too. */
export const siteStatus: Handler<Contract['siteStatus']> = ({ world }) => {
  const { info, ip, maintenance, regionRestriction } = world.settings.status
  return { info, location: { ip }, maintenance, regionRestriction }
}
