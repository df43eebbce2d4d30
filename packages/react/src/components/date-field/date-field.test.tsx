import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { DateField } from './date-field.tsx'

afterEach(cleanup)

it('[CONST-05] picks days from 2000 to 2030 unless it is told otherwise', () => {
  const { foyer } = stubFoyer()
  const days: string[] = []
  renderWith(
    foyer,
    <>
      <DateField label="From" value="" onValue={(day) => days.push(day)} />
      <DateField label="Born" value="" onValue={() => {}} range={{ min: '1900-01-01', max: '2026-12-31' }} />
    </>,
  )
  expect(screen.getByLabelText('From')).toMatchObject({ type: 'date', min: '2000-01-01', max: '2030-12-31' })
  expect(screen.getByLabelText('Born')).toMatchObject({ min: '1900-01-01' })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-05' } })
  expect(days).toEqual(['2026-03-05'])
})
