import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { answerNavigation, keepDocuments } from './documents.ts'
import {
  ASSET_LIMITS,
  ASSETS,
  CACHES,
  isCaches,
  isKeep,
  isSkipWaiting,
  PICTURES,
  RELEASE,
} from './messages-and-caches.ts'
import { isAsset, isPublicPicture, mayBePublic } from './right-answers.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The service worker of the site (ADR 16). It answers three kinds of request and leaves all others to the browser: documents
 * below its scope, files of the build, and pictures that say that anyone may keep them. What a page asks for by `fetch`,
 * the API among it, never passes it.
 */

const scope = new URL(self.registration.scope)

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${scope.pathname}assets/`), assets())
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && mayBePublic(url),
  pictures(),
)
// A storage that is full or refused: as without a worker.
setCatchHandler(({ request }) => fetch(request))

/** Named by their content: what is here is right. */
function assets() {
  return new CacheFirst({
    cacheName: ASSETS,
    plugins: [keepOnly(isAsset), new ExpirationPlugin({ ...ASSET_LIMITS, purgeOnQuotaError: true })],
  })
}

/** The browser's own cache is asked before the network, so that this sends nothing that would not be sent without it. */
function pictures() {
  return new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [
      keepOnly(isPublicPicture),
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 7 * 86_400, purgeOnQuotaError: true }),
    ],
  })
}

function keepOnly(isRight: (response: Response) => boolean) {
  return {
    cacheWillUpdate: async ({ response }: { readonly response: Response }) => (isRight(response) ? response : null),
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  if (!new URL(request.url).pathname.startsWith(scope.pathname)) return
  event.respondWith(answerNavigation(event))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

async function activate(): Promise<void> {
  await Promise.allSettled([self.registration.navigationPreload?.enable(), deleteForeignCaches()])
  // The first page has been loaded without a worker; what it loads from now on is kept.
  await self.clients.claim()
}

/** Of a worker that kept things in another form. */
async function deleteForeignCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isCaches(name) && !CACHES.includes(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

// A page that was on its way while the worker started, or came by a forced reload, has none until it speaks to it.
self.addEventListener('message', (event) => {
  const { data, ports } = event
  if (isSkipWaiting(data)) event.waitUntil(self.skipWaiting())
  else if (isKeep(data)) event.waitUntil(Promise.all([self.clients.claim(), keepDocuments(data)]))
  else ports[0]?.postMessage({ release: RELEASE })
})
