import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** `import text from './page.css?raw'`, as Vite and Vitest know it. */
const rawText: Plugin = {
  name: 'raw-text',
  setup(build) {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?raw$/, '')),
      namespace: 'raw-text',
    }))
    build.onLoad({ filter: /.*/, namespace: 'raw-text' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
      watchFiles: [path],
    }))
  },
}

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
  esbuildPlugins: [rawText],
})
