import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Terser before the bundler's own minifier: each finds what the other leaves, and together they save a hundredth more
 * than either alone.
 *
 * @param wanted whether this build's files will be kept
 */
export function terserPass(wanted: () => boolean): Plugin {
  return {
    name: 'foyer:squeeze',
    applyToEnvironment: (environment) => environment.name === 'client',
    async renderChunk(source) {
      if (!wanted()) return null
      const { code = source } = await minify(source, {
        module: true,
        ecma: 2020,
        // Nothing of ours or of the libraries does anything when a property is only read.
        compress: { passes: 3, pure_getters: true, keep_fargs: false },
        format: { comments: false },
      })
      return { code, map: null }
    },
  }
}
