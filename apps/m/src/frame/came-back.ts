/** Not by an address or a link: there may be a place to go back to. */
export function cameBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}
