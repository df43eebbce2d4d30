import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type ReportColumn, ReportTable } from './report-table.tsx'

afterEach(cleanup)

interface Day {
  readonly day: string
  readonly bets: number
}

const ROWS: readonly Day[] = [
  { day: '2026-11-28', bets: 7 },
  { day: '2026-11-27', bets: 2 },
]
const DAY: ReportColumn<Day> = { name: 'day', head: 'Day', cell: ({ day }) => day }
const BETS: ReportColumn<Day> = { name: 'bets', head: 'Bets', cell: ({ bets }) => bets }
const keyOf = ({ day }: Day) => day

const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('shows a head, and a line of cells for each row, in the order of the columns', () => {
  render(<ReportTable caption="Days" rows={ROWS} keyOf={keyOf} columns={[DAY, BETS]} />)
  const table = screen.getByRole('table', { name: 'Days' })
  expect(textsOf(table)).toEqual([
    ['Day', 'Bets'],
    ['2026-11-28', '7'],
    ['2026-11-27', '2'],
  ])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026-11-28', '2026-11-27'])
})

it('adds a last line when a column has a total, and leaves the other cells of that line empty', () => {
  const columns = [{ ...DAY, total: 'All' }, BETS, { ...BETS, name: 'again', total: 9 }] as const
  render(<ReportTable caption="Days" rows={ROWS} keyOf={keyOf} columns={columns} />)
  expect(textsOf(screen.getByRole('table')).at(-1)).toEqual(['All', '', '9'])
})

it('tells readers of the head by which column the rows are sorted', () => {
  render(<ReportTable caption="Days" rows={ROWS} keyOf={keyOf} columns={[{ ...DAY, sort: 'descending' }, BETS]} />)
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))).toEqual([
    'descending',
    null,
  ])
})

it('is a region that the keyboard reaches and that has the name of the table, if its columns scroll', () => {
  render(<ReportTable caption="Days" rows={ROWS} keyOf={keyOf} columns={[DAY, BETS]} />)
  expect(screen.getByRole('region', { name: 'Days' }).tabIndex).toBe(0)
})

it.each(['fit', 'inset'] as const)('is no region and no stop of the keyboard when its layout is %s', (layout) => {
  const { container } = render(
    <ReportTable caption="Days" layout={layout} rows={ROWS} keyOf={keyOf} columns={[DAY, BETS]} />,
  )
  expect(screen.queryByRole('region')).toBeNull()
  expect(container.querySelector('[tabindex]')).toBeNull()
})

it('takes its name from an element of the page when it is given an id in place of a caption', () => {
  render(
    <>
      <p id="terms">From 1 November</p>
      <ReportTable labelledBy="terms" layout="inset" rows={ROWS} keyOf={keyOf} columns={[DAY, BETS]} />
    </>,
  )
  const table = screen.getByRole('table', { name: 'From 1 November' })
  expect(table.querySelector('caption')).toBeNull()
})
