/** Calls back once the document's own content has been painted; at once where nothing will be (a hidden tab). */
export function afterFirstPaint(run: () => void): void {
  if (document.visibilityState === 'hidden' || performance.getEntriesByName('first-contentful-paint').length > 0) {
    run()
    return
  }
  // The frame callback runs before the paint, the task after it.
  requestAnimationFrame(() => setTimeout(run))
}
