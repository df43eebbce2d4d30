import { defineConfig } from 'vite'
import { siteDevConfig } from './build/site-dev-config.ts'
import { siteViteConfig } from './build/site-vite-config.ts'

/** Where a build with React's development build goes, which alone runs StrictMode: for `npm run e2e:strict`. */
const strict = process.env.FOYER_STRICT_SITE

export default defineConfig(({ command }) =>
  command === 'serve'
    ? siteDevConfig(import.meta.dirname)
    : siteViteConfig(import.meta.dirname, strict === undefined ? {} : { builtTo: strict, react: 'development' }),
)
