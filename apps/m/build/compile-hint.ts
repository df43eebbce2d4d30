import type { Plugin } from 'vite'

/**
 * Tells engines to compile a whole chunk while it arrives, outside the page's own thread, instead of each function when
 * it is first called: of the chunks that draw the first screen nearly all is called
 * (https://v8.dev/blog/explicit-compile-hints). Engines that do not know the line see a comment.
 *
 * @param names of those chunks
 */
export function compileHint(names: ReadonlySet<string>): Plugin {
  return {
    name: 'foyer:compile-hint',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // It has to be the first line, into which Vite itself writes.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && names.has(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
