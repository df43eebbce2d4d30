import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createResource } from '../../../kernel/resource.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import type { Session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import type { Wallet } from '../../cashier/wallet/wallet.ts'
import { memberInfo } from './contract.ts'
import type { Member, MemberInfo } from './member.ts'

/** The nickname, or the account name where the nickname is blank (SESSION-11, MEMBER-01). */
export function displayName({ nickname, account }: Pick<MemberInfo, 'nickname' | 'account'>): string {
  return nickname?.trim() || account
}

export function createMember(
  context: FeatureContext,
  session: Session,
  wallet: Wallet,
  guard: Pick<AccessGuard, 'allows'>,
): Member {
  const { call, scope } = context
  const info = createResource({
    scope,
    load: async (signal) => readInfo(await call(memberInfo, {}, { signal })),
  })
  let refreshing: Promise<void> | undefined

  // The data belongs to the former user (SESSION-11).
  scope.add(
    onUserChange(session, () => {
      refreshing = undefined
      info.reset()
    }),
  )

  const refreshAll = async (): Promise<void> => {
    await Promise.all([info.refresh(), wallet.load(), session.refresh()])
  }

  return {
    $info: info.$state,
    refresh() {
      if (!guard.allows('memberData')) return Promise.resolve()
      if (refreshing !== undefined) return refreshing
      const run = refreshAll().finally(() => {
        if (refreshing === run) refreshing = undefined
      })
      refreshing = run
      return run
    },
  }
}

function readInfo(raw: EndpointOutput<typeof memberInfo>): MemberInfo {
  const { id, type, nickname, account, clubLabel } = raw
  const label = clubLabel?.labelName
  return { id, type, nickname, account, label, displayName: displayName({ nickname, account }), raw }
}
