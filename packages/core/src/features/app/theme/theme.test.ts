import { expect, it } from 'vitest'
import { createMemoryStorage, createTestFoyer, hang } from '../../../testing.ts'
import { theme } from './theme.ts'

it('[THEME-01] whatever is stored or chosen, it ends up dark; the choice is kept', () => {
  const storage = createMemoryStorage({ MC_THEME: 'light' })
  const { foyer, dispose } = createTestFoyer({ fetch: hang, storage })
  expect(foyer.use(theme).$theme.get()).toBe('dark')
  foyer.use(theme).setTheme('dark')
  foyer.use(theme).setTheme('light')
  expect(foyer.use(theme).$theme.get()).toBe('dark')
  expect(storage.get('MC_THEME')).toBe('light')
  dispose()
})
