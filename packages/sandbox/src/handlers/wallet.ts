import type { Contract } from '@foyer/core/contract'
import { toDecimal, toNumber } from '../world/money.ts'
import { checkMerchant } from './game-rows.ts'
import { callerOf, type Handler } from './handler.ts'

/** One wallet for all vendors: games draw on it directly, nothing is transferred. */
const MAIN = { walletId: 'MAIN', name: 'Main wallet' }

/** WALLET-03 */
export const walletLoad: Handler<Contract['walletLoad']> = (context) => ({
  sumBalance: toNumber(callerOf(context).member.balance),
})

/** CALL-39 */
export const merchantWallet: Handler<Contract['merchantWallet']> = ({ input, world }) => {
  checkMerchant(world, input.merchantCode)
  return [MAIN]
}

/** CALL-39 */
export const memberWallet: Handler<Contract['memberWallet']> = (context) => [
  { ...MAIN, balance: toDecimal(callerOf(context).member.balance) },
]
