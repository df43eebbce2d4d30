import { defineFeature, type Feature } from '@foyer/core'
import { useEffect } from 'react'
import { useFeature } from '../../provider/use-feature.ts'

/** Shows a failure of this package as a toast. */
export const loadFailureToast: Feature<{ show(): void }> = defineFeature({
  id: 'foyer-react/loadFailureToast',
  create: ({ toasts }) => ({ show: toasts.loadFailure }),
})

/**
 * Says with a toast that code could not be loaded, so that no tap goes unanswered.
 *
 * @param failed whether it could not
 * @param trigger as for `useLazyComponent`: each is told of
 */
export function useLoadFailureToast(failed: boolean, trigger: unknown): void {
  const { show } = useFeature(loadFailureToast)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each trigger is told of.
  useEffect(() => {
    if (failed) show()
  }, [failed, trigger])
}
