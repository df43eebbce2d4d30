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
 * Modules in CommonJS, React's among them, arrive as functions that are called a moment later: an engine that takes a
 * function in parentheses for one that is called at once compiles it while the file arrives, and not in a task of the
 * page (https://v8.dev/blog/preparser#pife). Minifiers take such parentheses away, so this comes after them.
 */
export function eagerModules(): Plugin {
  return {
    name: 'foyer:eager-modules',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { body } = this.parse(chunk.code) as { readonly body: readonly Declaration[] }
        for (const { start, end } of wrappers(body).reverse()) {
          chunk.code = `${chunk.code.slice(0, start)}(${chunk.code.slice(start, end)})${chunk.code.slice(end)}`
        }
      }
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
