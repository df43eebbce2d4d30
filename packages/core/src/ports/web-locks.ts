/** Web Locks. They are missing on insecure origins and in old browsers, and fail where storage is denied. */
export async function hold<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (!('locks' in window.navigator)) return work()
  let granted = false
  try {
    return await window.navigator.locks.request(name, { signal }, () => {
      granted = true
      return work()
    })
  } catch (cause) {
    if (granted || signal.aborted) throw cause
    return work()
  }
}
