import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { brotliSize } from './brotli.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = resolve(root, 'packages/core/src')

/** The factory of every feature. */
const FACTORIES = [
  'features/app/access/create-access.ts',
  'features/account/kyc/create-kyc.ts',
  'features/content/announcements/create-announcements.ts',
  'features/lobby/catalogue/create-catalogue.ts',
  'features/content/chat/create-chat.ts',
  'features/lobby/favourites/create-favourites.ts',
  'features/lobby/games/create-games.ts',
  'features/lobby/games/create-shelves.ts',
  'features/lobby/featured/create-featured.ts',
  'features/app/install/create-install.ts',
  'features/lobby/launch/create-launch.ts',
  'features/lobby/lottery/create-lottery.ts',
  'features/account/avatar/create-avatar.ts',
  'features/account/member/create-member.ts',
  'features/auth/password/create-password.ts',
  'features/lobby/recents/create-recents.ts',
  'features/cashier/records/create-records.ts',
  'features/auth/registration/create-registration.ts',
  'features/account/security/create-security.ts',
  'features/content/support/create-support.ts',
  'features/auth/session/create-session.ts',
  'features/auth/sign-in/sign-in-form.ts',
  'features/app/settings/create-app.ts',
  'features/lobby/search/create-search.ts',
  'features/auth/social/create-social-sign-in.ts',
  'features/auth/challenges/create-challenges.ts',
  'features/cashier/wallet/create-wallet.ts',
]

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

/** Leaves outside whatever is neither in the feature's own folder nor in the kernel. */
const onlyOf = (folder) => ({
  name: 'only-of-a-feature',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ path, resolveDir, importer }) => {
      const [top] = relative(source, resolve(resolveDir, path)).split(sep)
      return importer === '<stdin>' || top === folder || top === 'kernel' ? undefined : REST
    }),
})

/** A feature is its folder; transport, configuration and the other features are weighed by themselves. */
async function featureSize(file) {
  const contents = `export * from ${JSON.stringify(resolve(source, file))}`
  const [bytes, whole] = [await weigh(contents, [onlyOf(dirname(file))]), await weigh(contents)]
  const all = (whole / 1000).toFixed(1)
  return {
    what: `@foyer/core, ${file} with its folder and the kernel (${all} kB with all it draws in)`,
    bytes,
  }
}

export async function coreSizes() {
  const features = await Promise.all(FACTORIES.map(featureSize))
  return [
    {
      what: '@foyer/core, createFoyer and all that it wires, without its dependencies and what comes later',
      bytes: await weigh(`export { createFoyer } from '@foyer/core'`, [withoutLater]),
    },
    ...features.sort((a, b) => b.bytes - a.bytes),
    {
      what: '@foyer/core, createRuntime: kernel, transport and configuration below every feature',
      bytes: await weigh(`export { createRuntime } from ${JSON.stringify(resolve(source, 'create-runtime.ts'))}`),
    },
  ]
}
