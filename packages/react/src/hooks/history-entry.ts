/** Identity of the entry of the history that is shown; undefined in browsers without the Navigation API. */
export function historyEntryKey(): string | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.key : undefined
}
