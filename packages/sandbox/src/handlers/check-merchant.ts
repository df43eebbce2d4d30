import { invalidField } from '../world/refusal.ts'
import type { World } from '../world/world.ts'

/** @throws Refusal for another merchant than ours. */
export function checkMerchant(world: World, code: string, field = 'merchantCode'): void {
  if (code !== world.merchantCode) throw invalidField(field)
}
