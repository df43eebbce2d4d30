import { defineConfig } from 'vite'
import { siteViteConfig } from './build/site-vite-config.ts'

/** Where a build with React's development build goes, which alone runs StrictMode: for `npm run e2e:strict`. */
const strict = process.env.FOYER_STRICT_SITE

export default defineConfig(
  siteViteConfig(import.meta.dirname, strict === undefined ? {} : { builtTo: strict, react: 'development' }),
)
