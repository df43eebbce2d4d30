import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { routes, type SiteRouteRow } from '@foyer/core/site'

const shell = (name: string) =>
  `<!doctype html><title>${name}</title><script type="application/json" id="foyer-config">{"merchant":"built"}</script>`

/** What the build says of the site. */
export const builtManifest = {
  language: 'EN',
  routes: Object.fromEntries(
    Object.entries(routes).map(([name, page]) => [
      name,
      [page].flat().flatMap(({ paths, aliases = [] }: SiteRouteRow) => [...paths, ...aliases]),
    ]),
  ),
  documents: {
    EN: {
      home: 'documents/EN/home.html',
      '/m/slot-games': 'documents/EN/slot-games.html',
      default: 'documents/EN/default.html',
    },
    BN: { home: 'documents/BN/home.html', default: 'documents/BN/default.html' },
  },
  csp: { scriptHashes: ["'sha256-abc='"], styleHashes: [], trustedTypes: ['foyer'] },
}

const FILES: Readonly<Record<string, string>> = {
  'documents/EN/home.html': shell('home'),
  'documents/EN/slot-games.html': shell('slots'),
  'documents/EN/default.html': shell('default'),
  'documents/BN/home.html': shell('হোম'),
  'documents/BN/default.html': shell('ডিফল্ট'),
  'assets/app-1a2b3c.js': 'console.log(1)',
  'assets/app-1a2b3c.js.br': 'as brotli',
  'assets/app-1a2b3c.js.gz': 'as gzip',
  'icon.svg': '<svg/>',
  'site-manifest.json': JSON.stringify(builtManifest),
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
