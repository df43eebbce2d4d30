import {
  ArrowLeftRight,
  ChartLine,
  Gift,
  HandCoins,
  type LucideIcon,
  ReceiptText,
  ShoppingBag,
  UserRoundCog,
} from 'lucide-react'

/** By the ids of `memberMenu`. */
export const MEMBER_MENU_ICONS: Readonly<Record<string, LucideIcon>> = {
  withdraw: HandCoins,
  betRecord: ReceiptText,
  transactionRecord: ArrowLeftRight,
  profitAndLoss: ChartLine,
  rewardCenter: Gift,
  pointsMall: ShoppingBag,
  myAccount: UserRoundCog,
}
