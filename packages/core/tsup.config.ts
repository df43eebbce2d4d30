import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/browser.ts', 'src/contract.ts', 'src/testing.ts'],
  format: ['esm'],
  target: 'es2022',
  dts: { compilerOptions: { paths: {}, lib: ['ES2023', 'DOM', 'DOM.Iterable'] } },
  sourcemap: true,
  splitting: true,
  treeshake: true,
  clean: true,
})
