import * as z from 'zod/mini'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'

const PARTS = ['redRain', 'ticker', 'banners', 'hotGames'] as const

/** A part of the site that moves by itself. */
export type MovingPart = (typeof PARTS)[number]

/** Which parts a person has stopped. The choice of this device, for good. */
export interface Motion {
  readonly $stopped: Store<readonly MovingPart[]>
  setStopped(part: MovingPart, isStopped: boolean): void
}

export function createMotion({ ports, log }: Pick<FeatureContext, 'ports' | 'log'>): Motion {
  const stored = createStoredValue({
    storage: ports.storage,
    key: 'MC_STOPPED_MOTION',
    schema: z.array(z.enum(PARTS)),
    log,
  })
  const $stopped = writable<readonly MovingPart[]>(stored.read() ?? [])
  return {
    $stopped: readOnly($stopped, log),
    setStopped(part, isStopped) {
      const others = $stopped.get().filter((one) => one !== part)
      const next = isStopped ? [...others, part] : others
      $stopped.set(next)
      stored.write([...next])
    },
  }
}

/** What a person has stopped stays stopped. */
export const motion: Feature<Motion> = defineFeature({ id: 'motion', create: createMotion })
