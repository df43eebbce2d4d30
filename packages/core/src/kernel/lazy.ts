import type { Network } from '../ports/ports.ts'
import { toFoyerError } from './errors.ts'

/**
 * Code that a site fetches when it is first needed, and what is made of it. Made once; after a failure the next call
 * asks again.
 *
 * @throws FoyerError `network.failed` or `network.offline` where the code cannot be had, as for any other request
 */
export function createLazy<T>(
  network: Pick<Network, 'isOnline' | 'importModule'>,
  load: () => Promise<T>,
): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= (network.importModule?.(load) ?? load()).catch((cause: unknown) => {
      loaded = undefined
      throw toFoyerError(cause, { code: network.isOnline() ? 'network.failed' : 'network.offline', retryable: true })
    })
    return loaded
  }
}
