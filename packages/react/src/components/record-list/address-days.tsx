import type { AddressPeriod, PeriodCalendar, PeriodParams, RecordPeriod } from '@foyer/core'
import { periodParams, readPeriod } from '@foyer/core/site'
import { useText } from '../../text/use-text.ts'
import { type ChosenDays, DayPicker } from './record-controls.tsx'

export interface ShownPeriod extends AddressPeriod {
  /** The same for the same days. */
  readonly key: string
}

/** The days that an address means. */
export function shownPeriod(address: PeriodParams, usual: RecordPeriod, calendar: PeriodCalendar): ShownPeriod {
  const { period, isWrong } = readPeriod(address, usual, calendar)
  return { period, isWrong, key: typeof period === 'string' ? period : `${period.from} ${period.to}` }
}

/** The address with other days in place of those that it names. */
export function withDays<Address extends PeriodParams>(address: Address, days: ChosenDays, usual: RecordPeriod) {
  const { period: _period, from: _from, to: _to, ...others } = address
  return { ...others, ...periodParams(days, usual) }
}

interface AddressDaysProps<Address extends PeriodParams> {
  readonly calendar: PeriodCalendar
  readonly address: Address
  readonly onAddress: (address: Omit<Address, keyof PeriodParams> & PeriodParams) => void
  readonly shown: ShownPeriod
  readonly usual: RecordPeriod
}

/** Which days are shown; a choice goes into the address. */
export function AddressDays<Address extends PeriodParams>(props: AddressDaysProps<Address>) {
  const { calendar, address, onAddress, shown, usual } = props
  const t = useText()
  const choose = (days: ChosenDays) => onAddress(withDays(address, days, usual))
  return (
    <>
      {shown.isWrong ? (
        <p className="fy-zone-note" role="status">
          {t('records.period.wrong')}
        </p>
      ) : null}
      <DayPicker calendar={calendar} value={shown.period} onChange={choose} />
    </>
  )
}
