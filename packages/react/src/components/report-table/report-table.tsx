import type { ReactNode } from 'react'

/** One column of a {@link ReportTable}. */
export interface ReportColumn<Row> {
  /** Tells the columns of a table apart. */
  readonly name: string
  readonly head: string
  cell(row: Row): ReactNode
  /** The cell of the last line, which sums up all rows. The line is shown if a column has one. */
  readonly total?: ReactNode
  /** How the rows are sorted by this column. */
  readonly sort?: 'ascending' | 'descending' | undefined
  /** Keeps each cell of the first column on one line. Other columns never wrap their figures. */
  readonly oneLine?: boolean | undefined
}

/** What the table is about: words for readers who do not see it, or the id of an element that says it. */
type ReportName =
  | { readonly caption: string; readonly labelledBy?: undefined }
  | { readonly caption?: undefined; readonly labelledBy: string }

export type ReportTableProps<Row> = ReportName & {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** The cells of the first column head their rows. */
  readonly columns: readonly [ReportColumn<Row>, ...ReportColumn<Row>[]]
  /**
   * On a narrow screen the columns of `scroll` scroll behind the first one. Those of `fit` and `inset` are few enough to
   * stand side by side. `inset` has no ground of its own, for a table within a panel.
   */
  readonly layout?: 'scroll' | 'fit' | 'inset' | undefined
}

/**
 * A report as a table: the columns say what stands in a row, in the last line, and how the rows are sorted.
 *
 * ```tsx
 * <ReportTable
 *   caption="Rebates by day"
 *   rows={days}
 *   keyOf={({ day }) => day}
 *   columns={[
 *     { name: 'day', head: 'Day', cell: ({ day }) => day, total: 'All days' },
 *     { name: 'rebate', head: 'Rebate', cell: ({ rebate }) => format(rebate), total: format(sum) },
 *   ]}
 * />
 * ```
 */
export function ReportTable<Row>({
  rows,
  keyOf,
  columns,
  caption,
  labelledBy,
  layout = 'scroll',
}: ReportTableProps<Row>) {
  const [first, ...others] = columns
  const firstClass = first.oneLine ? 'fy-report-one-line' : undefined
  const table = (
    <table className="fy-report-table" data-layout={layout} aria-labelledby={labelledBy}>
      {caption === undefined ? null : <caption className="fy-hidden-text">{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ name, head, sort }) => (
            <th key={name} scope="col" aria-sort={sort}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" className={firstClass}>
              {first.cell(row)}
            </th>
            {others.map(({ name, cell }) => (
              <td key={name}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some(({ total }) => total !== undefined) ? (
        <tfoot>
          <tr>
            <th scope="row">{first.total}</th>
            {others.map(({ name, total }) => (
              <td key={name}>{total}</td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
  if (layout !== 'scroll') return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="fy-report-scroll" aria-label={caption} aria-labelledby={labelledBy} tabIndex={0}>
      {table}
    </section>
  )
}
