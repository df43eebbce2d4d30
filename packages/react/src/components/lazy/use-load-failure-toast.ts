import { defineFeature, type Feature, FoyerError } from '@foyer/core'
import { useEffect } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'

/** Shows an error of this package as a toast. */
export const errorToasts: Feature<{ tell(error: FoyerError): void }> = defineFeature({
  id: 'foyer-react/errorToasts',
  create: ({ toasts }) => ({ tell: toasts.error }),
})

/**
 * Says with a toast that code could not be loaded, so that no tap goes unanswered.
 *
 * @param failed whether it could not
 * @param trigger as for `useLazyComponent`: each is told of
 */
export function useLoadFailureToast(failed: boolean, trigger: unknown): void {
  const { $online } = useFoyer()
  const { tell } = useFeature(errorToasts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each trigger is told of.
  useEffect(() => {
    if (failed) tell(new FoyerError({ code: $online.get() ? 'network.failed' : 'network.offline', retryable: true }))
  }, [failed, trigger])
}
