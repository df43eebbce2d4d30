/** A promise that a test resolves. */
export interface Deferred<T> {
  readonly promise: Promise<T>
  resolve(value: T): void
}

export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((take) => {
    resolve = take
  })
  return { promise, resolve: (value) => resolve(value) }
}
