import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Resource } from '../../../kernel/query.ts'
import { DONE, type Result } from '../../../kernel/result.ts'
import { singleFlight } from '../../../kernel/single-flight.ts'
import type { Store } from '../../../kernel/store.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { type Wallet, wallet } from '../../cashier/wallet/wallet.ts'
import { memberEndpoints } from './endpoints.ts'

/** Kept in memory only, dropped on logout (SESSION-11). */
export interface MemberInfo {
  readonly id: string
  readonly type: number
  readonly nickname: string | undefined
  readonly account: string
  /** VIP label (clubLabel.labelName). */
  readonly label: string | undefined
  /** Nickname, else account (MEMBER-01). */
  readonly displayName: string
  /** The response as received, for fields that the specification does not name (PDATA-12). */
  readonly raw: Readonly<Record<string, unknown>>
}

export interface Member {
  readonly $info: Store<Resource<MemberInfo>>
  /** Refreshes member info, balance and session together, each time the header comes on screen (HEADER-05). */
  refresh(): Promise<Result>
}

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
  const info = createQuery({
    context,
    feature: 'member',
    load: async (signal) => readInfo(await call(memberEndpoints.memberInfo, {}, { signal })),
  })
  // The data belongs to the former user (SESSION-11).
  scope.add(
    onUserChange(session, () => {
      refreshAll.reset()
      info.reset()
    }),
  )

  const refreshAll = singleFlight(async (): Promise<Result> => {
    const [result] = await Promise.all([info.refresh(), wallet.refresh({ silent: true }), session.refresh()])
    return result
  })

  return {
    $info: info.$state,
    refresh: () => (guard.allows('memberData') ? refreshAll() : Promise.resolve(DONE)),
  }
}

function readInfo(raw: EndpointOutput<typeof memberEndpoints.memberInfo>): MemberInfo {
  const { id, type, nickname, account, clubLabel } = raw
  const label = clubLabel?.labelName
  return { id, type, nickname, account, label, displayName: displayName({ nickname, account }), raw }
}

/** Who the member is. */
export const member: Feature<Member> = defineFeature({
  id: 'member',
  needs: { session, wallet, access },
  create: (context, { session, wallet, access }) => createMember(context, session, wallet, access),
})
