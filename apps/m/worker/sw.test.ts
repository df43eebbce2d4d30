import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const ORIGIN = 'https://site.example'
type Listener = (event: unknown) => void
let onFetch: Listener[]

// The worker as it is: what it has listened with is what a browser would call.
beforeAll(async () => {
  onFetch = []
  const addEventListener = (type: string, listener: Listener) => {
    if (type === 'fetch') onFetch.push(listener)
  }
  // Workbox asks for classes of browsers otherwise.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('location', new URL(`${ORIGIN}/m/sw.js`))
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('self', Object.assign(globalThis, { registration: { scope: `${ORIGIN}/m/` } }))
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: async () => {} }) })
  vi.stubGlobal('fetch', async () => new Response(''))
  vi.resetModules()
  await import('./sw.ts')
})

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'registration')
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Whether the worker answers a request, rather than leaving it to the browser. */
function answers(path: string, destination: string, mode = 'no-cors', method = 'GET'): boolean {
  const respondWith = vi.fn((answer: Promise<unknown>) => void answer.catch(() => {}))
  const url = new URL(path, ORIGIN).href
  const event = {
    request: Object.defineProperties(new Request(url, { method }), {
      destination: { value: destination },
      mode: { value: mode },
    }),
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
    respondWith,
  }
  for (const listener of onFetch) listener(event)
  return respondWith.mock.calls.length > 0
}

it.each([
  ['a picture of the site', '/demo/w150/games/JDB/1001.jpg', 'image', true],
  ['a file of the build', '/m/assets/start-12345678.js', 'script', true],
  ['a picture of the API', '/wps/captcha/1.png', 'image', false],
  ['a picture of a game', '/play/JDB/1001.png', 'image', false],
  ['a picture with a query', '/demo/avatar.jpg?user=1', 'image', false],
  ['a picture of another origin', 'https://cdn.example/1.jpg', 'image', false],
  ['an answer of the API', '/wps/game/list', '', false],
])('[SW-03] %s, at %s as %j', (_, path, destination, isAnswered) => {
  expect(answers(path, destination)).toBe(isAnswered)
})

it.each([
  ['a document of the site', '/m/home', 'GET', true],
  ['a form that is sent', '/m/home', 'POST', false],
  ['a game', '/play/JDB/1001', 'GET', false],
  ['a page beside the site', '/other', 'GET', false],
])('[SW-03] %s, when it is opened', (_, path, method, isAnswered) => {
  expect(answers(path, 'document', 'navigate', method)).toBe(isAnswered)
})
