import type { Network } from '../ports/ports.ts'
import { networkErrorCode, toFoyerError } from './errors.ts'

/**
 * Loads a module with its first use, once. After a failure the next call tries again.
 *
 * @throws FoyerError `network.failed` or `network.offline` where the module cannot be loaded, as for any other request
 */
export function createLazyModule<T>(
  network: Pick<Network, 'isOnline' | 'importModule'>,
  load: () => Promise<T>,
): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= (network.importModule?.(load) ?? load()).catch((cause: unknown) => {
      loaded = undefined
      throw toFoyerError(cause, { code: networkErrorCode(network), retryable: true })
    })
    return loaded
  }
}
