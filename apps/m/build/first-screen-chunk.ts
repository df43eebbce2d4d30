import type { Plugin } from 'vite'

interface Chunk {
  readonly fileName: string
  readonly imports?: readonly string[]
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>
}

/** The entry modules of each chunk, by the ends of their paths. */
export interface FirstScreenModules {
  /** The first screen: one chunk, but for these modules themselves, which the manifest has to know by name. */
  readonly screens: readonly string[]
  /** What any touch may need: another chunk, which is prefetched. */
  readonly interaction: readonly string[]
}

/**
 * One chunk for what the lobby needs, and one for what the first touch does. Left to itself the bundler makes a chunk
 * for every set of pages that share something, forty files of half a kilobyte; a group by share count takes along what
 * the lobby never uses. So the client is built twice: the first time tells which modules are really loaded, the second
 * time puts just these together.
 */
export function firstScreenChunk({ screens, interaction }: FirstScreenModules) {
  let chunks: ReadonlyMap<string, 'lobby' | 'touch'> | undefined

  const plugin: Plugin = {
    name: 'foyer:first-screen-chunk',
    applyToEnvironment: (environment) => environment.name === 'client',
    // After all that the first time does with its bundle.
    writeBundle(_options, bundle) {
      if (chunks !== undefined) return
      const found = new Map<string, 'lobby' | 'touch'>()
      for (const id of modulesBehind(interaction, bundle)) found.set(id, 'touch')
      for (const id of modulesBehind(screens, bundle)) found.set(id, 'lobby')
      // In any chunk: modules for a touch may share one with them.
      for (const id of found.keys()) if (endsWithOne(id, screens)) found.delete(id)
      chunks = found
    },
  }
  return {
    plugin,
    /** Whether this is the second time, whose chunks are kept. */
    isKnown: () => chunks !== undefined,
    /**
     * The chunk of a module, where it has one of these. The first time each is one by itself, so that what is loaded with
     * another is what that one really uses.
     */
    nameOf: (id: string) => (chunks === undefined ? id.replaceAll(/\W/g, '_') : (chunks.get(id) ?? null)),
  }
}

/** Every module that is loaded with the chunks of these. @throws Error where there is no such chunk */
function modulesBehind(ends: readonly string[], bundle: Readonly<Record<string, Chunk>>): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (fileName: string): void => {
    if (seen.has(fileName)) return
    seen.add(fileName)
    const chunk = bundle[fileName]
    for (const [id, { renderedLength }] of Object.entries(chunk?.modules ?? {})) if (renderedLength > 0) found.add(id)
    for (const next of chunk?.imports ?? []) visit(next)
  }
  for (const end of ends) {
    const first = Object.values(bundle).find(({ modules = {} }) => Object.keys(modules).some((id) => id.endsWith(end)))
    if (first === undefined) throw new Error(`nothing is built for ${end}`)
    visit(first.fileName)
  }
  return found
}

function endsWithOne(id: string, ends: readonly string[]): boolean {
  return ends.some((end) => id.endsWith(end))
}
