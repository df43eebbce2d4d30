// One chunk: the promotions, and one of them.
import '../promotion.css'

export * as promotion from '../promotion.tsx'
export * as promotions from '../promotions.tsx'
