import { onTestFinished, vi } from 'vitest'
import type { LazyModule } from '../components/lazy/lazy-module.ts'

/**
 * Makes the code of a lazy component fail to load for the rest of the test, as without a network.
 *
 * @returns makes it load again
 */
export function withholdCode<Code>(module: LazyModule<Code>): () => void {
  const load = vi.spyOn(module, 'load').mockRejectedValue(new Error('offline'))
  const loaded = vi.spyOn(module, 'loaded').mockReturnValue(undefined)
  const restore = () => {
    load.mockRestore()
    loaded.mockRestore()
  }
  onTestFinished(restore)
  return restore
}
