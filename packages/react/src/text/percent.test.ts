import type { Money } from '@foyer/core'
import { expect, it } from 'vitest'
import { percentText } from './percent.ts'

it('a rate is written exactly, in Latin figures', () => {
  const written = (tag: string, rate: string) => percentText(tag, rate as Money)
  expect(written('en', '0.015')).toBe('1.5%')
  // As a number it is a little less, and would be 1%.
  expect(written('en', '0.01005')).toBe('1.01%')
  expect(written('bn', '0.015')).toBe('1.5%')
})
