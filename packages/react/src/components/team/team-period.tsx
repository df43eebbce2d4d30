import { type AddressPeriod, type PeriodParams, periodParams, type RecordPeriod, readPeriod, team } from '@foyer/core'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { type ChosenDays, DayPicker } from '../record-list/record-controls.tsx'

/** What the address of a report of a team says. */
export interface TeamAddress extends PeriodParams {
  /** Id of the member whose lines, or whose team, is shown. */
  readonly of?: string | undefined
  /** Id of the member whose bets are shown. */
  readonly member?: string | undefined
  /** Group of games. */
  readonly group?: string | undefined
}

export interface TeamReportProps {
  readonly address: TeamAddress
  /** To be put into the address, in place of what it says. */
  readonly onAddress: (address: TeamAddress) => void
}

export interface ShownPeriod extends AddressPeriod {
  /** The same for the same days. */
  readonly key: string
}

/** The days that an address means, read in the zone of the platform. */
export function usePeriod(address: PeriodParams, usual: RecordPeriod): ShownPeriod {
  const calendar = useFeature(team)
  const { period, isWrong } = readPeriod(address, usual, calendar)
  return { period, isWrong, key: typeof period === 'string' ? period : `${period.from} ${period.to}` }
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
export function TeamDays({ address, onAddress, shown, usual }: TeamDaysProps) {
  const calendar = useFeature(team)
  const t = useText()
  const choose = (days: ChosenDays) => {
    const { period: _period, from: _from, to: _to, ...others } = address
    onAddress({ ...others, ...periodParams(days, usual) })
  }
  return (
    <>
      {shown.isWrong ? (
        <p className="fy-team-note" role="status">
          {t('team.period.wrong')}
        </p>
      ) : null}
      <DayPicker key={shown.key} calendar={calendar} value={shown.period} onChange={choose} />
    </>
  )
}
