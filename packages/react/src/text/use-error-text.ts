import { type FoyerError, problemKey, refusalDetails, wallet } from '@foyer/core'
import { useCallback } from 'react'
import { useFeature } from '../provider/use-feature.ts'
import { errorText } from './error-text.ts'
import { useMerchantTime } from './use-merchant-time.ts'
import { useText } from './use-text.ts'

/** The words for a refusal of the cashier that names amounts or moments; undefined for every other error. Inside pages. */
export function useRefusalText(): (error: FoyerError) => string | undefined {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  const { format } = useFeature(wallet)
  return useCallback(
    (error) => {
      const details = refusalDetails(error)
      if (details === undefined) return undefined
      const { key, amounts, moments, counts } = details
      const named = <T>(values: Readonly<Record<string, T>>, write: (value: T) => string) =>
        Object.entries(values).map(([name, value]) => [name, write(value)] as const)
      const written = [...named(amounts, format), ...named(moments, namedMoment)]
      return t.any(key, { ...Object.fromEntries(written), ...counts })
    },
    [t, namedMoment, format],
  )
}

/**
 * The words for an error of a form, with the amounts and moments that a refusal of the cashier names. Part of the texts inside
 * pages.
 *
 * @param what has failed: after a `read` nothing was changed, which is not known of an `action`
 */
export function useErrorText(what: 'read' | 'action' = 'action'): (error: FoyerError) => string {
  const t = useText()
  const refusalText = useRefusalText()
  return useCallback(
    (error) => refusalText(error) ?? errorText(t, error, problemKey(error, what)),
    [t, refusalText, what],
  )
}
