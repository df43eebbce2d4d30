import type { Contract } from '@foyer/core/contract'
import { textIn } from '../world/lobby.ts'
import { toDecimal, toNumber } from '../world/money.ts'
import { checkMerchant } from './check-merchant.ts'
import { callerOf, type Handler } from './handler.ts'

/** One wallet for all vendors: games use it directly, without transfers. */
const mainIn = (language = 'EN') => ({
  walletId: 'MAIN',
  name: textIn({ EN: 'Main wallet', TY: 'Pangunahing wallet', BN: 'প্রধান ওয়ালেট' }, language),
})

/** WALLET-03 */
export const walletLoad: Handler<Contract['walletLoad']> = (context) => ({
  sumBalance: toNumber(context.world.ledger.balanceOf(callerOf(context).member)),
})

/** CALL-39 */
export const merchantWallet: Handler<Contract['merchantWallet']> = ({ input, world }) => {
  checkMerchant(world, input.merchantCode)
  return [mainIn(input.language)]
}

/** CALL-39 */
export const memberWallet: Handler<Contract['memberWallet']> = (context) => [
  { ...mainIn(context.input.language), balance: toDecimal(context.world.ledger.balanceOf(callerOf(context).member)) },
]
