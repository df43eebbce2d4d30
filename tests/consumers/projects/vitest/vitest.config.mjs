import { defineConfig } from 'vitest/config'

// The timeout says only how busy a machine may be.
export default defineConfig({ test: { environment: 'jsdom', testTimeout: 120_000 } })
