import type { World } from '../world/world.ts'

/** Whether the merchant has switched this on. */
export function isFlagOn({ settings }: World, flag: string): boolean {
  return ['1', 'true'].includes(String(settings.flags[flag]))
}
