import { expect, it } from 'vitest'
import { idsOfTitle, playwrightTests, trace, vitestTests } from './trace.mjs'

const catalogue = [{ id: 'AAA-01' }, { id: 'AAA-02' }, { id: 'BBB-01' }]
const none = { areas: [], ids: [] }

it('reads only the ids at the start of a title', () => {
  expect(idsOfTitle('[AAA-01][BBB-01] does it, unlike [AAA-02]')).toEqual(['AAA-01', 'BBB-01'])
  expect(idsOfTitle('does [AAA-01]')).toEqual([])
})

it('counts an id as shown only by a passing test', () => {
  const outcome = trace(catalogue, none, [
    { title: '[AAA-01] a', passed: true, where: 'x' },
    { title: '[AAA-02] b', passed: false, where: 'x' },
  ])
  expect([...outcome.shown]).toEqual(['AAA-01'])
  expect(outcome.areas[0]).toMatchObject({ area: 'AAA', shown: ['AAA-01'] })
})

it('names ids that do not exist and demanded ids that are lost', () => {
  const outcome = trace(catalogue, { areas: ['AAA'], ids: ['BBB-01'] }, [
    { title: '[AAA-01] a', passed: true, where: 'x' },
    { title: '[CCC-09] c', passed: true, where: 'y' },
  ])
  expect(outcome.unknown).toEqual([{ id: 'CCC-09', title: '[CCC-09] c', where: 'y' }])
  expect(outcome.lost).toEqual(['AAA-02', 'BBB-01'])
})

it('does not take a skipped browser test for a passing one', () => {
  const spec = (status, results) => ({ title: '[AAA-01] a', ok: true, file: 'f', tests: [{ status, results }] })
  const report = (one) => ({ suites: [{ suites: [{ specs: [one] }] }] })
  expect(playwrightTests(report(spec('skipped', [{}])))[0]).toMatchObject({ passed: false })
  expect(playwrightTests(report(spec('expected', [{}])))[0]).toMatchObject({ passed: true })
})

it('reads a vitest report', () => {
  const report = { testResults: [{ name: 'f', assertionResults: [{ title: 't', status: 'passed' }] }] }
  expect(vitestTests(report)).toEqual([{ title: 't', passed: true, where: 'f' }])
})
