import type { RouteTarget } from '@foyer/core'
import { type TeamAddress, type TeamMembersAddress, useFoyer } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'

type ReportPage =
  | 'team'
  | 'teamOverview'
  | 'teamProfitAndLoss'
  | 'teamBets'
  | 'rebateSettings'
  | 'rebateIncome'
  | 'dividend'
  | 'dailySalaryContract'
  | 'dividendContract'
  | 'hourlySalaryContract'

const NAMES = ['period', 'from', 'to', 'of', 'member', 'group', 'level', 'by', 'q', 'view', 'sort'] as const

/** What a report of a team shows stands in its address, so that a reload and the way back show it again. */
export function useTeamAddress({ route }: PageProps, name: ReportPage) {
  const { access } = useFoyer()
  const address: TeamAddress & TeamMembersAddress = Object.fromEntries(
    NAMES.flatMap((key) => (route.query[key] === undefined ? [] : [[key, route.query[key]]])),
  )
  const onAddress = (next: TeamAddress & TeamMembersAddress) => {
    // The page fades out, and the address is that of the next one already.
    if (access.$page.get().result.route.name !== route.name) return
    const params = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))
    access.go({ name, params } satisfies RouteTarget, { replace: true })
  }
  return { address, onAddress }
}
