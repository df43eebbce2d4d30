import { dayIn, startOfDay, TIME_ZONE } from '../days.ts'
import { type PeriodKind, periodAt } from './periods.ts'

export const AGREEMENT_KINDS = ['dailySalary', 'dividend', 'hourlySalary'] as const
export type AgreementKind = (typeof AGREEMENT_KINDS)[number]

/** Amounts are whole minor units, rates whole basis points: 10 is 0.10 %. */
export interface Tier {
  readonly from: number
  readonly active: number
  readonly rate?: number | undefined
  readonly amount?: number | undefined
}

export interface AgreementTerms {
  readonly period: PeriodKind
  /** Lowest first. Both conditions of one must hold; the highest such tier counts for all of it. */
  readonly tiers: readonly Tier[]
  /** Who is active in a period. */
  readonly active: { readonly turnover: number; readonly deposit?: number | undefined }
  /** Of a dividend: whether a loss goes along into the next period. */
  readonly carryOver?: 'full' | 'none' | undefined
}

/** Moments are ms since the epoch. */
export interface AgreementVersion {
  readonly contractId: string
  readonly version: number
  readonly terms: AgreementTerms
  readonly offeredAt: number
  /** Until then it can be agreed to. */
  readonly answerBy: number
  /** The first day that it counts for, of the zone. */
  readonly fromDay: string
  readonly agreedAt?: number | undefined
  /** From then on it counts: the start of a period. */
  readonly effectiveAt?: number | undefined
  readonly withdrawnAt?: number | undefined
  /** From then on it no longer counts. */
  readonly endsAt?: number | undefined
  /** Of a dividend: a loss that it begins with, 0 or below. */
  readonly carried?: number | undefined
}

type AgreementState = 'offered' | 'agreed' | 'replaced' | 'ended' | 'expired' | 'withdrawn'

export interface AgreementView {
  readonly current: AgreementVersion
  /** Offered or agreed in place of the current one, and not in force yet. */
  readonly replacement: AgreementVersion | undefined
  /** Latest first. */
  readonly earlier: readonly AgreementVersion[]
  stateOf(version: AgreementVersion): AgreementState
}

export interface SavedAgreement {
  readonly memberId: string
  readonly kind: AgreementKind
  readonly versions: readonly AgreementVersion[]
}

interface Offer {
  readonly terms: AgreementTerms
  readonly fromDay: string
  readonly answerBy: number
}

/** What agents and the merchant have agreed, version by version (`agency.md` 3). */
export interface Agreements {
  /** undefined where there was never one. */
  view(memberId: string, kind: AgreementKind): AgreementView | undefined
  /** Earliest first. */
  versionsOf(memberId: string, kind: AgreementKind): readonly AgreementVersion[]
  /** Those that wait for an answer. */
  waiting(memberId: string): readonly AgreementKind[]
  /** A new version; an open offer is replaced by it. */
  offer(memberId: string, kind: AgreementKind, offer: Offer): AgreementVersion
  /** Agrees to one version, once. `changed`: there is a newer one, or another; `expired`: it can no longer be agreed to. */
  agree(
    memberId: string,
    kind: AgreementKind,
    wanted: Pick<AgreementVersion, 'contractId' | 'version'>,
  ): 'agreed' | 'changed' | 'expired'
  withdraw(memberId: string, kind: AgreementKind): void
  /** From the next period on there is none. */
  end(memberId: string, kind: AgreementKind): void
  /** Puts versions in place of those that there are; none at all removes the agreement. */
  set(memberId: string, kind: AgreementKind, versions: readonly AgreementVersion[]): void
  /** What counts at that moment. */
  inForce(memberId: string, kind: AgreementKind, moment: number): AgreementVersion | undefined
  /** Members who ever agreed to one of this kind. */
  membersWith(kind: AgreementKind): readonly string[]
  save(): readonly SavedAgreement[]
}

const keyOf = (memberId: string, kind: AgreementKind) => `${memberId} ${kind}`

