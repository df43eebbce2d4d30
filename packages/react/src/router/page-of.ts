/** The part of a path that says which page it leads to: without query and hash. */
export function pageOf(path: string): string {
  return path.replace(/[?#].*/, '')
}
