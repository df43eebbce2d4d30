import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** `import text from './page.css?raw'`, as Vite and Vitest know it. */
const rawText: Plugin = {
  name: 'raw-text',
  setup(build) {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      // The mark stays: a path that ends in .css would go to tsup's own loader of styles first. The path is written into
      // the bundle, so it must not name a folder of this machine.
      path: relative(process.cwd(), join(resolveDir, path)),
      namespace: 'raw-text',
    }))
    build.onLoad({ filter: /.*/, namespace: 'raw-text' }, async ({ path }) => ({
      contents: await readFile(path.replace(/\?raw$/, ''), 'utf8'),
      loader: 'text',
      watchFiles: [path.replace(/\?raw$/, '')],
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
  // A private package, which no project could install.
  noExternal: ['@foyer/demo-games'],
  sourcemap: true,
  splitting: true,
  treeshake: true,
  clean: true,
  esbuildPlugins: [rawText],
})
