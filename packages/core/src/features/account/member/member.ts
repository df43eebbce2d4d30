import type { ReadableAtom } from 'nanostores'
import type { Resource } from '../../../kernel/resource.ts'

/** SESSION-11: kept in memory only, dropped on logout. */
export interface MemberInfo {
  readonly id: string
  readonly type: number
  readonly nickname: string | undefined
  readonly account: string
  /** VIP label (clubLabel.labelName). */
  readonly label: string | undefined
  /** Nickname, else account (MEMBER-01). */
  readonly displayName: string
  /** The answer as received, for fields that the specification does not name (PDATA-12). */
  readonly raw: Readonly<Record<string, unknown>>
}

export interface Member {
  readonly $info: ReadableAtom<Resource<MemberInfo>>
  /** HEADER-05: member info, balance and session refresh, together; called each time the header comes on screen. */
  refresh(): Promise<void>
}
