import { type Lottery, lotteryFeature } from '@foyer/core'
import { useEffect } from 'react'
import { useFeature } from '../provider/use-feature.ts'

/** The lotteries, loaded, with their draws kept fresh while the component is there. */
export function useLottery(): Lottery {
  const lottery = useFeature(lotteryFeature)
  useEffect(() => {
    void lottery.load()
    return lottery.watch()
  }, [lottery])
  return lottery
}
