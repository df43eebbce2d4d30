import { createListeners } from './listeners.ts'
import type { Network, UploadProgressListener } from './ports.ts'

export type FetchHandler = (request: Request) => Promise<Response>

/** A network that calls a function, and can be switched off. */
export interface MemoryNetwork extends Network {
  readonly listeners: number
  /** Requests without a response, oldest first: `GET /wps/game/list`. */
  readonly inFlight: readonly string[]
  /** How many modules are being loaded. */
  readonly importing: number
  setOnline(online: boolean): void
}

export function createMemoryNetwork(handler: FetchHandler): MemoryNetwork {
  const listeners = createListeners<[online: boolean]>()
  const inFlight = new Set<{ readonly name: string }>()
  let online = true
  let importing = 0
  return {
    get listeners() {
      return listeners.size
    },
    get inFlight() {
      return [...inFlight].map((entry) => entry.name)
    },
    async fetch(request, onUploadProgress) {
      const entry = { name: `${request.method} ${new URL(request.url).pathname}` }
      inFlight.add(entry)
      try {
        if (!online) throw new TypeError('offline')
        if (onUploadProgress !== undefined) await reportProgress(request, onUploadProgress)
        return await handler(request)
      } finally {
        inFlight.delete(entry)
      }
    },
    get importing() {
      return importing
    },
    async importModule(code) {
      importing += 1
      try {
        return await code()
      } finally {
        importing -= 1
      }
    },
    isOnline: () => online,
    onChange: (listener) => listeners.add(listener),
    setOnline(next) {
      if (next === online) return
      online = next
      listeners.notify(online)
    },
  }
}

const STEPS = 4

/** Reports the upload in four steps; the listener may abort it in between. */
async function reportProgress(request: Request, onUploadProgress: UploadProgressListener): Promise<void> {
  const { byteLength: total } = await request.clone().arrayBuffer()
  for (let step = 0; step <= STEPS; step += 1) {
    request.signal.throwIfAborted()
    onUploadProgress(Math.floor((total * step) / STEPS), total)
    await Promise.resolve()
  }
}
