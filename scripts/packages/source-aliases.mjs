import { join } from 'node:path'
import { readPublished } from './published.mjs'

const BUILT = /^\.\/dist\/(?<name>[\w-]+)\.(?<kind>js|css)$/

/**
 * For every entry point of a published package, the source that it is built from, so that tests and the development server
 * need no build. Vite takes the first match, so each entry matches its whole name and nothing below it.
 */
export function sourceAliases() {
  return readPublished().flatMap(({ dir, manifest }) =>
    Object.entries(manifest.exports).flatMap(([entry, target]) => {
      const { name, kind } = BUILT.exec(target.default ?? target)?.groups ?? {}
      if (name === undefined) return []
      const specifier = manifest.name + entry.slice(1)
      const find = new RegExp(`^${specifier.replaceAll('.', '\\.')}$`)
      return { find, replacement: join(dir, 'src', kind === 'js' ? `${name}.ts` : `${name}.css`) }
    }),
  )
}
