import { callerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { textIn } from '../world/lobby.ts'
import { isExactNumber, toDecimal, toNumber } from '../world/money.ts'
import { checkMerchant } from './check-merchant.ts'

/** One wallet for all vendors: games use it directly, without transfers. */
const mainIn = (language = 'EN') => ({
  walletId: 'MAIN',
  name: textIn({ EN: 'Main wallet', TY: 'Pangunahing wallet', BN: 'প্রধান ওয়ালেট' }, language),
})

/** What of the money of the caller is set aside for withdrawals, and what may not be withdrawn yet. */
function boundOf(context: HandlerContext<unknown>) {
  const { ledger, turnover } = context.world
  const { member } = callerOf(context)
  return { held: toDecimal(ledger.heldBy(member)), locked: toDecimal(turnover.lockedOf(member)) }
}

export const walletHandlers = {
  /** WALLET-03. A sum of more digits than a JSON number is sure to keep is sent as text. */
  walletLoad(context) {
    const balance = context.world.ledger.balanceOf(callerOf(context).member)
    return { sumBalance: isExactNumber(balance) ? toNumber(balance) : toDecimal(balance), ...boundOf(context) }
  },

  /** CALL-39 */
  merchantWallet({ input, world }) {
    checkMerchant(world, input.merchantCode)
    return [mainIn(input.language)]
  },

  /** CALL-39 */
  memberWallet: (context) => [
    {
      ...mainIn(context.input.language),
      balance: toDecimal(context.world.ledger.balanceOf(callerOf(context).member)),
      ...boundOf(context),
    },
  ],
} satisfies Partial<HandlerTable>
