import { defineConfig } from 'tsup'

/** `index` and `msw` run in browsers too: what needs Node is imported by `server` and `cli` alone. */
export default defineConfig({
  entry: ['src/index.ts', 'src/server.ts', 'src/msw.ts', 'src/cli.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'node',
  removeNodeProtocol: false,
  dts: { compilerOptions: { paths: {} } },
  sourcemap: true,
  splitting: true,
  treeshake: true,
  clean: true,
})
