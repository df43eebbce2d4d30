// How near a page with sign-in and one list comes to 40 kB: `node scripts/sizes/first-page/measure.mjs`. Each step replaces
// modules by what could take their place, on top of the steps before, and the page is built again by Vite.
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const LATER = '\0later'
const CONFIG = '\0config'

/** Modules that a page loads later throw when they are called; the names are what the page imports of them. */
const later = (...names) => names.map((name) => `export const ${name} = () => { throw new Error('later') }`).join('\n')

const STEPS = [
  ['as it is', {}],
  ['ofetch by 25 lines', { '/ofetch/': at('small-fetch.ts') }],
  ['the thirty names of zod/mini by a small engine', { '/zod/': at('small-schema.ts') }],
  [
    'the form, SMS codes and captcha loaded when used',
    {
      'sign-in/sign-in-form.ts': `${LATER}:${later('signInMethods', 'canResetPassword', 'createSignInForm')}`,
      'otp/sms-code.ts': `${LATER}:${later('createPhoneVerification', 'createCodeSending', 'createSmsCode', 'createCodeSender', 'createPhoneCodeSender')}`,
      'captcha/captcha.ts': `${LATER}:${later('createCaptcha', 'toDataUrl', 'normalizeCaptcha', 'captchaRule')}`,
    },
  ],
  [
    'page history and route checks come with the option `routes`',
    {
      'access/page-history.ts': `${LATER}:${later('createPageHistory')}`,
      'access/check-routes.ts': `${LATER}:${later('checkRoutes')}`,
    },
  ],
  ['eventemitter3 by 15 lines', { '/eventemitter3/': at('small-emitter.ts') }],
  ['defaults in place of the schema of the configuration', { 'core/src/config/config.ts': CONFIG }],
]

/** The checked defaults, as a build would write them down. */
async function configModule() {
  const { createFoyer } = await import('../../../packages/core/dist/bundled/index.js')
  const { nodePorts } = await import('../../../packages/core/dist/bundled/node.js')
  const foyer = createFoyer({ merchant: 'demo', ports: nodePorts() })
  const { merchant: _, ...defaults } = foyer.config
  foyer.dispose()
  return `const plain = (v) => typeof v === 'object' && v !== null && !Array.isArray(v)
const merge = (a, b) => Object.entries(b).reduce((o, [k, v]) => v === undefined ? o : { ...o, [k]: plain(v) && plain(a[k]) ? merge(a[k], v) : v }, a)
export const parseConfig = (input) => merge(${JSON.stringify(defaults)}, input)`
}

async function weigh(replaced) {
  const config = await configModule()
  const { output } = await build({
    root: at('.'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'replace',
        enforce: 'pre',
        async resolveId(id, from, options) {
          if (from === undefined || from.includes('first-page')) return undefined
          const found = await this.resolve(id, from, { ...options, skipSelf: true })
          const part = found && Object.keys(replaced).find((name) => found.id.includes(name))
          return part === undefined || part === null ? found : replaced[part]
        },
        load: (id) => {
          if (id === CONFIG) return config
          return id.startsWith(LATER) ? id.slice(LATER.length + 1) : undefined
        },
      },
    ],
    build: { write: false, target: 'es2022', rollupOptions: { input: at('page.js') }, modulePreload: false },
  })
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set()
  const walk = (name) => {
    if (first.has(name)) return
    first.add(name)
    for (const next of chunks.get(name).imports) walk(next)
  }
  walk(output.find((chunk) => chunk.isEntry).fileName)
  const code = [...first].map((name) => chunks.get(name).code).join('')
  return { min: code.length / 1000, brotli: brotliCompressSync(code).length / 1000 }
}

const replaced = {}
let last
for (const [what, more] of STEPS) {
  Object.assign(replaced, more)
  const { min, brotli } = await weigh(replaced)
  const change = last === undefined ? '' : (brotli - last).toFixed(1)
  process.stdout.write(
    `${min.toFixed(1).padStart(6)} ${brotli.toFixed(1).padStart(5)} ${change.padStart(5)}  ${what}\n`,
  )
  last = brotli
}
process.exit(0)
