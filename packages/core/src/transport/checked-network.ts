import type { Scope } from '../kernel/scope.ts'
import { createListeners } from '../ports/listeners.ts'
import type { Network, Unsubscribe } from '../ports/ports.ts'

/** The network of the host. Its word that there is no network is a hint, which one real request checks (ERR-17). */
export interface CheckedNetwork extends Network {
  /**
   * Asks the platform for anything, if the device says that there is no network. An answer proves the device wrong until the device says
   * something else. Tries at the same time share one request.
   *
   * @returns whether there is a network
   */
  check(): Promise<boolean>
}

/** How long a try may take: calls wait for it. A network that is slower than this counts as none while the device says so too. */
const TRY_TIMEOUT_MS = 3000

/**
 * Devices are wrong behind some virtual networks and in some embedded browsers: they say offline while requests are answered.
 *
 * @param address of the platform; '' if there is none, so that nothing can be tried
 */
export function createCheckedNetwork(network: Network, scope: Scope, address: string): CheckedNetwork {
  const listeners = createListeners<[isOnline: boolean]>()
  /** Set while the device is proven wrong. */
  let stopListening: Unsubscribe | undefined
  let running: Promise<boolean> | undefined

  const isOnline = () => stopListening !== undefined || network.isOnline()

  const believeDevice = () => {
    stopListening?.()
    stopListening = undefined
  }

  const tryOut = async (): Promise<boolean> => {
    const ended = new AbortController()
    const trying = scope.child()
    trying.add(() => ended.abort())
    trying.timeout(() => trying.dispose(), TRY_TIMEOUT_MS)
    const { signal } = ended
    try {
      // An answer of any kind is enough, and with `no-cors` a foreign origin need not allow it.
      await network.fetch(new Request(address, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal }))
    } catch {
      // The device was right.
      return isOnline()
    } finally {
      trying.dispose()
    }
    if (isOnline() || scope.disposed) return isOnline()
    stopListening = scope.add(network.onChange(believeDevice))
    listeners.notify(true)
    return true
  }

  return {
    fetch: (request, onUploadProgress) => network.fetch(request, onUploadProgress),
    importModule: (code) => network.importModule?.(code) ?? code(),
    isOnline,
    onChange(listener) {
      const stops = [network.onChange(listener), listeners.add(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    check() {
      if (isOnline() || address === '') return Promise.resolve(isOnline())
      running ??= tryOut().finally(() => {
        running = undefined
      })
      return running
    },
  }
}
