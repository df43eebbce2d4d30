/**
 * Says on the document that no session is stored here, so that the header shows its links for guests before the application
 * is there. The keys are those of core's session record and of its remembered sign-in: this module is in the document and
 * shares none with the application.
 */
export function markStoredSession(): void {
  try {
    const isStored = [localStorage, sessionStorage].some((storage) => storage.getItem('MC_SESSION_INFO') !== null)
    const isRemembered = localStorage.getItem('autoLogin') === '1'
    if (!isStored && !isRemembered) document.documentElement.dataset.storedSession = 'none'
  } catch {
    // The browser blocks storage: the application finds out.
  }
}
