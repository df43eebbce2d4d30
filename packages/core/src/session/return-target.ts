import * as z from 'zod/mini'
import { ownPath } from '../access/own-path.ts'
import type { Context } from '../kernel/context.ts'
import { createStored } from '../kernel/stored.ts'
import { flag, text } from '../transport/wire.ts'

/** Where somebody was who had to log in (ROUTE-30). Lives as long as the tab, so that a reload does not lose it. */
export interface ReturnTarget {
  /** `ended`: the session ended under them, so they come back whatever the merchant set, to whatever they want next. */
  remember(path: string, options?: { readonly ended?: boolean }): void
  forget(): void
  /** The path to go back to after a login, if that is wanted; forgets it. */
  take(): string | undefined
}

const schema = z.object({ path: text, ended: flag })

/** Screens that are only a way in: nobody wants back to them. */
const WAYS_IN: ReadonlySet<string> = new Set(['login', 'register', 'register.html', 'forget', 'trail'])

export function createReturnTarget({ config, ports, log }: Pick<Context, 'config' | 'ports' | 'log'>): ReturnTarget {
  const stored = createStored({ storage: ports.sessionStorage, key: 'MC_RETURN_TO', schema, log })
  const own = (path: string) => ownPath(path, { origin: ports.device.origin })

  return {
    remember(path, { ended = false } = {}) {
      const wanted = own(path)
      if (wanted === undefined || WAYS_IN.has(wanted.split(/[/?#]/)[2] ?? '')) return
      stored.write({ path: wanted, ended: ended || stored.read()?.ended === true })
    },
    forget: () => stored.remove(),
    take() {
      const target = stored.read()
      stored.remove()
      if (target === undefined || !(target.ended || config.login.returnToOrigin)) return undefined
      // It came out of the storage: checked again.
      return own(target.path)
    },
  }
}
