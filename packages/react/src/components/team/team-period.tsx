import { type PeriodParams, type RecordPeriod, team } from '@foyer/core'
import { useFeature } from '../../provider/use-feature.ts'
import { AddressDays, type ShownPeriod, shownPeriod } from '../record-list/address-days.tsx'

/** What the address of a report of a team says. */
export interface TeamAddress extends PeriodParams {
  /** Id of the member whose lines, or whose team, is shown. */
  readonly of?: string | undefined
  /** Id of the member whose bets are shown. */
  readonly member?: string | undefined
  /** Group of games. */
  readonly group?: string | undefined
  /** Of the members whose turnover counts. */
  readonly level?: string | undefined
  /** `line`: a row for each line in place of each day. */
  readonly by?: string | undefined
}

export interface TeamReportProps {
  readonly address: TeamAddress
  /** To be put into the address, in place of what it says. */
  readonly onAddress: (address: TeamAddress) => void
}

/** The days that an address means, read in the zone of the platform. */
export function usePeriod(address: PeriodParams, usual: RecordPeriod): ShownPeriod {
  return shownPeriod(address, usual, useFeature(team))
}

/** The days of an address alone, for another report. */
export function daysOfAddress({ period, from, to }: TeamAddress) {
  return { ...(period && { period }), ...(from && { from }), ...(to && { to }) }
}

interface TeamDaysProps extends TeamReportProps {
  readonly shown: ShownPeriod
  readonly usual: RecordPeriod
}

/** Which days are shown; a choice goes into the address. */
export function TeamDays(props: TeamDaysProps) {
  return <AddressDays calendar={useFeature(team)} {...props} />
}
