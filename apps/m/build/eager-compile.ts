import type { Plugin } from 'vite'

interface Span {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Call extends Span {
  readonly callee?: Span
  readonly arguments?: readonly Span[]
}
interface Declaration extends Span {
  readonly declarations?: readonly { readonly init?: Call | null }[]
}

/**
 * Engines compile most functions when they are first called, in a task of the page. Functions that are called at
 * once are better compiled while the file arrives, outside the page's own thread:
 * - modules in CommonJS, React's among them, are functions that are called a moment later: an engine that takes a function
 *   in parentheses for one that is called at once reads it so (https://v8.dev/blog/preparser#pife). Minifiers take such
 *   parentheses away, so this comes after them;
 * - of the chunks that draw the first screen nearly all is called, which their first line says
 *   (https://v8.dev/blog/explicit-compile-hints). Engines that do not know it see a comment.
 *
 * @param whole names of those chunks
 */
export function eagerCompile(whole: ReadonlySet<string>): Plugin {
  return {
    name: 'foyer:eager-modules',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Vite itself writes into the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { body } = this.parse(chunk.code) as { readonly body: readonly Declaration[] }
          for (const { start, end } of wrappers(body).reverse()) {
            chunk.code = `${chunk.code.slice(0, start)}(${chunk.code.slice(start, end)})${chunk.code.slice(end)}`
          }
          if (whole.has(chunk.name) && chunk.moduleIds.length > 1)
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}

/** `var module = wrap((exports, module) => { … })` */
function wrappers(body: readonly Declaration[]): Span[] {
  return body
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ init }) => {
      const [only, ...more] = init?.type === 'CallExpression' ? (init.arguments ?? []) : []
      return only?.type === 'ArrowFunctionExpression' && more.length === 0 && init?.callee?.type === 'Identifier'
        ? [only]
        : []
    })
}
