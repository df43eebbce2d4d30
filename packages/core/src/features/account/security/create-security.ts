import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createResource } from '../../../kernel/resource.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import type { Session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { memberSecurity } from './contract.ts'
import { maskEmail, maskMobile, maskName } from './masks.ts'
import type { DeviceFacts, Security, SecurityFacts } from './security.ts'

export function createSecurity(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows'>,
): Security {
  const { call, ports, scope } = context
  const facts = createResource<SecurityFacts>({
    scope,
    load: async (signal) => readFacts(await call(memberSecurity, {}, { signal })),
  })
  const device = createResource<DeviceFacts>({
    scope,
    load: async () => {
      const { nameDevice } = await import('./name-device.ts')
      const { userAgent, standalone } = ports.device
      return { ...nameDevice(userAgent), installed: standalone }
    },
  })
  scope.add(onUserChange(session, facts.reset))

  const withDevice = async (loadFacts: () => Promise<void>): Promise<void> => {
    // Trial players and guests have no account data.
    await Promise.all([guard.allows('security') ? loadFacts() : undefined, device.load()])
  }

  return {
    $facts: facts.$state,
    $device: device.$state,
    load: () => withDevice(facts.load),
    refresh: () => withDevice(facts.refresh),
  }
}

/** Masks again, since some platforms send the full values. */
function readFacts({ realName, email, mobileNum, lastLogin }: EndpointOutput<typeof memberSecurity>): SecurityFacts {
  const masked = (text: string | undefined, mask: (text: string) => string) => (text === undefined ? text : mask(text))
  return {
    realName: masked(realName, maskName),
    email: masked(email, maskEmail),
    mobileNum: masked(mobileNum, maskMobile),
    lastLogin: lastLogin ? { time: lastLogin.time, ip: lastLogin.ip } : undefined,
  }
}
