import type { GameGroup } from '../../../config/code-lists.ts'
import type { Money } from '../../../kernel/money/money.ts'
import type { RecordDays, RecordPeriod } from '../../cashier/records/record-days.ts'

/** By whom a row is known. */
export interface TeamMemberName {
  readonly memberId: string
  readonly userName: string
}

/** Settled stakes and what was paid back, in exact amounts. */
export interface TeamPlay {
  readonly bets: number
  readonly turnover: Money
  /** Paid back in all, stakes with it. */
  readonly win: Money
  /** `turnover` less `win`: below 0 the members have won. */
  readonly lost: Money
}

export interface TeamMember extends TeamMemberName {
  readonly nickname: string | undefined
  readonly type?: number | undefined
  /** 1 is directly below the agent. */
  readonly level: number
  readonly uplineId: string | undefined
  readonly uplineName: string | undefined
  /** Direct members. */
  readonly childCount: number
  /** ms since the epoch */
  readonly joinedAt?: number | undefined
  readonly lastSeenAt?: number | undefined
  /** In the period that was asked for. */
  readonly turnover: Money
}

/** `joined`: latest first. `name`: from A. `turnover`: highest first. */
export type TeamSort = 'joined' | 'name' | 'turnover'

export interface TeamBetQuery {
  readonly period: RecordPeriod | RecordDays
  readonly memberId?: string | undefined
  readonly group?: GameGroup | undefined
}
