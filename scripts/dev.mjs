#!/usr/bin/env node
// `npm run dev`: serves the site, or an example, from the sources, with a sandbox from its sources on the same origin. What
// is saved is on screen at once; a change of the sandbox starts it again with the state that it had.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createServer, runnerImport } from 'vite'
import { root } from './packages/published.mjs'
import { sourceAliases } from './packages/source-aliases.mjs'
import { PICTURE_DIR } from './picture-dir.mjs'
import { platformProxy } from './platform-paths.mjs'

const SANDBOX = join(root, 'packages/sandbox/src/server.ts')

const print = (line) => process.stdout.write(`${line}\n`)

/** Where the platform is and how to start it again. A runner of its own loads all modules of a start. */
function createPlatform({ merchantCode, stateFile }) {
  let server
  let sources = new Set()
  return {
    get url() {
      return server.url
    },
    get merchantCode() {
      return server.sandbox.merchantCode
    },
    isSource: (file) => sources.has(file),
    async start(port) {
      const { module, dependencies } = await runnerImport(SANDBOX, {
        root,
        configFile: false,
        logLevel: 'warn',
        resolve: { alias: sourceAliases() },
      })
      sources = new Set(dependencies.map((file) => join(root, relative(root, file))))
      server = await module.serveSandbox({ port, merchantCode, stateFile, pictureDir: PICTURE_DIR, log: print })
    },
    async restart() {
      const { port } = server
      await server.close()
      await this.start(port)
    },
    close: () => server?.close(),
  }
}

/** @param name the folder in `examples/`; the site of `apps/m` if not given */
function pageOf(name) {
  const dir = name === undefined ? join(root, 'apps/m') : join(root, 'examples', name)
  const merchantFile = join(dir, 'merchant.json')
  if (existsSync(merchantFile)) return { dir, configFile: join(dir, 'vite.config.ts'), start: '/m/home', merchantFile }
  if (!existsSync(join(dir, 'index.html'))) throw new Error(`examples/${name} has no page`)
  return { dir, configFile: false, start: '/' }
}

async function main(name) {
  const page = pageOf(name)
  mkdirSync(join(root, '.sandbox'), { recursive: true })
  const platform = createPlatform({
    merchantCode: page.merchantFile && JSON.parse(readFileSync(page.merchantFile, 'utf8')).merchant,
    stateFile: join(root, `.sandbox/dev-${name ?? 'm'}.json`),
  })
  await platform.start(0)
  const vite = await createServer({
    ...(page.configFile === false ? { root: page.dir, resolve: { alias: sourceAliases() } } : {}),
    configFile: page.configFile,
    server: {
      port: Number(process.env.PORT ?? '4173'),
      host: '127.0.0.1',
      proxy: platformProxy(platform.url, platform.merchantCode),
    },
  })
  await vite.listen()
  vite.watcher.add(join(root, 'packages'))
  let restarting = Promise.resolve()
  vite.watcher.on('change', (file) => {
    if (!platform.isSource(file)) return
    restarting = restarting
      .then(() => platform.restart())
      .then(() => print(`  ${relative(root, file)} has changed: the sandbox started again.`))
      // A slip while typing: the next save tries again.
      .catch((error) => print(String(error?.stack ?? error)))
  })
  print(`\n  The page is at ${new URL(page.start, vite.resolvedUrls.local[0]).href}`)
  print('  Log in as demo, player1, agent2 or newbie; the password is Foyer2026.')
  print('  Ctrl-C ends it.')
  const end = () => Promise.all([vite.close(), platform.close()]).then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

await main(process.argv[2])
