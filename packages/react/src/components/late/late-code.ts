/** Code in a chunk of its own, so that the first screen does not carry it. */
export interface LateCode<Code> {
  /** Brings it, once; after a failure the next call tries again. */
  load(): Promise<Code>
  /** It, once it is here. */
  now(): Code | undefined
}

/** @param bring imports the chunk, e.g. `async () => (await import('./binding.ts')).bind` */
export function lateCode<Code>(bring: () => Promise<Code>): LateCode<Code> {
  let here: Code | undefined
  let underway: Promise<Code> | undefined
  return {
    now: () => here,
    load() {
      underway ??= bring().then(
        (code) => {
          here = code
          return code
        },
        (cause: unknown) => {
          underway = undefined
          throw cause
        },
      )
      return underway
    },
  }
}
