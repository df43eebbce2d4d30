import { type Lottery, lottery } from '@foyer/core'
import { useEffect } from 'react'
import { useFeature } from '../provider/use-feature.ts'

/** The lotteries, loaded, with their draws kept fresh while the component is there. */
export function useLottery(): Lottery {
  const lotteryApi = useFeature(lottery)
  useEffect(() => {
    void lotteryApi.load()
    return lotteryApi.watch()
  }, [lotteryApi])
  return lotteryApi
}
