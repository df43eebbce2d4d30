import { expect, it } from 'vitest'
import { birthdayRange } from '../features/auth/registration/field-rules.ts'
import { datePickerRange } from './date-picker-range.ts'

it('[CONST-05] dates are picked from 2000 to 2030, birthdays from 1900', () => {
  expect(datePickerRange()).toEqual({ min: '2000-01-01', max: '2030-12-31' })
  expect(datePickerRange(2024)).toEqual({ min: '2024-01-01', max: '2030-12-31' })
  expect(birthdayRange('2025-06-01').min).toBe('1900-01-01')
})
