import { expect, it } from 'vitest'
import { createMemoryStorage, createTestFoyer, hang } from '../../../testing.ts'

it('[THEME-01] whatever is stored or chosen, it ends up dark; the choice is kept', () => {
  const storage = createMemoryStorage({ MC_THEME: 'light' })
  const { foyer, dispose } = createTestFoyer({ fetch: hang, storage })
  expect(foyer.theme.$theme.get()).toBe('dark')
  foyer.theme.setTheme('dark')
  foyer.theme.setTheme('light')
  expect(foyer.theme.$theme.get()).toBe('dark')
  expect(storage.get('MC_THEME')).toBe('light')
  dispose()
})
