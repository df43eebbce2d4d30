import { defineConfig } from 'vite'
import { siteViteConfig } from '../../apps/m/build/site-vite-config.ts'

export default defineConfig(siteViteConfig(import.meta.dirname))
