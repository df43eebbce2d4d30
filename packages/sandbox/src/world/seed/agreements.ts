import type { AgreementKind, AgreementVersion, SavedAgreement } from '../agency/agreements.ts'
import { type Period, periodAt } from '../agency/periods.ts'
import { AGENCY_RULES } from '../agency/rules.ts'
import { addDays, dayIn, TIME_ZONE } from '../days.ts'
import type { Members } from '../members.ts'

const DAY_MS = 86_400_000
/** How long an offer waits for an answer. */
export const ANSWER_MS = 14 * DAY_MS
/** Dividends that the agent of the seed was reckoned before the start. */
const PAST_PERIODS = 5

/** What agents of the seed have agreed, or are offered. */
export function seededAgreements(members: Pick<Members, 'get'>, startedAt: number): readonly SavedAgreement[] {
  const terms = AGENCY_RULES.agreements
  const of = (
    userName: string,
    kind: AgreementKind,
    version: Omit<AgreementVersion, 'contractId' | 'version' | 'terms'>,
  ): readonly SavedAgreement[] => {
    const memberId = members.get(userName)?.id
    if (memberId === undefined) return []
    const first = { contractId: `${kind}-${memberId}`, version: 1, terms: terms[kind], ...version }
    return [{ memberId, kind, versions: [first] }]
  }
  const offeredAt = startedAt - DAY_MS
  const offer = { offeredAt, answerBy: offeredAt + ANSWER_MS, fromDay: addDays(dayIn(TIME_ZONE, startedAt), 1) }
  let first: Period = periodAt('halfMonth', startedAt)
  for (let past = 0; past < PAST_PERIODS; past += 1) first = periodAt('halfMonth', first.from - 1)
  const before = first.from - 3 * DAY_MS
  const agreed = {
    offeredAt: before - DAY_MS,
    answerBy: before - DAY_MS + ANSWER_MS,
    fromDay: first.fromDay,
    agreedAt: before,
    effectiveAt: first.from,
  }
  const missed = startedAt - 30 * DAY_MS
  return [
    ...of('agent2', 'dividend', agreed),
    ...of('agent2', 'dailySalary', offer),
    ...of('agent2', 'hourlySalary', offer),
    ...of('agentonly', 'dailySalary', {
      offeredAt: missed,
      answerBy: missed + ANSWER_MS,
      fromDay: dayIn(TIME_ZONE, missed + DAY_MS),
    }),
  ]
}
