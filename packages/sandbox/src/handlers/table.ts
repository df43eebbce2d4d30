import type { Contract, EndpointId } from '@foyer/core/contract'
import { announcements } from './announcements.ts'
import { favoriteAdd, favoriteIds, favoriteList, favoriteRemove } from './favourites.ts'
import type { Handler } from './handler.ts'
import { launchGame, lotteryLaunch } from './launch.ts'
import { gameList, gameVendors, hotGames, vendorGameTypes } from './lobby.ts'
import { recentAdd, recentGames } from './recents.ts'
import { gameRecord, profitAndLoss, transactionRecord } from './records.ts'
import { cryptoKey, login, logout, memberInfo, sessionRenew, trialStart } from './session.ts'
import { siteFlags, siteStatus } from './site.ts'
import { memberWallet, merchantWallet, walletLoad } from './wallet.ts'

/** One handler for every call of the contract; a missing one does not compile. */
export type HandlerTable = { readonly [Id in EndpointId]: Handler<Contract[Id]> }

export const handlers: HandlerTable = {
  announcements,
  cryptoKey,
  favoriteAdd,
  favoriteIds,
  favoriteList,
  favoriteRemove,
  gameList,
  gameRecord,
  gameVendors,
  hotGames,
  launchGame,
  login,
  logout,
  lotteryLaunch,
  memberInfo,
  memberWallet,
  merchantWallet,
  profitAndLoss,
  recentAdd,
  recentGames,
  sessionRenew,
  siteFlags,
  siteStatus,
  transactionRecord,
  trialStart,
  vendorGameTypes,
  walletLoad,
}
