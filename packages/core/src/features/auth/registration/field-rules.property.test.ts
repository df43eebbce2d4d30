import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLog } from '../../../kernel/log.ts'
import { readServerRules } from './field-rules.ts'

/** What a catastrophe is made of, in either dialect of regular expressions. */
const PIECES = [
  ...[
    'a',
    'b',
    '.',
    '\\w',
    '\\W',
    '[a-z]',
    '[^a]',
    '[]',
    '\\b',
    '^',
    '$',
    '|',
    '(a)',
    '(?:ab)',
    '(a|a)',
    '(?:a|ab)',
    '()',
  ],
  ...['*', '+', '?', '*?', '+?', '??', '{2}', '{0,1}', '{1,9}', '{2,}', '{,3}', '{300,}', '{0,99999}'],
  ...['(', '(?:', '(?=', '(?!', '(?<=', '(?<n>', '(?i:', ')', ')*', ')+', '){2,}', '\\1', '\\k<n>'],
  ...['\\p{L}', '\\p{1,}', '\\P{2,9}', '\\u{61}', '\\u{1,}', '\\u{2,9}', '\\x{1,}', '\\c{1,}', '\\0{1,}', '\\{1,}'],
]
const VALUES = ['a', 'b', 'p', 'u', 'x', 'c', 'ab', '{', '\u0000', '🎲'].flatMap((unit) => {
  const value = [...unit.repeat(256)].slice(0, 255).join('')
  return [value, `${value}!`]
})
it('[VALID-10] every pattern of a platform comes to an end, whatever it is made of and whatever is typed', () => {
  const log = createLog(() => 0)
  let understood = 0
  log.on(() => {
    understood -= 1
  })
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (bound, pieces) => {
      const pattern = `${bound ? '^' : ''}${pieces.join('')}`
      understood += 1
      const rule = readServerRules({ field: { pattern } }, log).get('field')
      // One that tries too many ways would never be done with 255 characters.
      for (const value of VALUES) rule?.check(value)
    }),
    { numRuns: 500 },
  )
  // Or nothing would have been shown.
  expect(understood).toBeGreaterThan(50)
})
