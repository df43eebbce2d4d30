import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { isSignInPath, toInternalPath } from '../../../kernel/routes.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { anything, number, text } from '../../../transport/wire-schemas.ts'
import type { ReturnTarget } from './session.ts'

/**
 * The return target of a visitor who was sent to the sign-in page (ROUTE-30, LOGIN-11). Kept in the session storage: it
 * survives a reload, and a logout removes it.
 */
export interface ReturnTargetStorage {
  /** `userName`: the user whose session ended on that page. Only this user can read it. */
  remember(wanted: ReturnTarget, userName?: string): void
  forget(): void
  /**
   * Undefined where there is none, after {@link SPEC_CONSTANTS.returnTargetMs}, and for another user. The stored value is
   * validated again.
   */
  read(): ReturnTarget | undefined
}

const launchSchema = z.union([
  z.object({ kind: z.literal('game'), name: text, game: anything }),
  z.object({ kind: z.literal('lottery'), category: z.enum(['LOTT', 'ELOTT']) }),
])
const schema = z.object({
  path: text,
  launch: z.optional(launchSchema),
  /** ms since the epoch, device clock. */
  at: number,
  userName: z.optional(text),
})

/** @param currentUser the name of the user who is signed in, undefined for a guest */
export function createReturnTargetStorage(
  { ports, log, routes }: Pick<FeatureContext, 'ports' | 'log' | 'routes'>,
  currentUser: () => string | undefined,
): ReturnTargetStorage {
  const stored = createStoredValue({ storage: ports.sessionStorage, key: 'MC_RETURN_TO', schema, log })

  const validate = (wanted: ReturnTarget): ReturnTarget | undefined => {
    const path = toInternalPath(wanted.path, { origin: ports.device.origin, routes })
    return path === undefined || isSignInPath(routes, path) ? undefined : { ...wanted, path }
  }

  const isFresh = (at: number) => Math.abs(ports.clock.now() - at) <= SPEC_CONSTANTS.returnTargetMs

  const isForCurrentUser = (userName: string | undefined) => {
    const user = currentUser()
    return userName === undefined || user === undefined || user === userName
  }

  return {
    remember(wanted, userName) {
      const target = validate(wanted)
      if (target !== undefined) stored.write({ ...target, at: ports.clock.now(), userName })
    },
    forget: () => stored.remove(),
    read() {
      const found = stored.read()
      if (found === undefined) return undefined
      const { at, userName, ...wanted } = found
      if (isFresh(at) && isForCurrentUser(userName)) return validate(wanted)
      stored.remove()
      return undefined
    },
  }
}
