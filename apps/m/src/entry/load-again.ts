/** Counts in this tab how often a document was loaded again, until its application lives. */
export const LOADS_KEY = 'foyer.loads'

/**
 * Loads a document again whose application did not arrive: the network has gone meanwhile, or a release has removed a file.
 * Where that does not help, the template `foyer-failed` of the document says so, with a link to try it by hand.
 *
 * The build writes this function into each document (`build/load-again-script.ts`): a file could be missing like the others.
 * So it imports nothing, and all that it needs stands within it.
 */
export function loadAgainWhereFilesAreMissing(key: string): void {
  const mostLoads = 5
  // Without storage loads cannot be counted, so there are none.
  let loads = mostLoads
  try {
    loads = Number(sessionStorage.getItem(key))
  } catch {
    // The browser blocks storage.
  }
  let tries = loads

  const show = () => {
    const message = document.getElementById('foyer-failed')
    if (message instanceof HTMLTemplateElement) message.replaceWith(message.content)
  }
  const fail = () => {
    if (tries > 0) {
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show)
      else show()
    }
    if (loads >= mostLoads) return
    // At random, since a host that was ill would be met by everybody at once.
    setTimeout(loadAgain, 2000 * 2 ** Math.min(tries, 5) * (1 + Math.random()))
    tries += 1
  }
  const loadAgain = async () => {
    try {
      if ((await fetch('')).ok) {
        sessionStorage.setItem(key, String(loads + 1))
        location.reload()
        return
      }
    } catch {
      // The host cannot be reached, or a full storage does not count.
    }
    fail()
  }
  addEventListener('foyer:failed', fail)
  // The script that brings the application; later ones belong to what the application does.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && document.querySelector('[data-live]') === null) fail()
  }
  addEventListener('error', onError, true)
  // Files that the application asked for later: who leaves the page because of them may not listen yet.
  // Without a network they are not gone.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) document.documentElement.dataset.filesMissing = ''
  })
}
