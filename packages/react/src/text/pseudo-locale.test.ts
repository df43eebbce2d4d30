import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { all } from '../testing/english-texts.ts'
import { allPages } from './en/all-pages.ts'
import { createI18n } from './i18n.ts'
import { lengthen, pseudoLocale } from './pseudo-locale.ts'

it('lengthens words by 30 % between marks, and keeps what is filled in', () => {
  expect(lengthen('Hot games')).toBe('[Hot games üä]')
  expect(lengthen('{0} {1}')).toBe('{0} {1}')
  expect(lengthen('{count} games')).toBe('[{count} games ü]')
  const long = 'Every change of your balance is listed here.'
  expect(lengthen(long).length).toBe(long.length + Math.ceil(long.length * 0.3) + 2)
})

it('is a whole language from right to left', async () => {
  const text = createI18n(atom('EN'), { all, locales: { XB: pseudoLocale } })
  expect(await text.show('XB')).toBe(true)
  const { dir, t } = text.$shown.get()
  expect(dir).toBe('rtl')
  expect(t('forgot.retrieve')).toMatch(/^\[Send me a new password/)
  expect(t('list.count', { count: 1200 })).toMatch(/^\[1200 games/)
  expect(Object.keys((await pseudoLocale.load?.()) ?? {}).length).toBeGreaterThan(Object.keys(allPages).length)
})
