// One chunk: what play and friends bring: points and goods, rewards, invitations.
import '../rewards.css'

export * as good from '../good/good.tsx'
export * as invite from '../invite/invite.tsx'
export * as mall from '../mall/mall.tsx'
export * as order from '../order/order.tsx'
export * as orders from '../orders/orders.tsx'
export * as pointsHistory from '../points-history/points-history.tsx'
export * as rewardCenter from '../reward-center/reward-center.tsx'
export * as rewardHistory from '../reward-history/reward-history.tsx'
