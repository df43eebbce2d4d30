import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** How `index.html` spells the styles of a site. */
const STYLES = '/src/site.css'

/**
 * The document of all sites names the styles of the merchant.
 *
 * @param root the folder of `index.html`
 * @param dir the folder of the merchant
 */
export function siteStyles(root: string, dir: string): Plugin {
  return {
    name: 'foyer:styles',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        if (!html.includes(STYLES)) throw new Error(`index.html does not name ${STYLES}`)
        return html.replace(STYLES, () => `./${relative(root, join(dir, STYLES))}`)
      },
    },
  }
}
