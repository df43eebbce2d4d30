/** Between two questions for a newer worker; browsers ask with each document too, ms. */
const CHECK_EVERY_MS = 600_000

/** Looks for a newer worker while the page is shown: when it is shown again, when the network is back, and from time to time. */
export function checkForUpdates(registration: { update(): Promise<unknown> }, signal: AbortSignal): void {
  let checkedAt = performance.now()
  const check = () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = performance.now()
    registration.update().catch(() => {
      // The host cannot be reached: it is asked with the next occasion.
      checkedAt = Number.NEGATIVE_INFINITY
    })
  }
  document.addEventListener('visibilitychange', check, { signal })
  addEventListener('online', check, { signal })
  const timer = setInterval(check, CHECK_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}
