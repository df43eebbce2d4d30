import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { sourceAliases } from '../../../scripts/packages/source-aliases.mjs'
import { hotTexts } from './hot-texts.ts'
import { siteStyles } from './site-styles.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The site of a merchant from the sources of all packages, for the development server: nothing is built, every page is
 * drawn in the browser, and there is no service worker. The build is `siteViteConfig`.
 *
 * @param dir the folder of the merchant, as `siteViteConfig` takes it
 */
export function siteDevConfig(dir: string): UserConfig {
  return {
    root,
    base: '/m/',
    cacheDir: join(dir, 'node_modules/.vite'),
    resolve: { alias: [{ find: '#site', replacement: join(dir, 'src/site') }, ...sourceAliases()] },
    plugins: [react(), hotTexts(), siteStyles(root, dir), emptyDocument(join(dir, 'merchant.json'))],
    // The entry imports the application only after the first paint, where a scan of the document does not look.
    optimizeDeps: { entries: ['index.html', 'src/entry/hydrate.tsx', 'src/pages/**/*.tsx'] },
  }
}

/** A page exports what it loads beside its component; React's refresh would load the page again because of it. */
const REFRESH = `<script>window.__getReactRefreshIgnoredExports = () => ['loader', 'revalidate']</script>`

/** Fills the document as a server does that has drawn nothing: with the configuration, and no page. */
function emptyDocument(merchantFile: string): Plugin {
  return {
    name: 'foyer:empty-document',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const merchant = JSON.stringify(JSON.parse(readFileSync(merchantFile, 'utf8'))).replaceAll('<', '\\u003c')
        return html
          .replace('id="foyer-config"></script>', () => `id="foyer-config">${merchant}</script>`)
          .replace('<!--foyer:head-->', `<script type="application/json" id="foyer-hydration">{}</script>${REFRESH}`)
          .replace('<!--foyer:load-again-->', '')
          .replace('<!--foyer:failed-->', '')
          .replace('<!--foyer:no-script-->', 'This site needs JavaScript.')
      },
    },
  }
}
