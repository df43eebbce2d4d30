// The way out of a service worker that misbehaves (docs/hosting.md): served in place of sw.js it removes everything that a
// worker of this site has kept, and itself. Pages that are open go on, and ask the host for everything again.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('foyer-')).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
