import { createListeners } from './listeners.ts'
import type { Network, UploadProgressListener } from './ports.ts'

export type FetchHandler = (request: Request) => Promise<Response>

/** A network in the process, with a switch. */
export interface MemoryNetwork extends Network {
  readonly listeners: number
  /** Requests that have not been answered yet, oldest first: `GET /wps/game/list`. */
  readonly inFlight: readonly string[]
  /** How much code is on its way. */
  readonly importing: number
  setOnline(online: boolean): void
}

export function createMemoryNetwork(handler: FetchHandler): MemoryNetwork {
  const listeners = createListeners<[online: boolean]>()
  const inFlight = new Set<{ readonly name: string }>()
  let online = true
  let bringing = 0
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
        if (onUploadProgress !== undefined) await tellSent(request, onUploadProgress)
        return await handler(request)
      } finally {
        inFlight.delete(entry)
      }
    },
    get importing() {
      return bringing
    },
    async importModule(code) {
      bringing += 1
      try {
        return await code()
      } finally {
        bringing -= 1
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

/** A body leaves in four steps; whoever listens may give it up in between. */
async function tellSent(request: Request, onUploadProgress: UploadProgressListener): Promise<void> {
  const { byteLength: total } = await request.clone().arrayBuffer()
  for (let step = 0; step <= STEPS; step += 1) {
    request.signal.throwIfAborted()
    onUploadProgress(Math.floor((total * step) / STEPS), total)
    await Promise.resolve()
  }
}
