import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { brotliSize } from './brotli.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = resolve(root, 'packages/core/src')

const DEPENDENCIES = [
  'altcha-lib',
  'altcha-lib/*',
  'bowser',
  'zod',
  'zod/*',
  'nanostores',
  'ofetch',
  'eventemitter3',
  'idb',
  'jose',
  'transliteration',
]

/** Stands for what is left outside. Its imports are not weighed: in a site's chunk there are none. */
const REST = { path: 'foyer:rest', external: true }
const REST_IMPORTS = /import\s*(?:[\w${},\s]+from)?\s*"foyer:rest";/g

/** Bundles what a consumer would import and weighs our part of it: dependencies stay outside. */
async function weigh(contents, plugins = []) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${root}/packages/react`, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: DEPENDENCIES,
    logLevel: 'error',
    plugins,
  })
  return brotliSize(outputFiles[0].text.replaceAll(REST_IMPORTS, ''))
}

/** Leaves outside what comes by `import()` when it is wanted: a bundler makes chunks of their own of it. */
const withoutLater = {
  name: 'without-later',
  setup: ({ onResolve }) => onResolve({ filter: /^\./ }, ({ kind }) => (kind === 'dynamic-import' ? REST : undefined)),
}

/** A feature with everything of ours that it imports. */
async function featureSize(name) {
  return { what: `@foyer/core, ${name} alone`, bytes: await weigh(`export { ${name} } from '@foyer/core'`) }
}

function isFeature(part) {
  return typeof part === 'object' && part !== null && 'needs' in part && 'create' in part
}

export async function coreSizes() {
  const core = await import(pathToFileURL(join(root, 'packages/core/dist/index.js')).href)
  const names = Object.keys(core).filter((name) => isFeature(core[name]))
  const features = await Promise.all(names.map(featureSize))
  return [
    {
      what: '@foyer/core, createFoyer and all that it wires, without its dependencies and what comes later',
      bytes: await weigh(`export { createFoyer } from '@foyer/core'`, [withoutLater]),
    },
    ...features.sort((a, b) => b.bytes - a.bytes),
    {
      what: '@foyer/core, the runtime: kernel, transport and configuration below every feature',
      bytes: await weigh(`export { createRuntime } from ${JSON.stringify(join(source, 'create-runtime.ts'))}`),
    },
  ]
}
