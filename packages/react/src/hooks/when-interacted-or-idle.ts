/** What a person who uses the page causes; not `scroll`, which scripts cause too. */
const INTERACTIONS = ['pointerdown', 'keydown', 'wheel'] as const
/** Without an interaction for this long the page counts as idle, ms. */
const IDLE_MS = 3000

/** Calls back with every interaction until the returned function runs. */
export function onInteraction(listener: (event: Event) => void): () => void {
  const ended = new AbortController()
  for (const type of INTERACTIONS) {
    // A function of its own: the browser adds the same one only once, and two callers may share theirs.
    window.addEventListener(type, (event) => listener(event), { passive: true, capture: true, signal: ended.signal })
  }
  return () => ended.abort()
}

/**
 * For what the first screen does without: calls back with the next interaction, or after 3 s without one, unless the
 * returned function runs before. If the promise that `run` answers rejects, the interaction after that calls it again.
 */
export function whenInteractedOrIdle(run: () => Promise<unknown>): () => void {
  let running = false
  const attempt = async () => {
    if (running) return
    running = true
    clearTimeout(timer)
    const [{ status }] = await Promise.allSettled([run()])
    if (status === 'fulfilled') ignore()
    running = false
  }
  const ignore = onInteraction(() => void attempt())
  const timer = setTimeout(() => void attempt(), IDLE_MS)
  return () => {
    clearTimeout(timer)
    ignore()
  }
}
