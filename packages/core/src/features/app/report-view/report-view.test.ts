import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { createReportView } from './report-view.ts'

it('chart or table is the choice of the device, and a damaged one is the chart', () => {
  const storage = createMemoryStorage()
  const first = createReportView(createTestContext({ storage }).context)
  expect(first.$view.get()).toBe('chart')
  first.show('table')
  expect(first.$view.get()).toBe('table')
  expect(createReportView(createTestContext({ storage }).context).$view.get()).toBe('table')
  storage.set('MC_REPORT_VIEW', 'radar')
  expect(createReportView(createTestContext({ storage }).context).$view.get()).toBe('chart')
})
