import { readFileSync } from 'node:fs'

/** The program of a page: all its blocks of TypeScript, in order. */
export const programOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('\n')