export function createAgreements(kept: readonly SavedAgreement[], now: () => number): Agreements {
  const all = new Map(kept.map((one) => [keyOf(one.memberId, one.kind), one]))

  const versionsOf = (memberId: string, kind: AgreementKind) => all.get(keyOf(memberId, kind))?.versions ?? []

  function put(memberId: string, kind: AgreementKind, versions: readonly AgreementVersion[]): void {
    if (versions.length === 0) all.delete(keyOf(memberId, kind))
    else all.set(keyOf(memberId, kind), { memberId, kind, versions })
  }

  const change = (memberId: string, kind: AgreementKind, version: number, more: Partial<AgreementVersion>) =>
    put(
      memberId,
      kind,
      versionsOf(memberId, kind).map((one) => (one.version === version ? { ...one, ...more } : one)),
    )

  function inForce(memberId: string, kind: AgreementKind, moment: number): AgreementVersion | undefined {
    const latest = versionsOf(memberId, kind).findLast(
      ({ effectiveAt }) => effectiveAt !== undefined && effectiveAt <= moment,
    )
    return latest?.endsAt !== undefined && latest.endsAt <= moment ? undefined : latest
  }

  function stateIn(versions: readonly AgreementVersion[], one: AgreementVersion, moment: number): AgreementState {
    if (one.withdrawnAt !== undefined) return 'withdrawn'
    const later = versions.filter(({ version, withdrawnAt }) => version > one.version && withdrawnAt === undefined)
    if (one.agreedAt === undefined) {
      if (later.length > 0) return 'replaced'
      return moment < one.answerBy ? 'offered' : 'expired'
    }
    if (later.some(({ effectiveAt }) => effectiveAt !== undefined && effectiveAt <= moment)) return 'replaced'
    return one.endsAt !== undefined && one.endsAt <= moment ? 'ended' : 'agreed'
  }

  const openOffer = (memberId: string, kind: AgreementKind) => {
    const versions = versionsOf(memberId, kind)
    const last = versions.at(-1)
    return last !== undefined && stateIn(versions, last, now()) === 'offered' ? last : undefined
  }

  return {
    versionsOf,
    view(memberId, kind) {
      const versions = versionsOf(memberId, kind)
      const moment = now()
      const stateOf = (version: AgreementVersion) => stateIn(versions, version, moment)
      const last = versions.at(-1)
      if (last === undefined) return undefined
      const agreed = versions.find((version) => stateOf(version) === 'agreed')
      const current = agreed ?? last
      const isOpen = ['offered', 'agreed'].includes(stateOf(last))
      const replacement = agreed !== undefined && last !== agreed && isOpen ? last : undefined
      const earlier = versions.filter((version) => version !== current && version !== replacement).reverse()
      return { current, replacement, earlier, stateOf }
    },
    waiting: (memberId) => AGREEMENT_KINDS.filter((kind) => openOffer(memberId, kind) !== undefined),
    offer(memberId, kind, { terms, fromDay, answerBy }) {
      const versions = versionsOf(memberId, kind)
      const version = (versions.at(-1)?.version ?? 0) + 1
      const contractId = `${kind}-${memberId}`
      const offered = { contractId, version, terms, offeredAt: now(), answerBy, fromDay }
      put(memberId, kind, [...versions, offered])
      return offered
    },
    agree(memberId, kind, wanted) {
      const versions = versionsOf(memberId, kind)
      const last = versions.at(-1)
      const asked = versions.find(
        ({ contractId, version }) => contractId === wanted.contractId && version === wanted.version,
      )
      if (asked === undefined || last === undefined) return 'changed'
      const moment = now()
      const state = stateIn(versions, asked, moment)
      if (state === 'agreed') return 'agreed'
      if (asked !== last || state === 'replaced') return 'changed'
      if (state !== 'offered') return 'expired'
      const start = startOfDay(TIME_ZONE, asked.fromDay)
      // Once its first day has come, it counts from the next period on.
      const effectiveAt = moment < start ? start : periodAt(asked.terms.period, moment).to
      change(memberId, kind, asked.version, { agreedAt: moment, effectiveAt })
      return 'agreed'
    },
    withdraw(memberId, kind) {
      const offered = openOffer(memberId, kind)
      if (offered !== undefined) change(memberId, kind, offered.version, { withdrawnAt: now() })
    },
    end(memberId, kind) {
      const running = inForce(memberId, kind, now())
      if (running === undefined) return
      change(memberId, kind, running.version, { endsAt: periodAt(running.terms.period, now()).to })
    },
    set: put,
    inForce,
    membersWith: (wanted) =>
      [...all.values()]
        .filter(({ kind, versions }) => kind === wanted && versions.some(({ agreedAt }) => agreedAt !== undefined))
        .map(({ memberId }) => memberId),
    save: () => [...all.values()],
  }
}

/** The last day of an agreement that ends, of the zone. */
export function lastDayOf({ endsAt }: AgreementVersion): string | undefined {
  return endsAt === undefined ? undefined : dayIn(TIME_ZONE, endsAt - 1)
}
