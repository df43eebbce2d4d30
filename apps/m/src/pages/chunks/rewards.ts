// One chunk: what play and friends bring: points and goods, rewards, invitations.
import '../rewards.css'

export * as good from '../good.tsx'
export * as invite from '../invite.tsx'
export * as mall from '../mall.tsx'
export * as order from '../order.tsx'
export * as orders from '../orders.tsx'
export * as pointsHistory from '../points-history.tsx'
export * as rewardCenter from '../reward-center.tsx'
export * as rewardHistory from '../reward-history.tsx'
