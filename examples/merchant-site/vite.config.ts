import { defineConfig } from 'vite'
import { siteConfig } from '../../apps/m/build/site-config.ts'

export default defineConfig(siteConfig(import.meta.dirname))
