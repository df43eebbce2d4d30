import type { Plugin } from 'vite'

interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>
}

/**
 * One chunk for what the lobby needs. Left to itself the bundler makes a chunk for every set of pages that share
 * something, forty files of half a kilobyte; a group by share count takes along what the lobby never uses. So the
 * client is built twice: the first time tells which modules the first screens really load, the second time puts just
 * these together.
 *
 * @param screens ends of the paths of the screens' first modules
 */
export function lobbyChunk(screens: readonly string[]) {
  let modules: ReadonlySet<string> | undefined

  const learn = (bundle: Readonly<Record<string, Chunk>>): ReadonlySet<string> => {
    const found = new Set<string>()
    const seen = new Set<string>()
    const visit = (fileName: string): void => {
      if (seen.has(fileName)) return
      seen.add(fileName)
      const chunk = bundle[fileName]
      for (const [id, { renderedLength }] of Object.entries(chunk?.modules ?? {})) if (renderedLength > 0) found.add(id)
      for (const next of chunk?.imports ?? []) visit(next)
    }
    for (const { type, fileName, facadeModuleId } of Object.values(bundle)) {
      if (type === 'chunk' && screens.some((screen) => facadeModuleId?.endsWith(screen))) visit(fileName)
    }
    // The first modules stay by themselves: the manifest knows a chunk by the module that others ask for.
    return new Set([...found].filter((id) => !screens.some((screen) => id.endsWith(screen))))
  }

  const plugin: Plugin = {
    name: 'foyer:lobby-chunk',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      modules ??= learn(bundle)
    },
  }
  return {
    plugin,
    has: (id: string) => modules?.has(id) ?? false,
    /** Whether this is the second build. */
    isKnown: () => modules !== undefined,
  }
}
