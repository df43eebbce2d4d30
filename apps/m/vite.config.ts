import { defineConfig } from 'vite'
import { siteConfig } from './build/site-config.ts'

export default defineConfig(siteConfig(import.meta.dirname))
