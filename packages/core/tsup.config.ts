import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/browser.ts', 'src/contract.ts', 'src/testing.ts'],
  format: ['esm'],
  target: 'es2022',
  dts: { compilerOptions: { paths: {} } },
  sourcemap: true,
  splitting: true,
  treeshake: true,
  clean: true,
})
