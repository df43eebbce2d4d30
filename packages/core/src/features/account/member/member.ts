import type { ReadableAtom } from 'nanostores'
import type { Resource } from '../../../kernel/resource.ts'

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
  readonly $info: ReadableAtom<Resource<MemberInfo>>
  /** Refreshes member info, balance and session together, each time the header comes on screen (HEADER-05). */
  refresh(): Promise<void>
}
