import type { ComponentType } from 'react'
import type { TextArea } from '../../text/text.ts'

/** A component whose code is a chunk of its own, so that the first screen does not carry it. */
export interface LatePart<Props extends object> {
  /** Brings it, once; after a failure the next call tries again. */
  load(): Promise<ComponentType<Props>>
  /** The component, once it is here. */
  now(): ComponentType<Props> | undefined
  /** Which texts it needs. */
  readonly texts: TextArea
}

/**
 * @param bring imports the chunk, e.g. `async () => (await import('./panel.tsx')).Panel`
 * @param texts which texts it needs
 */
export function latePart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  texts: TextArea = 'later',
): LatePart<Props> {
  let here: ComponentType<Props> | undefined
  let underway: Promise<ComponentType<Props>> | undefined
  return {
    texts,
    now: () => here,
    load() {
      underway ??= bring().then(
        (Part) => {
          here = Part
          return Part
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
