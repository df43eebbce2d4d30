import { readFileSync } from 'node:fs'

/** The program of a page: all its blocks of TypeScript, with or without JSX, in order. */
export const programOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('\n')
