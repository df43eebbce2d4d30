/** The classes of an element: our own, and those that the caller adds. */
export function joinClasses(...classes: readonly (string | false | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
