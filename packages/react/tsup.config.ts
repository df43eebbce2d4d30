import { defineConfig } from 'tsup'
import { BUILD_TARGET } from '../../scripts/browser-support/supported-browsers.mjs'

/** One file per component, so that a site's pages carry only what they show. */
export default defineConfig({
  entry: [
    'src/index.ts',
    'src/router.ts',
    'src/reset.css',
    'src/styles.css',
    'src/agency.css',
    'src/attempts.css',
    'src/deposit.css',
    'src/install.css',
    'src/lottery.css',
    'src/member.css',
    'src/promotion.css',
    'src/records.css',
    'src/rewards.css',
    'src/withdrawal.css',
    'src/team.css',
    'src/components/**/*.{ts,tsx}',
    'src/site/**/*.{ts,tsx}',
    'src/hooks/*.ts',
    'src/provider/*.{ts,tsx}',
    'src/router/*.{ts,tsx}',
    'src/text/**/*.{ts,tsx}',
    '!src/**/*.{test,test-d}.{ts,tsx}',
    '!src/**/*.stories.tsx',
  ],
  format: ['esm'],
  target: BUILD_TARGET,
  external: ['react', 'react-dom', 'react/jsx-runtime'],
  sourcemap: true,
  // Bengali as it is written, not as escapes: a third of the size.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
  splitting: true,
  treeshake: true,
  clean: true,
})
