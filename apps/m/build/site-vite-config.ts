import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { BUILD_TARGET } from '../../../scripts/browser-support/supported-browsers.mjs'
import { CHUNKS, releaseOf, SHELL, WEB_APP, WEB_APP_FOLDER } from './chunk-addresses.ts'
import { compressTree } from './compress.ts'
import { drawWebApp } from './draw-web-app.ts'
import { loadAgainScript } from './load-again-script.ts'
import { moduleShares } from './module-shares.ts'
import { siteStyles } from './site-styles.ts'

/** The pages, the entry and the document that all sites share. */
const root = fileURLToPath(new URL('..', import.meta.url))

/** The placeholder for the release in the worker's source (`worker/messages-and-caches.ts`). */
const RELEASE = '__FOYER_RELEASE__'

export interface SiteBuildOptions {
  /** Absolute path of the folder for `dist/` and `dist-renderer/`. Default: the merchant's. */
  readonly builtTo?: string
  /** Which build of React the client has; `development` is slow, warns of mistakes and knows StrictMode. */
  readonly react?: 'production' | 'development'
}

/**
 * The build of a merchant's site: one command, six steps: the client, its service worker, the renderer of documents, the icons,
 * documents without games, the compressed copies. The result in `dist/` needs nothing but a server of files that reads `site-manifest.json`. What the
 * renderer needs to draw a merchant's documents, today and after each change of the catalogue, is in `dist-renderer/`
 * (docs/hosting.md).
 *
 * @param dir the folder of the merchant: `src/site.ts` or `src/site.tsx` with its {@link Site}, `src/site.css`, `merchant.json`,
 * and `web-app/` with the drawings of the icon (`drawWebApp`), in place of ours
 */
export function siteViteConfig(
  dir: string,
  { builtTo = dir, react: reactBuild = 'production' }: SiteBuildOptions = {},
): UserConfig {
  const outDir = join(builtTo, 'dist')
  const rendererDir = join(builtTo, 'dist-renderer')
  const merchantFile = join(dir, 'merchant.json')
  return {
    root,
    base: '/m/',
    resolve: { alias: { '#site': join(dir, 'src/site') } },
    plugins: [
      react(),
      siteStyles(root, dir),
      loadAgainScript(),
      moduleShares(join(builtTo, '.cache/module-shares.json')),
    ],
    environments: {
      client: {
        define: { 'process.env.NODE_ENV': JSON.stringify(reactBuild) },
        build: {
          outDir,
          emptyOutDir: true,
          manifest: true,
          target: BUILD_TARGET,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
        },
      },
      worker: {
        consumer: 'client',
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: BUILD_TARGET,
          reportCompressedSize: false,
          rolldownOptions: {
            input: { sw: join(root, 'worker/sw.ts') },
            // Not every browser has workers that are modules.
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      },
      ssr: {
        // Runs where nothing is installed, and always with React's production build.
        resolve: { noExternal: true },
        build: {
          outDir: rendererDir,
          emptyOutDir: true,
          target: 'node20',
          ssr: true,
          reportCompressedSize: false,
          rolldownOptions: {
            input: { documents: join(root, 'build/prerender-command.ts'), draw: join(root, 'build/prerender.ts') },
            output: { entryFileNames: '[name].js' },
          },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        const { client, worker, ssr } = builder.environments
        if (client === undefined || worker === undefined || ssr === undefined) {
          throw new Error('an environment is missing')
        }
        await builder.build(client)
        await builder.build(worker)
        await builder.build(ssr)
        renameSync(join(outDir, 'index.html'), join(rendererDir, SHELL))
        renameSync(join(outDir, '.vite/manifest.json'), join(rendererDir, CHUNKS))
        rmSync(join(outDir, '.vite'), { recursive: true })
        nameRelease(join(outDir, 'sw.js'), releaseOf(readFileSync(join(rendererDir, CHUNKS), 'utf8')))
        copyFileSync(merchantFile, join(rendererDir, 'merchant.json'))
        const drawings = [dir, root].map((each) => join(each, WEB_APP_FOLDER)).find((each) => existsSync(each))
        if (drawings === undefined) throw new Error(`there is no folder ${WEB_APP_FOLDER}`)
        writeFileSync(join(rendererDir, WEB_APP), JSON.stringify(await drawWebApp(drawings, outDir)))
        await compressTree(outDir)
        const { prerenderDocuments } = await import(pathToFileURL(join(rendererDir, 'draw.js')).href)
        const merchant: unknown = JSON.parse(readFileSync(merchantFile, 'utf8'))
        await prerenderDocuments({ rendererDir, outDir, merchant })
        assertNoPlaceholder(outDir)
      },
    },
  }
}

/**
 * Writes the release into the worker, so that the worker of each release is another file, which is how browsers find it.
 * The minifier may fold the placeholder into several texts, so every occurrence is replaced.
 */
function nameRelease(file: string, release: string): void {
  const code = readFileSync(file, 'utf8')
  if (!code.includes(RELEASE)) throw new Error(`${file} does not name its release`)
  writeFileSync(file, code.replaceAll(RELEASE, release))
}

/** @throws if a built file still holds a placeholder: what it stands for would then never be true */
function assertNoPlaceholder(dir: string): void {
  for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|html|json|webmanifest)$/.test(path)) continue
    const [placeholder] = /__FOYER_[A-Z_]+__/.exec(readFileSync(join(dir, path), 'utf8')) ?? []
    if (placeholder !== undefined) throw new Error(`${path} still holds the placeholder ${placeholder}`)
  }
}
