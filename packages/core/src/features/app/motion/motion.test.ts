import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { createMotion } from './motion.ts'

it('keeps a part stopped after a reload, until it is started again', () => {
  const storage = createMemoryStorage()
  const open = () => createMotion(createTestContext({ storage }).context)
  const first = open()
  expect(first.$stopped.get()).toEqual([])
  first.setStopped('redRain', true)
  first.setStopped('ticker', true)
  expect(open().$stopped.get()).toEqual(['redRain', 'ticker'])
  open().setStopped('redRain', false)
  expect(open().$stopped.get()).toEqual(['ticker'])
})

it('lets everything move when the stored choice cannot be read', () => {
  const storage = createMemoryStorage()
  storage.set('MC_STOPPED_MOTION', '["earthquake"]')
  expect(createMotion(createTestContext({ storage }).context).$stopped.get()).toEqual([])
})
