import { defineConfig } from 'vite'
import { siteViteConfig } from './build/site-vite-config.ts'

export default defineConfig(siteViteConfig(import.meta.dirname))
