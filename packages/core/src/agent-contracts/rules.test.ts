import { expect, it } from 'vitest'
import { requiredContracts } from './rules.ts'

it('[PDATA-09] a contract is required where its field is not empty', () => {
  expect(requiredContracts({})).toEqual([])
  expect(requiredContracts({ dailysalreqtype: '1', divtypecompperiodreq: 'M', contracthoursalreq: 'x' })).toEqual([
    'dailySalary',
    'dividend',
    'hourlySalary',
  ])
  expect(requiredContracts({ divtypecompperiodreq: 'M' })).toEqual(['dividend'])
})

it('[PDATA-09] nothing, false, zero and blanks require none; the text 0 does', () => {
  for (const empty of [undefined, null, false, 0, '', '  ', [], {}]) {
    expect(requiredContracts({ dailysalreqtype: empty, contracthoursalreq: empty })).toEqual([])
  }
  for (const full of ['0', 'false', 1, ['x'], { period: 'M' }]) {
    expect(requiredContracts({ contracthoursalreq: full })).toEqual(['hourlySalary'])
  }
})
