import type { Plugin } from 'vite'

/** Files of texts, of the components and of the site, by the language that their folder is for. */
const TEXTS = /\/(?:text|texts)\/(?<folder>en|fil|bn)\/[\w-]+\.ts$/
const CODES: Readonly<Record<string, string>> = { en: 'EN', fil: 'TY', bn: 'BN' }

/**
 * Lets the page take the new texts of a saved file (`src/entry/replace-texts.ts`). Without it the server would load the
 * page again, because no component is made of such a file.
 */
export function hotTexts(): Plugin {
  return {
    name: 'foyer:hot-texts',
    apply: 'serve',
    transform: {
      filter: { id: TEXTS },
      handler(code, id) {
        const language = CODES[TEXTS.exec(id)?.groups?.folder ?? '']
        if (language === undefined) throw new Error(`${id} is of no known language`)
        return {
          code: `${code}
if (import.meta.hot) import.meta.hot.accept((saved) => {
  if (saved === undefined) return
  const messages = Object.assign({}, ...Object.values(saved).filter((value) => typeof value === 'object'))
  dispatchEvent(new CustomEvent('foyer:texts', { detail: { code: '${language}', messages } }))
})
`,
          map: null,
        }
      },
    },
  }
}
