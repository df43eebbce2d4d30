import * as z from 'zod/mini'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Resource } from '../../../kernel/query.ts'
import { DONE, type Result } from '../../../kernel/result.ts'
import type { Store } from '../../../kernel/store.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { number, text } from '../../../transport/wire-schemas.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { securityCenterEndpoints } from './endpoints.ts'
import type { DeviceFacts } from './parse-user-agent.ts'

/** What the platform knows of the member, masked with stars. */
export interface MaskedMemberDetails {
  readonly realName: string | undefined
  readonly email: string | undefined
  readonly mobileNum: string | undefined
  /** Whether a code has proved the number. `undefined`: the platform does not say. */
  readonly isMobileConfirmed: boolean | undefined
  /** The sign-in before this one; undefined for the first. */
  readonly lastLogin: LastLogin | undefined
}

export interface LastLogin {
  /** ms since the epoch. */
  readonly time: number | undefined
  readonly ip: string | undefined
}

/** The data of the security center. */
export interface SecurityCenter {
  /** Kept in memory only, dropped when the user changes. */
  readonly $facts: Store<Resource<MaskedMemberDetails>>
  readonly $device: Store<Resource<DeviceFacts>>
  /** Loads both, unless they are loaded. */
  load(): Promise<Result>
  refresh(): Promise<Result>
  /** Loads `$facts` alone, unless they are loaded. Trial players and guests have none. */
  loadFacts(): Promise<Result>
  /** Asks for `$facts` again, because they were changed. Other tabs of this member that have them ask again, too. */
  refreshFacts(): Promise<Result>
}

export function createSecurityCenter(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows'>,
): SecurityCenter {
  const { call, log, ports, scope, time } = context
  const facts = createQuery<MaskedMemberDetails>({
    context,
    feature: 'securityCenter',
    load: async (signal) => readFacts(await call(securityCenterEndpoints.memberSecurity, {}, { signal })),
  })
  const device = createQuery<DeviceFacts>({
    context,
    feature: 'securityCenter',
    load: async () => {
      const { parseUserAgent } = await import('./parse-user-agent.ts')
      const { userAgent, standalone } = ports.device
      return { ...parseUserAgent(userAgent), installed: standalone }
    },
  })
  scope.add(onUserChange(session, facts.reset))
  const changed = createStoredValue({
    storage: ports.storage,
    key: 'MC_MEMBER_CHANGED',
    schema: z.object({ user: text, at: number }),
    log,
  })
  const whose = () => userKey(session.$state.get())
  scope.add(
    changed.onChange((told) => {
      if (told === undefined || told.user !== whose() || facts.$state.get().status === 'idle') return
      void facts.refreshAfterChange()
    }),
  )
  const tellOtherTabs = () => {
    const user = whose()
    if (user !== undefined) changed.write({ user, at: time.now() })
  }

  /** Trial players and guests have no account data. */
  const ifAllowed = async (ask: () => Promise<Result>): Promise<Result> => (guard.allows('security') ? ask() : DONE)

  const withDevice = async (loadFacts: () => Promise<Result>): Promise<Result> => {
    const [result, ofDevice] = await Promise.all([loadFacts(), device.load()])
    return result.ok ? ofDevice : result
  }

  return {
    $facts: facts.$state,
    $device: device.$state,
    load: () => withDevice(() => ifAllowed(facts.load)),
    refresh: () => withDevice(() => ifAllowed(facts.refresh)),
    loadFacts: () => ifAllowed(facts.load),
    refreshFacts() {
      tellOtherTabs()
      return ifAllowed(facts.refreshAfterChange)
    },
  }
}

/** Masks again, since some platforms send the full values. */
function readFacts({
  realName,
  email,
  mobileNum,
  mobileConfirmed,
  lastLogin,
}: EndpointOutput<typeof securityCenterEndpoints.memberSecurity>): MaskedMemberDetails {
  const masked = (text: string | undefined, mask: (text: string) => string) => (text === undefined ? text : mask(text))
  return {
    realName: masked(realName, maskName),
    email: masked(email, maskEmail),
    mobileNum: masked(mobileNum, maskMobile),
    isMobileConfirmed: mobileConfirmed ?? undefined,
    lastLogin: lastLogin ? { time: lastLogin.time, ip: lastLogin.ip } : undefined,
  }
}

/** What the security center shows. */
export const securityCenter: Feature<SecurityCenter> = defineFeature({
  id: 'securityCenter',
  needs: { session, access },
  create: (context, { session, access }) => createSecurityCenter(context, session, access),
})

const STARS = '****'
const graphemes = new Intl.Segmenter()

/** The ends of a text. The number of stars is fixed, so that the length of the text stays secret. */
function mask(text: string, first: number, last: number): string {
  if (text === '') return text
  const all = [...graphemes.segment(text)].map(({ segment }) => segment)
  // A short text would show nearly everything.
  if (all.length <= first + last) return (all[0] ?? '') + STARS
  return all.slice(0, first).join('') + STARS + all.slice(all.length - last).join('')
}

/** `9170000001` reads `917****001`. */
export function maskMobile(mobileNum: string): string {
  return mask(mobileNum, 3, 3)
}

/** `demo@example.com` reads `d****@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? mask(email, 1, 0) : mask(email.slice(0, at), 1, 0) + email.slice(at)
}

/** `Mara Villanueva` reads `M****`. */
export function maskName(name: string): string {
  return mask(name, 1, 0)
}
