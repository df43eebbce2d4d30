import { launch, type RouteName, type Updates, updates } from '@foyer/core'
import { useFeature, useFoyer, useLanguageCode } from '@foyer/react'
import { useRouterState } from '@foyer/react/router'
import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { checkForUpdates } from './check-for-updates.ts'
import { afterDialog, noteReloadFor, reload, reloadWhenFree } from './reload.ts'
import {
  keepForNextStart,
  PAGE_RELEASE,
  registerWorker,
  releaseOf,
  removeWorker,
  servedRelease,
} from './service-worker.ts'

/** After the worker is there: what is kept must not compete with what is being looked at, ms. */
const KEEP_AFTER_MS = 2000
/** A worker that takes over does so at once; else the reload has to do without, ms. */
const TAKE_OVER_MS = 4000
/** A payment or a game may be under way on these pages, so they hold an update from when they are shown. */
const BUSY_PAGES: ReadonlySet<RouteName> = new Set(['deposit', 'withdraw', 'redRain'])

/** Registers the service worker and follows it, unless the merchant has none (`serviceWorker` of the configuration). */
export function useServiceWorker(): void {
  const { config, access } = useFoyer()
  const api = useFeature(updates)
  const language = useLanguageCode()
  const [mayKeep, setMayKeep] = useState(false)

  useEffect(() => {
    if (!config.serviceWorker) {
      void removeWorker()
      return undefined
    }
    const ended = new AbortController()
    void registerWorker().then((registration) => {
      if (registration === undefined || ended.signal.aborted) return
      const keepSoon = () => setTimeout(() => ended.signal.aborted || setMayKeep(true), KEEP_AFTER_MS)
      follow(registration, api, keepSoon, ended.signal)
    })
    return () => ended.abort()
  }, [config, api])

  // Those of another language at once: until they are here, a start without a network has the former one, and in it nothing
  // that the platform has said in the language of now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: documents are of one language.
  useEffect(() => {
    if (!mayKeep) return
    const documents = [access.pathOf({ name: 'home' }), access.pathOf({ name: 'signIn' })]
    keepForNextStart(documents.filter((path) => path !== undefined))
  }, [mayKeep, access, language])
}

/** @param onOwnWorker the worker is of the release of this page, or the page has none until it speaks to one */
function follow(
  registration: ServiceWorkerRegistration,
  api: Updates,
  onOwnWorker: () => void,
  signal: AbortSignal,
): void {
  const { serviceWorker } = navigator
  const script = registration.active?.scriptURL ?? registration.installing?.scriptURL ?? ''
  const end = api.watch(registration, script)
  signal.addEventListener('abort', end)

  // Another tab has accepted, or this one: a page of the former release goes as soon as it loses nothing by it. It may have
  // been before this page listened. But after a release the page is the new one, and its worker still the old.
  const leaveFormerRelease = async () => {
    const { controller } = serviceWorker
    if (controller === null) return onOwnWorker()
    const release = await releaseOf(controller)
    if (signal.aborted) return
    // An older one is not asked to keep anything: a message while it gives way to the next makes Chromium start it again, and
    // the next waits.
    if (release === PAGE_RELEASE) return onOwnWorker()
    if ((await servedRelease()) !== release || signal.aborted) return
    if (noteReloadFor(release)) reloadWhenFree(api)
  }
  serviceWorker.addEventListener('controllerchange', () => void leaveFormerRelease(), { signal })
  void leaveFormerRelease()

  checkForUpdates(registration, signal)
}

/**
 * Files of this page that are gone were removed with a release: the page is loaded again, in the new version. What is typed
 * on it is carried over; a game, a payment and chosen files are left first. With the same release on the host it is a
 * failure like any other.
 *
 * @param isBusy something goes on that a reload would end, whatever is typed
 */
