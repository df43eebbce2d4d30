import { expect, it } from 'vitest'
import { createTestFoyer } from '../../testing/test-foyer.ts'
import { pressFeature } from './press-feature.ts'

it('[PRESS-02] makes machines on the clock of the foyer, which end with it', async () => {
  const { foyer, clock, dispose, leftovers } = createTestFoyer({ start: false })
  const createMachine = foyer.use(pressFeature)
  const seen: string[] = []
  const machine = (name: string) => createMachine({ onPressIn: () => seen.push(name) })
  const [kept, ended, last] = [machine('kept'), machine('ended'), machine('last')]
  const at = { x: 1, y: 1 }
  const area = { left: 0, top: 0, right: 2, bottom: 2 }
  kept.touchStart(at, area)
  ended.touchStart(at, area)
  ended.dispose()
  await clock.advance(130)
  expect(seen).toEqual(['kept'])
  last.touchStart(at, area)
  dispose()
  expect(leftovers()).toEqual([])
})
