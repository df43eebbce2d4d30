import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSandbox } from '@foyer/sandbox/server'
import { PICTURE_DIR } from '../../../scripts/picture-dir.mjs'
import { SITE_DIR } from './site-fixtures.ts'

/** A host of the site whose files change while pages are open. */
export interface Releases {
  readonly url: string
  /** The next release. Good hosts keep the files of the one before (docs/hosting.md). */
  publish(old: 'kept' | 'gone'): Promise<void>
  /** `worker-off.js` in place of the worker (docs/hosting.md). */
  turnWorkerOff(): Promise<void>
  /** From now on the host takes connections and never answers. */
  hang(): Promise<void>
  /** Another configuration in the same documents. */
  configure(config: unknown): Promise<void>
  close(): Promise<void>
}

/**
 * The `dist` of an older commit, with its documents drawn, to be named by hand: it is then the first release, and the build
 * as it is the next. Without it the next release is the same build with other names.
 */
const OLDER_DIR = process.env.FOYER_OLDER_SITE
const FIRST_DIR = OLDER_DIR ?? SITE_DIR

export async function openReleases(): Promise<Releases> {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-releases-'))
  const current = join(dir, 'dist')
  await cp(FIRST_DIR, current, { recursive: true })
  // Sessions outlive the restart of the server.
  const stateFile = join(dir, 'state.json')
  const serve = (port: number, config?: unknown) =>
    serveSandbox({ port, stateFile, site: { dir: current, config }, pictureDir: PICTURE_DIR })
  let server = await serve(0)
  const port = Number(new URL(server.url).port)
  // Files are listed when the host starts.
  const restart = async (config?: unknown) => {
    await server.close()
    server = await serve(port, config)
  }
  return {
    url: server.url,
    async publish(old) {
      if (OLDER_DIR === undefined) await makeNextRelease(current)
      else {
        await rm(current, { recursive: true })
        await cp(SITE_DIR, current, { recursive: true })
      }
      if (old === 'kept') await cp(join(FIRST_DIR, 'assets'), join(current, 'assets'), { recursive: true })
      await restart()
    },
    async turnWorkerOff() {
      for (const end of ['js', 'js.br', 'js.gz']) {
        await cp(join(current, `worker-off.${end}`), join(current, `sw.${end}`))
      }
      await restart()
    },
    async hang() {
      await server.close()
      const mute = createServer()
      mute.listen(port, new URL(server.url).hostname)
      await once(mute, 'listening')
      const connections = new Set<Socket>()
      mute.on('connection', (socket) => connections.add(socket))
      server = {
        ...server,
        async close() {
          for (const socket of connections) socket.destroy()
          mute.close()
          await once(mute, 'close')
        },
      }
    },
    configure: restart,
    async close() {
      await server.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** Turns a built site into its next release, as a change of all code would: every file of it has another name. */
async function makeNextRelease(dir: string): Promise<void> {
  await dropCompressed(dir)
  const renamed = new Map<string, string>()
  for (const name of await readdir(join(dir, 'assets'))) {
    renamed.set(
      name,
      name.replace(/-([\w-]{8})(\.\w+)$/, (_, hash: string, end: string) => `-${next(hash)}${end}`),
    )
  }
  const worker = await readFile(join(dir, 'sw.js'), 'utf8')
  const home = await readFile(join(dir, 'documents/EN/home.html'), 'utf8')
  const release = /data-release="([\w-]+)"/.exec(home)?.[1]
  if (release === undefined || !worker.includes(release)) throw new Error('the build does not name its release')
  const files = (await readdir(dir, { recursive: true })).filter((path) => /\.(js|css|html)$/.test(path))
  for (const path of files) {
    const text = await readFile(join(dir, path), 'utf8')
    const named = text.replace(/[\w-]+-[\w-]{8}\.(?:js|css)/g, (name) => renamed.get(name) ?? name)
    await writeFile(join(dir, path), named.replaceAll(release, next(release)))
  }
  for (const [from, to] of renamed) await rename(join(dir, 'assets', from), join(dir, 'assets', to))
}

/** Of the same length. */
const next = (hash: string): string => (hash.startsWith('Z') ? 'Y' : 'Z') + hash.slice(1)

/** They would be served in place of what is changed. */
async function dropCompressed(dir: string): Promise<void> {
  const files = (await readdir(dir, { recursive: true })).filter((path) => /\.(br|gz)$/.test(path))
  await Promise.all(files.map((path) => rm(join(dir, path))))
}
