type Operation = (...args: unknown[]) => Promise<unknown>

interface Watch {
  pending: number
}

const MARK = Symbol.for('@foyer/pool-watch')

/**
 * Returns how many operations of WebCrypto are running in this process. They run on their own threads, so waiting turns
 * of the event loop is not enough. For tests only: wraps the methods of WebCrypto once, to count them.
 */
export function watchCryptoOperations(): () => number {
  if (globalThis.crypto?.subtle === undefined) return () => 0
  const methods = Object.getPrototypeOf(crypto.subtle) as Record<string, unknown> & { [MARK]?: Watch }
  const known = methods[MARK]
  if (known !== undefined) return () => known.pending

  const watch: Watch = { pending: 0 }
  methods[MARK] = watch
  for (const [name, method] of Object.entries(methods)) {
    if (typeof method !== 'function') continue
    methods[name] = function (this: unknown, ...args: unknown[]) {
      const operation = (method as Operation).apply(this, args)
      const over = () => {
        watch.pending -= 1
      }
      watch.pending += 1
      operation.then(over, over)
      return operation
    }
  }
  return () => watch.pending
}
