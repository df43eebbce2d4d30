import { Plate, Scene } from '../../../stories/scene.tsx'
import { type ReportColumn, ReportTable, type ReportTableProps } from './report-table.tsx'

export default { title: 'Primitives / Report table' }

interface Day {
  readonly day: string
  readonly amounts: readonly number[]
}

const DAYS: readonly Day[] = [
  { day: 'Nov 28, 2026', amounts: [1250, 300, 80, 12, 858] },
  { day: 'Nov 27, 2026', amounts: [980, 140, 60, 9, 771] },
  { day: 'Nov 26, 2026', amounts: [0, 0, 0, 0, 0] },
]
const HEADS = ['Turnover', 'Members lost', 'Rebates', 'Bonuses', 'Net result']

const show = (amount: number) => `₱${amount.toFixed(2)}`
const sumOf = (at: number) => DAYS.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0)
const columns = (count: number): readonly [ReportColumn<Day>, ...ReportColumn<Day>[]] => [
  { name: 'day', head: 'Day', cell: ({ day }) => day, sort: 'descending', total: 'All days', oneLine: true },
  ...HEADS.slice(0, count).map((head, at) => ({
    name: head,
    head,
    cell: ({ amounts }: Day) => show(amounts[at] ?? 0),
    total: show(sumOf(at)),
  })),
]

const Example = ({ layout }: Pick<ReportTableProps<Day>, 'layout'>) => (
  <Scene>
    <Plate>
      <ReportTable
        caption="Result by day"
        layout={layout}
        rows={DAYS}
        keyOf={({ day }) => day}
        columns={columns(layout === 'scroll' ? 5 : 2)}
      />
    </Plate>
  </Scene>
)

export const Scrolls = () => <Example layout="scroll" />
export const Fits = () => <Example layout="fit" />
export const Inset = () => <Example layout="inset" />
