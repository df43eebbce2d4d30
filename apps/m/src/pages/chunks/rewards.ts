// One chunk: what play brings: points and what they are redeemed for.
import '../rewards.css'

export * as good from '../good.tsx'
export * as mall from '../mall.tsx'
export * as order from '../order.tsx'
export * as orders from '../orders.tsx'
export * as pointsHistory from '../points-history.tsx'
