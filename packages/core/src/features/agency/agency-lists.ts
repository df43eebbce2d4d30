import type { FeatureContext } from '../../kernel/feature.ts'
import type { AccessGuard } from '../access/access-guard.ts'
import type { Session } from '../auth/session/session.ts'
import { createPeriodLists, type PeriodLists } from '../cashier/records/period-lists.ts'
import { MAX_TEAM_DAYS } from './team/endpoints.ts'

/**
 * Lists of the agency.
 *
 * @param feature for failures: `rebates` gives `rebates.load`
 */
export function createAgencyLists(
  context: FeatureContext,
  session: Session,
  guard: Pick<AccessGuard, 'check'>,
  ability: 'team' | 'contracts',
  feature: string,
): PeriodLists {
  return createPeriodLists({
    context,
    session,
    guard,
    ability,
    feature,
    mostDays: MAX_TEAM_DAYS,
    badDays: 'period.invalid',
  })
}
