import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const outDir = join(root, 'dist')

/**
 * Builds the page with the site's own bundler, in the form of a built site, so that the sandbox serves it as it serves
 * the site: one document with the content in it and its styles inline, one script.
 *
 * @param content `home`: what the document shows; `games`: the ten thousand of its list
 * @returns the folder
 */
export async function buildLeanPage({ home, games }) {
  await rm(outDir, { recursive: true, force: true })
  const common = { root, base: '/m/', configFile: false, logLevel: 'error', plugins: [react()] }
  await build({
    ...common,
    build: { outDir, modulePreload: false, rolldownOptions: { input: join(root, 'entry-client.tsx') } },
  })
  const rendererDir = join(root, 'dist/renderer')
  await build({
    ...common,
    ssr: { noExternal: true },
    build: {
      ssr: 'entry-server.tsx',
      outDir: rendererDir,
      rolldownOptions: { output: { entryFileNames: 'render.js' } },
    },
  })
  const { render } = await import(pathToFileURL(join(rendererDir, 'render.js')).href)
  const [script] = await readdir(join(outDir, 'assets'))
  const style = (await readFile(join(root, 'lean-page.css'), 'utf8')).replaceAll(/\s+/g, ' ')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Lean</title><link rel="icon" href="data:,"><style>${style}</style><script type="module" src="/m/assets/${script}"></script></head><body><div id="root">${render(home)}</div><script type="application/json" id="data">${JSON.stringify(home).replaceAll('<', '\\u003c')}</script></body></html>`
  const hash = createHash('sha256').update(style).digest('base64')
  await write('documents/home.html', html)
  await write('games.json', JSON.stringify(games))
  await write(
    'site-manifest.json',
    JSON.stringify({
      language: 'EN',
      routes: { home: ['/m/home'] },
      documents: { EN: { default: 'documents/home.html' } },
      csp: { styleHashes: [`'sha256-${hash}'`] },
    }),
  )
  for (const file of [join('assets', script), 'games.json']) {
    await write(`${file}.br`, brotliCompressSync(await readFile(join(outDir, file))))
  }
  return outDir
}

async function write(file, content) {
  await mkdir(dirname(join(outDir, file)), { recursive: true })
  await writeFile(join(outDir, file), content)
}
