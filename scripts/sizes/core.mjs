import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { brotliSize } from './brotli.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Bundles what a consumer would import and weighs our part of it: dependencies stay outside. */
async function weigh(source) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: `${root}/packages/react`, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['zod', 'zod/*', 'nanostores', 'ofetch', 'eventemitter3', 'jose'],
    logLevel: 'error',
  })
  return brotliSize(outputFiles[0].contents)
}

export async function coreSizes() {
  return [
    {
      what: '@foyer/core, createFoyer with every feature, without its dependencies',
      bytes: await weigh(`export { createFoyer } from '@foyer/core'`),
      limit: 20_000,
    },
    {
      what: '@foyer/core, one feature alone with the kernel (wallet, over createContext)',
      bytes: await weigh(`export { createContext, createWallet } from '@foyer/core'`),
      limit: 6_000,
    },
  ]
}
