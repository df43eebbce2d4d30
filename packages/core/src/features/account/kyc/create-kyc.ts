import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createResource } from '../../../kernel/resource.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import type { Session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { verificationState } from './contract.ts'
import type { Kyc, KycInfo } from './kyc.ts'
import { createKycForm } from './kyc-form.ts'

export function createKyc(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows'>,
): Kyc {
  const { call, scope } = context
  const info = createResource<KycInfo>({
    scope,
    load: async (signal) => {
      const { state, reason } = await call(verificationState, {}, { signal })
      return { state, reason }
    },
  })
  scope.add(onUserChange(session, info.reset))

  // Guests and trial players have no account to verify.
  const forMembers = (load: () => Promise<void>) => () => (guard.allows('verification') ? load() : Promise.resolve())

  return {
    $state: info.$state,
    load: forMembers(info.load),
    refresh: forMembers(info.refresh),
    createForm: () => createKycForm(context, { session, info }),
  }
}
