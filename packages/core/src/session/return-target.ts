import * as z from 'zod/mini'
import { ownPath } from '../access/own-path.ts'
import { resolveRoute } from '../access/resolve-route.ts'
import { WAYS_IN } from '../access/routes.ts'
import type { Context } from '../kernel/context.ts'
import { createStored } from '../kernel/stored.ts'
import { anything, text } from '../transport/wire.ts'
import type { Wanted } from './session.ts'

/**
 * What somebody wanted who was sent to the login (ROUTE-30, LOGIN-11). Lives in the tab, so that a reload does not lose
 * it and a logout does.
 */
export interface ReturnTarget {
  remember(wanted: Wanted): void
  forget(): void
  /** Undefined where nobody was sent. What came out of the storage is checked again. */
  read(): Wanted | undefined
}

const play = z.union([
  z.object({ kind: z.literal('game'), name: text, row: anything }),
  z.object({ kind: z.literal('lottery'), category: z.enum(['LOTT', 'ELOTT']) }),
])
const schema = z.object({ path: text, play: z.optional(play) })

export function isWayIn(path: string): boolean {
  const found = resolveRoute(path)
  return found.kind === 'route' && WAYS_IN.has(found.route.name)
}

export function createReturnTarget({ ports, log }: Pick<Context, 'ports' | 'log'>): ReturnTarget {
  const stored = createStored({ storage: ports.sessionStorage, key: 'MC_RETURN_TO', schema, log })

  const checked = (wanted: Wanted): Wanted | undefined => {
    const path = ownPath(wanted.path, { origin: ports.device.origin })
    return path === undefined || isWayIn(path) ? undefined : { ...wanted, path }
  }

  return {
    remember(wanted) {
      const mine = checked(wanted)
      if (mine !== undefined) stored.write(mine)
    },
    forget: () => stored.remove(),
    read() {
      const wanted = stored.read()
      return wanted === undefined ? undefined : checked(wanted)
    },
  }
}
