import { isCaches } from '../../worker/messages-and-caches.ts'

/** The part that is used here; TypeScript has no types of it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown }
}

const SCOPE = import.meta.env.BASE_URL
const SCRIPT = `${SCOPE}sw.js`
/** A worker answers at once, or when it has started, which takes seconds on a busy phone; one that is being removed never does. */
const ANSWER_MS = 10_000

/** Which build this page is of, as its document says. */
export const PAGE_RELEASE = document.documentElement.dataset.release

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** The address of the one script that may become a worker here. */
function workerAddress(): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  policy ??= types?.createPolicy('foyer-worker', {
    createScriptURL(url) {
      if (url === SCRIPT) return url
      throw new TypeError('Not the worker of this site.')
    },
  })
  // `register` takes a trusted address, which the types do not know.
  return policy === undefined ? SCRIPT : (policy.createScriptURL(SCRIPT) as string)
}

/** Undefined where there are no workers, or this browser refuses them: the site is then what it is without one. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  try {
    return await navigator.serviceWorker.register(workerAddress(), { scope: SCOPE, updateViaCache: 'none' })
  } catch {
    return undefined
  }
}

/** For merchants who have turned the worker off: takes away the one of an earlier visit, and what it has kept. */
export async function removeWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    // Where ours is gone, the one of a wider scope is found: it belongs to others.
    const registration = await navigator.serviceWorker.getRegistration(SCOPE)
    if (registration?.scope === new URL(SCOPE, location.href).href) await registration.unregister()
    // Also what a page has put there that was open while the worker went.
    const names = await caches.keys()
    await Promise.all(names.filter(isCaches).map((name) => caches.delete(name)))
  } catch {
    // Where storage is refused there is nothing to remove.
  }
}

/** Asks a worker which build it is of; undefined where it does not say. */
export function releaseOf(worker: Pick<ServiceWorker, 'postMessage'>): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ANSWER_MS, undefined)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      port1.close()
      resolve(typeof data?.release === 'string' ? data.release : undefined)
    }
    worker.postMessage({ type: 'release' }, [port2])
  })
}

/** Lets the worker keep what the next start needs without a network: these documents, and all code of this page. */
export function keepForNextStart(documents: readonly string[]): void {
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}${SCOPE}assets/`))
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ type: 'keep', documents, assets }),
    // Refused meanwhile.
    () => {},
  )
}

/** Which build the host serves now; undefined where it cannot be asked. */
export async function servedRelease(): Promise<string | undefined> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } })
    return /<html[^>]* data-release="([\w-]+)"/.exec(await response.text())?.[1]
  } catch {
    return undefined
  }
}
