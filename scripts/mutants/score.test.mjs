import { expect, it } from 'vitest'
import { scoreOf, survivorsOf } from './score.mjs'

const mutant = (status, line) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a > b',
  location: { start: { line, column: 3 } },
})
const report = {
  files: {
    'a.ts': { mutants: [mutant('Killed', 1), mutant('Timeout', 2), mutant('Ignored', 3), mutant('CompileError', 4)] },
    'b.ts': { mutants: [mutant('Survived', 5), mutant('NoCoverage', 6)] },
  },
}

it('counts a timeout as noticed, and leaves out what was not tried', () => {
  expect(scoreOf(report)).toEqual({ score: 50, killed: 2, total: 4, uncovered: 1 })
})

it('names the place and the replacement of each mutant that no test noticed', () => {
  expect(survivorsOf(report)).toEqual([
    'b.ts:5:3 Survived EqualityOperator "a > b"',
    'b.ts:6:3 NoCoverage EqualityOperator "a > b"',
  ])
})

it('is whole when there was nothing to break', () => {
  expect(scoreOf({ files: {} })).toEqual({ score: 100, killed: 0, total: 0, uncovered: 0 })
})
