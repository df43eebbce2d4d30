/**
 * Returns the current object where the next one is equal, so that nothing is rendered again (HOME-16). For plain JSON
 * data.
 */
export function structuralShare<T>(current: T | undefined, next: T): T {
  return current !== undefined && JSON.stringify(current) === JSON.stringify(next) ? current : next
}
