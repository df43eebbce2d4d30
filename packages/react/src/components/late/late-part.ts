import type { ComponentType } from 'react'
import type { TextArea } from '../../text/text.ts'
import { type LateCode, lateCode } from './late-code.ts'

/** A component whose code is a chunk of its own, so that the first screen does not carry it. */
export interface LatePart<Props extends object> extends LateCode<ComponentType<Props>> {
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
  return { ...lateCode(bring), texts }
}
