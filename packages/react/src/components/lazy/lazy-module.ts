/** Code in a chunk of its own, so that the first screen does not carry it. */
export interface LazyModule<Code> {
  /** Loads it once; after a failure the next call tries again. */
  load(): Promise<Code>
  /** The module, once it is loaded. */
  loaded(): Code | undefined
}

/** @param load imports the chunk, e.g. `async () => (await import('./binding.ts')).bind` */
export function lazyModule<Code>(load: () => Promise<Code>): LazyModule<Code> {
  let loadedModule: Code | undefined
  let loading: Promise<Code> | undefined
  return {
    loaded: () => loadedModule,
    load() {
      loading ??= load().then(
        (code) => {
          loadedModule = code
          return code
        },
        (cause: unknown) => {
          loading = undefined
          throw cause
        },
      )
      return loading
    },
  }
}
