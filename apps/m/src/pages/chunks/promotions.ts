// One chunk: the promotions, and one of them.
import '../promotion.css'

export * as promotion from '../promotion/promotion.tsx'
export * as promotions from '../promotions/promotions.tsx'
