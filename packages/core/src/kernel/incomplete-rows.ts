/**
 * Lists of answers that lack rows, because these rows could not be read. A set beside the lists, so that an answer has the fields of
 * its schema and no others.
 */
const incomplete = new WeakSet<readonly unknown[]>()

/** Remembers that rows are missing from a list. */
export function markIncomplete(rows: readonly unknown[]): void {
  incomplete.add(rows)
}

/** Whether rows of the answer are missing from this list. */
export function isIncomplete(rows: readonly unknown[]): boolean {
  return incomplete.has(rows)
}

/** Like `rows.map`, for a list whose missing rows are to stay known. */
export function mapRows<Row, Mapped>(rows: readonly Row[], map: (row: Row) => Mapped): readonly Mapped[] {
  const mapped = rows.map(map)
  if (isIncomplete(rows)) markIncomplete(mapped)
  return mapped
}
