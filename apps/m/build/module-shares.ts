import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes for every chunk which part of it is ours rather than from `node_modules` (0 to 1, by rendered length), and
 * which page it is the chunk of, for the size budgets. Built packages of ours are reached through links, so their modules have no `node_modules` path.
 */
export function moduleShares(file: string): Plugin {
  return {
    name: 'foyer:module-shares',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(_options, bundle) {
      const shares: Record<string, { readonly ours: number; readonly page: string | undefined }> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        let ours = 0
        let all = 0
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          all += renderedLength
          if (!isForeign(id)) ours += renderedLength
        }
        const page = /[\\/]src[\\/]pages[\\/](.+)$/.exec(chunk.facadeModuleId ?? '')?.[1]
        shares[chunk.fileName] = { ours: all === 0 ? 1 : ours / all, page }
      }
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(shares))
    },
  }
}

/** Not written by us: packages from the registry, and what the bundler adds (its runtime, the preloader). */
function isForeign(id: string): boolean {
  return id.startsWith('\0') || /[\\/]node_modules[\\/]/.test(id)
}
