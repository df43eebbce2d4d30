/**
 * Lists of answers that lack rows, because these rows could not be read. A set beside the lists, so that an answer has the fields of
 * its schema and no others.
 */
const incomplete = new WeakSet<readonly unknown[]>()

/** Remembers that rows are missing from a list. */
export function markIncomplete(rows: readonly unknown[]): void {
  incomplete.add(rows)
}

/**
 * Whether rows of the answer are missing from this list, because they could not be read. For lists that come whole, such as ways to pay.
 * A copy of such a list is not known. A list that is loaded page by page says `data.isIncomplete`.
 */
export function isIncomplete(rows: readonly unknown[]): boolean {
  return incomplete.has(rows)
}

/** Like `rows.map`, for a list whose missing rows are to stay known. */
export function mapRows<Row, Mapped>(rows: readonly Row[], map: (row: Row) => Mapped): readonly Mapped[] {
  return keepMark(rows, rows.map(map))
}

/** Like `rows.filter`, for a list whose missing rows are to stay known. */
export function filterRows<Row>(rows: readonly Row[], isKept: (row: Row) => boolean): readonly Row[] {
  return keepMark(rows, rows.filter(isKept))
}

function keepMark<Row>(from: readonly unknown[], to: readonly Row[]): readonly Row[] {
  if (isIncomplete(from)) markIncomplete(to)
  return to
}
