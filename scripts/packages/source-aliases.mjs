import { join } from 'node:path'
import { readPackages } from './published.mjs'

const BUILT = /^\.\/dist\/(?<name>[\w-]+)\.(?<kind>js|css)$/

function sourceOf(target) {
  // A private package is never built by itself: it is entered by its source.
  if (target.startsWith('./src/')) return target
  const { name, kind } = BUILT.exec(target)?.groups ?? {}
  return name && `src/${name}.${kind === 'js' ? 'ts' : 'css'}`
}

/**
 * For every entry point of a package, the source that it is built from, so that tests and the development server
 * need no build. Vite takes the first match, so each entry matches its whole name and nothing below it.
 */
export function sourceAliases() {
  return readPackages().flatMap(({ dir, manifest }) =>
    Object.entries(manifest.exports).flatMap(([entry, target]) => {
      const source = sourceOf(target.default ?? target)
      if (source === undefined) return []
      const specifier = manifest.name + entry.slice(1)
      const find = new RegExp(`^${specifier.replaceAll('.', '\\.')}$`)
      return { find, replacement: join(dir, source) }
    }),
  )
}
