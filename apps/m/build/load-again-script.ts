import { minify, type Plugin } from 'vite'
import { LOADS_KEY, loadAgainWhereFilesAreMissing } from '../src/entry/load-again.ts'

/** How `index.html` marks its place: ahead of all files, and after the name of the charset, which has to stand early. */
const PLACE = '<!--foyer:load-again-->'

/** Writes into the document what loads it again where its files are missing. */
export function loadAgainScript(): Plugin {
  return {
    name: 'foyer:load-again',
    async transformIndexHtml(html) {
      if (!html.includes(PLACE)) throw new Error(`index.html lacks ${PLACE}`)
      const { code } = await minify('load-again.js', `(${loadAgainWhereFilesAreMissing})(${JSON.stringify(LOADS_KEY)})`)
      return html.replace(PLACE, () => `<script>${code.trim()}</script>`)
    },
  }
}
