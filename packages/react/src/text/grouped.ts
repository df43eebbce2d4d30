/** A whole number in groups, with Latin figures as in amounts (`docs/decisions/0007-latin-figures.md`). */
export function grouped(count: number): string {
  return new Intl.NumberFormat('en').format(count)
}
