import type { Feature } from '../../../foyer.ts'
import { createLottery } from './create-lottery.ts'
import type { Lottery } from './lottery.ts'

/** Lotteries with their draws and winners. */
export const lotteryFeature: Feature<Lottery> = ({ context }) => createLottery(context)
