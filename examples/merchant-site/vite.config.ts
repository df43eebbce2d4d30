import { defineConfig } from 'vite'
import { siteDevConfig } from '../../apps/m/build/site-dev-config.ts'
import { siteViteConfig } from '../../apps/m/build/site-vite-config.ts'

export default defineConfig(({ command }) =>
  command === 'serve' ? siteDevConfig(import.meta.dirname) : siteViteConfig(import.meta.dirname),
)
