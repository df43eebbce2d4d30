import type {
  CsvCell,
  PeriodCalendar,
  ReadingProgress,
  RecordDays,
  RecordDaysProblem,
  RecordList,
  RecordPeriod,
  RecordSummary,
} from '@foyer/core'
import { countDays, MAX_EXPORTED_RECORDS, RECORD_PERIODS, readTimeZone, toCsv } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { Download, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { grouped } from '../../text/grouped.ts'
import { useZone } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stack } from '../stack/stack.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { ZoneNote } from '../zone-note/zone-note.tsx'
import { useChosenInView } from './use-chosen-in-view.ts'

/** Days with a name, or days of a person's choice. */
export type ChosenDays = RecordPeriod | RecordDays

const OWN = 'own'
const EARLIEST = '2000-01-01'

interface DayPickerProps {
  /** In whose days; it is asked when a choice is made. */
  readonly calendar: PeriodCalendar
  readonly value: ChosenDays
  readonly onChange: (days: ChosenDays) => void
  /** Default: all of them. */
  readonly periods?: readonly RecordPeriod[]
}

/** Which days are shown. */
export function DayPicker({ calendar, value, onChange, periods = RECORD_PERIODS }: DayPickerProps) {
  const t = useText()
  // The days that were shown when an own choice began: it is over when others are.
  const [ownSince, setOwnSince] = useState<ChosenDays>()
  if (ownSince !== undefined && ownSince !== value) setOwnSince(undefined)
  const isOwn = typeof value !== 'string' || ownSince === value
  const shown = isOwn ? OWN : value
  const row = useChosenInView(shown)
  const options = [...periods, OWN] as const
  return (
    <Stack ref={row} shrink className="fy-record-days">
      <ToggleGroup
        label={t('records.period')}
        variant="chips"
        options={options.map((option) => ({ value: option, label: t(`records.period.${option}`) }))}
        value={shown}
        onChange={(chosen) => {
          setOwnSince(chosen === OWN ? value : undefined)
          if (chosen !== OWN) onChange(chosen)
        }}
      />
      {isOwn ? <OwnDays calendar={calendar} value={value} onChange={onChange} /> : null}
    </Stack>
  )
}

/** What is typed stays there, also where it cannot be asked for, until other days are shown. */
function OwnDays({ calendar, value, onChange }: Pick<DayPickerProps, 'calendar' | 'value' | 'onChange'>) {
  const t = useText()
  const [days, setDays] = useState(() => calendar.daysOf(value))
  const [wrong, setWrong] = useState<RecordDaysProblem>()
  const key = typeof value === 'string' ? value : `${value.from} ${value.to}`
  const [shown, setShown] = useState(key)
  if (key !== shown) {
    setShown(key)
    setDays(calendar.daysOf(value))
    setWrong(undefined)
  }
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const range = { min: EARLIEST, max: calendar.today() }
  const errorOf = (field: 'from' | 'to') =>
    wrong?.field === field
      ? t(`records.range.${wrong.problem}`, { count: calendar.mostDays, days: grouped(countDays(days)) })
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = calendar.checkDays(days)
    setWrong(problem)
    if (problem === undefined) onChange(days)
    else fields[problem.field].current?.focus()
  }
  return (
    <form className="fy-record-own" noValidate onSubmit={submit}>
      {(['from', 'to'] as const).map((field) => (
        <DateField
          key={field}
          ref={fields[field]}
          label={t(`records.${field}`)}
          value={days[field]}
          range={range}
          error={errorOf(field)}
          onValue={(day) => {
            setDays({ ...days, [field]: day })
            // Either field mends a range.
            setWrong(undefined)
          }}
        />
      ))}
      <Button type="submit" size="small">
        {t('records.show')}
      </Button>
    </form>
  )
}

export interface TotalShown {
  readonly label: string
  /** An amount of money as text, or something that is shown as it is. */
  readonly value: ReactNode
}

interface RecordTotalsProps<Row, Totals> {
  readonly list: RecordList<Row, Totals>
  readonly shown: (totals: Totals) => readonly TotalShown[]
  /** What is read aloud when they have come. */
  readonly said: (totals: Totals) => string
  /** How many there will be, so that nothing moves when they come. */
  readonly count: number
}