export function useLeaveWhenFilesAreGone(isBusy: boolean): void {
  const api = useFeature(updates)
  // What begins or ends while the host is asked must not make this miss that files are gone.
  const isBusyNow = useEffectEvent(() => isBusy)
  useEffect(() => {
    const ended = new AbortController()
    const onGone = async () => {
      const release = await servedRelease()
      if (ended.signal.aborted || !noteReloadFor(release)) return
      if (!isBusyNow() && (await keptTypedValues())) afterDialog(reload)
      else reloadWhenFree(api)
    }
    addEventListener('vite:preloadError', () => void onGone(), { signal: ended.signal })
    // Before this listened, as the document has noted (`entry/load-again.ts`).
    if (document.documentElement.dataset.filesMissing !== undefined) void onGone()
    return () => ended.abort()
  }, [api])
}

const loadTypedValues = () => import('./typed-values.ts')

/** False also where the code for it is gone as well. */
async function keptTypedValues(): Promise<boolean> {
  try {
    return await (await loadTypedValues()).keepTypedValues()
  } catch {
    return false
  }
}

/** Activates the version that waits, which reloads the page; where it does not, and without one, the page is loaded again. */
export async function acceptUpdate(api: Updates): Promise<void> {
  const reason = api.$reason.get()
  if (reason?.type === 'waiting') {
    reason.worker.postMessage({ type: 'skip-waiting' })
    await new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS))
  }
  reloadWhenFree(api)
}

/**
 * The version that waits is the one of this page, where the document came from the network: it takes over without a word.
 *
 * @returns whether to ask
 */
export function useUpdateQuestion(): boolean {
  const api = useFeature(updates)
  const reason = useStore(api.$reason)
  const isOffered = useStore(api.$offered)
  const [askedFor, setAskedFor] = useState<unknown>()
  useEffect(() => {
    let isCurrent = true
    if (reason?.type !== 'waiting') {
      setAskedFor(reason)
      return undefined
    }
    void releaseOf(reason.worker as ServiceWorker).then((release) => {
      if (!isCurrent) return
      if (release === PAGE_RELEASE) reason.worker.postMessage({ type: 'skip-waiting' })
      else setAskedFor(reason)
    })
    return () => {
      isCurrent = false
    }
  }, [reason])
  return isOffered && reason !== undefined && askedFor === reason
}

/**
 * Holds every update while a reload would lose something: a game, what is typed or chosen on this page, a payment.
 *
 * @returns whether it is a game or a payment
 */
export function useUpdateHold(): boolean {
  const api = useFeature(updates)
  const { route, status } = useRouterState()
  const game = useStore(useFeature(launch).$state)
  const [typedOn, setTypedOn] = useState(() => (isSomethingTyped() ? route.path : undefined))
  const isTyped = typedOn === route.path
  const isBusy = game.status !== 'idle' || (status === 'ready' && BUSY_PAGES.has(route.name))
  const isHeld = isTyped || isBusy

  useEffect(() => {
    const ended = new AbortController()
    const note = ({ target }: Event) => {
      if (isForm(target)) setTypedOn(route.path)
    }
    document.addEventListener('input', note, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [route.path])

  useEffect(() => (isHeld ? api.hold() : undefined), [isHeld, api])
  // While its files are still there.
  useEffect(() => {
    if (isTyped)
      loadTypedValues().then(
        ({ prepareToKeepTypedValues }) => prepareToKeepTypedValues(),
        // Gone already, which `vite:preloadError` has told.
        () => {},
      )
  }, [isTyped])
  return isBusy
}

function isSomethingTyped(): boolean {
  return [...document.querySelectorAll('input, textarea')].some(
    (field) => isForm(field) && !/^(checkbox|radio|hidden)$/.test(field.type) && field.value !== '',
  )
}

/** What is searched for stands in the address, and survives. */
function isForm(target: unknown): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (target instanceof HTMLInputElement) return target.type !== 'search' && target.closest('[role="search"]') === null
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
