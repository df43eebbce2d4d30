/** What a person who uses the page causes. Scripts cause `scroll` too. */
const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const
/** Without an interaction for this long the page counts as idle, ms. */
const IDLE_MS = 3000

type Listener = (event: Event) => void

/** However many parts of a page wait, each event is heard by one listener of the window, and by none when nothing waits. */
const waiting = new Set<Listener>()

function notify(event: Event): void {
  for (const listener of [...waiting]) listener(event)
}

/** Calls back with every interaction until the returned function runs. */
export function onInteraction(listener: Listener): () => void {
  if (waiting.size === 0)
    for (const type of INTERACTIONS) addEventListener(type, notify, { passive: true, capture: true })
  // A listener of its own: the same function may wait twice.
  const own: Listener = (event) => listener(event)
  waiting.add(own)
  return () => {
    if (!waiting.delete(own) || waiting.size > 0) return
    for (const type of INTERACTIONS) removeEventListener(type, notify, { capture: true })
  }
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
    // Divides the first screen from what is prefetched, for `scripts/sizes` and tests.
    performance.mark('foyer:prefetched')
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
