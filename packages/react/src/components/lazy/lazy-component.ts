import type { ComponentType } from 'react'
import type { TextNamespace } from '../../text/i18n.ts'
import { type LazyModule, lazyModule } from './lazy-module.ts'

/** A component whose code is a chunk of its own, so that the first screen does not carry it. */
export interface LazyComponent<Props extends object> extends LazyModule<ComponentType<Props>> {
  /** Which texts it needs. */
  readonly texts: TextNamespace
}

/**
 * @param load imports the chunk, e.g. `async () => (await import('./panel.tsx')).Panel`
 * @param texts which texts it needs
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: TextNamespace = 'first',
): LazyComponent<Props> {
  return { ...lazyModule(load), texts }
}
