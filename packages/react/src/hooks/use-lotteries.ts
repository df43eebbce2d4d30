import { type Lotteries, lotteries } from '@foyer/core'
import { useEffect } from 'react'
import { useFeature } from '../provider/use-feature.ts'

/** The lotteries, loaded, with their draws kept fresh while the component is there. */
export function useLotteries(): Lotteries {
  const lotteriesApi = useFeature(lotteries)
  useEffect(() => {
    void lotteriesApi.load()
    return lotteriesApi.watch()
  }, [lotteriesApi])
  return lotteriesApi
}