/** Totals of the whole range, and whose days they are. */
export function RecordTotals<Row, Totals>({ list, shown, said, count }: RecordTotalsProps<Row, Totals>) {
  const summary = useStore(list.$summary)
  const isFailed = useStore(list.$state).status === 'failed'
  if (summary === undefined) {
    if (isFailed) return null
    return (
      <div className="fy-record-totals" aria-hidden="true">
        <div className="fy-record-sums" data-count={count}>
          {Array.from({ length: count }, (_, at) => `${at}`).map((key) => (
            <div key={key} className="fy-record-sum">
              <Skeleton className="fy-record-sum-waiting" />
            </div>
          ))}
        </div>
        <p className="fy-zone-note" />
      </div>
    )
  }
  const { totals, zone, days } = summary
  return (
    <div className="fy-record-totals">
      {totals === undefined ? null : (
        <>
          <dl className="fy-record-sums" data-count={count}>
            {shown(totals).map(({ label, value }) => (
              <div key={label} className="fy-record-sum">
                <dt>{label}</dt>
                <dd className={typeof value === 'string' ? 'fy-money' : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="fy-hidden-text" role="status">
            {said(totals)}
          </p>
        </>
      )}
      <ZoneNote zone={zone} day={days?.to ?? ''} />
    </div>
  )
}

interface RecordFileProps<Row, Totals> {
  readonly list: RecordList<Row, Totals>
  /** Without its ending; the days are added. */
  readonly name: string
  readonly heads: readonly string[]
  /** @param timeOf a moment with its offset in the zone of the days */
  readonly cells: (row: Row, timeOf: (at: number) => string) => readonly CsvCell[]
}

type FileState =
  | { readonly doing: 'nothing' | 'failed' }
  | { readonly doing: 'reading'; readonly progress?: ReadingProgress | undefined }
  | { readonly doing: 'saved'; readonly count: number; readonly isCut: boolean; readonly isIncomplete: boolean }

/** Saves every row of the range as a file for spreadsheets: page after page, with a way to stop. */
export function RecordFile<Row, Totals>({ list, name, heads, cells }: RecordFileProps<Row, Totals>) {
  const t = useText()
  const summary = useStore(list.$summary)
  const zone = useZone(summary?.zone)
  const hasRows = useStore(list.$items).length > 0
  const [state, setState] = useState<FileState>({ doing: 'nothing' })
  const reading = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another file.
  useEffect(() => {
    // What was saved before was of other days or filters.
    setState({ doing: 'nothing' })
    return () => reading.current?.abort()
  }, [list])
  if (!hasRows) return null
  const save = async () => {
    const controller = new AbortController()
    reading.current = controller
    const { signal } = controller
    setState({ doing: 'reading' })
    const onProgress = (progress: ReadingProgress) => setState({ doing: 'reading', progress })
    const { ok, data } = await list.all({ signal, onProgress })
    if (signal.aborted) return
    if (!ok) {
      setState({ doing: 'failed' })
      return
    }
    const timeOf = (at: number) => readTimeZone(zone)?.dateTimeOf(at) ?? ''
    const rows = data.rows.map((row) => cells(row, timeOf))
    saveText(fileName(name, summary), toCsv([heads, ...rows]))
    const { isCut, isIncomplete = false } = data
    setState({ doing: 'saved', count: data.rows.length, isCut, isIncomplete })
  }
  const stop = () => {
    reading.current?.abort()
    setState({ doing: 'nothing' })
  }
  return (
    <Stack shrink>
      {state.doing === 'reading' ? (
        <Button size="small" onClick={stop}>
          <X aria-hidden="true" className="fy-icon" />
          {t('records.file.stop')}
        </Button>
      ) : (
        <Button size="small" onClick={() => void save()}>
          <Download aria-hidden="true" className="fy-icon" />
          {t('records.file', { count: grouped(MAX_EXPORTED_RECORDS) })}
        </Button>
      )}
      <p className="fy-record-said" role="status">
        <FileProgress state={state} />
      </p>
    </Stack>
  )
}

function FileProgress({ state }: { readonly state: FileState }) {
  const t = useText()
  switch (state.doing) {
    case 'nothing':
    case 'failed':
      return null
    case 'reading': {
      const { rows = 0, of } = state.progress ?? {}
      return of === undefined
        ? t('records.loading')
        : t('records.file.progress', { rows: grouped(rows), of: grouped(of) })
    }
    case 'saved':
      return (
        <>
          {t(state.isCut ? 'records.file.cut' : 'records.file.done', { count: state.count })}
          {state.isIncomplete ? ` ${t('list.incomplete')}` : null}
        </>
      )
  }
}

/** `bets_2026-11-01_2026-11-22_Asia-Manila.csv` */
export function fileName(name: string, summary: Pick<RecordSummary<unknown>, 'days' | 'zone'> | undefined): string {
  const { days, zone = '' } = summary ?? {}
  const parts = [name, days?.from ?? '', days?.to ?? '', zone.replaceAll('/', '-')]
  return `${parts.filter((part) => part !== '').join('_')}.csv`
}

/** How long a browser may take to begin with the file. */
const KEPT_MS = 60_000

/** Saves a text as a file of the device. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

interface WayOnProps {
  readonly days: ChosenDays
  readonly onDays: (days: ChosenDays) => void
  /** Undefined where nothing is filtered. */
  readonly onClear?: (() => void) | undefined
}

/** What leads on from days without records: without the filters, or more days. */
export function WayOn({ days, onDays, onClear }: WayOnProps) {
  const t = useText()
  if (onClear !== undefined) return <Button onClick={onClear}>{t('records.clear')}</Button>
  if (days === 'days90') return null
  const wider = days === 'days30' ? 'days90' : 'days30'
  return <Button onClick={() => onDays(wider)}>{t(`records.widen.${wider}`)}</Button>
}
