import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const shell = (name: string) =>
  `<!doctype html><title>${name}</title><script type="application/json" id="foyer-config">{"merchantCode":"built"}</script>`

const FILES: Readonly<Record<string, string>> = {
  'documents/home.html': shell('home'),
  'documents/slot-games.html': shell('slots'),
  'documents/default.html': shell('default'),
  'assets/app-1a2b3c.js': 'console.log(1)',
  'assets/app-1a2b3c.js.br': 'as brotli',
  'assets/app-1a2b3c.js.gz': 'as gzip',
  'icon.svg': '<svg/>',
  'site-manifest.json': JSON.stringify({
    documents: {
      home: 'documents/home.html',
      '/m/slot-games': 'documents/slot-games.html',
      default: 'documents/default.html',
    },
    csp: { scriptHashes: ["'sha256-abc='"], styleHashes: [], trustedTypes: ['foyer'] },
  }),
}

export interface BuiltSiteDir {
  readonly dir: string
  remove(): Promise<void>
}

/** A directory as the site's build leaves it, with other or further files where given. */
export async function writeBuiltSite(more: Readonly<Record<string, string>> = {}): Promise<BuiltSiteDir> {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-site-'))
  for (const [path, content] of Object.entries({ ...FILES, ...more })) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), content)
  }
  return { dir, remove: () => rm(dir, { recursive: true }) }
}
