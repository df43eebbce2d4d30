import { type RecordList, type TeamLine, type TeamResult, team, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { grouped } from '../../text/grouped.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { ChartWaiting } from '../bar-chart/bar-chart.tsx'
import { Link } from '../link/link.tsx'
import { withDays } from '../record-list/address-days.tsx'
import { RecordFile, WayOn } from '../record-list/record-controls.tsx'
import { RecordListView as Records } from '../record-list/record-list.tsx'
import { type ReportColumn, ReportTable } from '../report-table/report-table.tsx'
import { Stack } from '../stack/stack.tsx'
import { ZoneNote } from '../zone-note/zone-note.tsx'
import { Amount, type Figure, Figures, lostFigure, useLostWords, useTypeName } from './team-figures.tsx'
import { TeamPath } from './team-path.tsx'
import { daysOfAddress, TeamDays, type TeamReportProps, usePeriod } from './team-period.tsx'
import { type SeriesMetric, TeamSeries } from './team-series.tsx'

/** What the lines of a team lost, what they cost, and what is left, by day and by line (AGENT-13). */
export function TeamProfitAndLoss(props: TeamReportProps) {
  return (
    <PageTexts>
      <ProfitAndLoss {...props} />
    </PageTexts>
  )
}

const USUAL = 'days30'
const FIGURES = 10

const keyOf = ({ memberId, own }: TeamLine) => `${memberId} ${own}`

function ProfitAndLoss({ address, onAddress }: TeamReportProps) {
  const api = useFeature(team)
  const t = useText()
  const shown = usePeriod(address, USUAL)
  const list = useList(
    () => api.profitAndLoss({ period: shown.period, parentId: address.of }),
    [api, shown.key, address.of],
  )
  const hasToday = api.daysOf(shown.period).to >= api.today()
  const toOf = (of: string | undefined) => ({
    name: 'teamProfitAndLoss' as const,
    params: { ...daysOfAddress(address), ...(of !== undefined && { of }) },
  })
  return (
    <div className="fy-team">
      <TeamDays address={address} onAddress={onAddress} shown={shown} usual={USUAL} />
      <Result list={list} toOf={toOf} hasToday={hasToday} />
      <Records
        list={list}
        label={t('team.lines')}
        failedTitle={t('team.failed')}
        emptyTitle={t('team.pnl.none')}
        emptyText={t('team.pnl.none.text')}
        emptyAction={<WayOn days={shown.period} onDays={(days) => onAddress(withDays(address, days, USUAL))} />}
        keyOf={keyOf}
        body={(lines) => <LineTable lines={lines} list={list} toOf={toOf} />}
      >
        {({ userName }) => userName}
      </Records>
      <RecordFile
        list={list}
        name="team-pnl"
        heads={[
          t('team.line'),
          t('team.members.below'),
          t('records.total.bets'),
          t('team.turnover'),
          t('team.paidBack'),
          t('team.lost'),
          t('team.rebates'),
          t('team.salaries'),
          t('team.bonuses'),
          t('team.redRain'),
          t('team.net'),
          t('team.yourRebate'),
        ]}
        cells={(line) => [
          line.userName,
          { number: String(line.below) },
          { number: String(line.bets) },
          { number: line.turnover },
          { number: line.win },
          { number: line.lost },
          { number: line.rebates },
          { number: line.salaries },
          { number: line.bonuses },
          { number: line.redRain },
          { number: line.net },
          { number: line.yourRebate },
        ]}
      />
    </div>
  )
}

type LineList = RecordList<TeamLine, TeamResult>
type Metric = 'lost' | 'turnover' | 'net'

interface ResultProps {
  readonly list: LineList
  readonly toOf: Parameters<typeof TeamPath>[0]['toOf']
  /** The day that is not over is among those of the period. */
  readonly hasToday: boolean
}

/** The sums of the period and its days. */
function Result({ list, toOf, hasToday }: ResultProps) {
  const t = useText()
  const { format } = useFeature(wallet)
  const lostWords = useLostWords()
  const [metric, setMetric] = useState<Metric>('lost')
  const summary = useStore(list.$summary)
  const isFailed = useStore(list.$state).status === 'failed'
  const isEmpty = useStore(list.$items).length === 0
  const sums = summary?.totals?.sums
  if (summary === undefined || sums === undefined) {
    if (isFailed || summary !== undefined) return null
    return (
      <>
        <Figures figures={undefined} count={FIGURES} />
        <p className="fy-zone-note" />
        <ResultNotes hasToday={hasToday} />
        <ChartWaiting />
      </>
    )
  }
  const { days, zone, totals } = summary
  const cost = (label: string, amount: typeof sums.rebates): Figure => ({ label, value: <Amount amount={amount} /> })
  const figures: readonly Figure[] = [
    cost(t('team.turnover'), sums.turnover),
    cost(t('team.paidBack'), sums.win),
    { label: t('records.total.bets'), value: grouped(sums.bets) },
    lostFigure(t, sums.lost),
    cost(t('team.rebates'), sums.rebates),
    cost(t('team.salaries'), sums.salaries),
    cost(t('team.bonuses'), sums.bonuses),
    cost(t('team.redRain'), sums.redRain),
    cost(t('team.net'), sums.net),
    cost(t('team.yourRebate'), sums.yourRebate),
  ]
  const metrics: readonly SeriesMetric<NonNullable<typeof totals>['series'][number], Metric>[] = [
    { name: 'lost', label: t('team.lost'), amountOf: ({ lost }) => lost, write: lostWords },
    { name: 'turnover', label: t('team.turnover'), amountOf: ({ turnover }) => turnover },
    { name: 'net', label: t('team.net'), amountOf: ({ net }) => net },
  ]
  return (
    <>
      <TeamPath path={totals?.path ?? []} toOf={toOf} />
      <Figures figures={figures} count={FIGURES} />
      <p className="fy-hidden-text" role="status">
        {t('team.said.net', { turnover: format(sums.turnover), net: format(sums.net) })}
      </p>
      <ZoneNote zone={zone} day={days?.to ?? ''} />
      <ResultNotes hasToday={hasToday} />
      {isEmpty ? null : (
        <TeamSeries
          series={totals?.series ?? []}
          metrics={metrics}
          metric={metric}
          onMetric={setMetric}
          caption={t('team.byDay')}
        />
      )}
    </>
  )
}

/** The same while the figures are on their way, so that nothing moves when they come. */
function ResultNotes({ hasToday }: Pick<ResultProps, 'hasToday'>) {
  const t = useText()
  return (
    <>
      <p className="fy-team-note">{t('team.net.note')}</p>
      {hasToday ? <p className="fy-team-note">{t('team.soFar')}</p> : null}
    </>
  )
}

type LineAmount = 'turnover' | 'lost' | 'yourRebate' | 'rebates' | 'bonuses' | 'salaries' | 'redRain' | 'net'

interface LineTableProps extends Omit<ResultProps, 'hasToday'> {
  readonly lines: readonly TeamLine[]
}

/** One row a line, the sums of all at the end. */
function LineTable({ lines, list, toOf }: LineTableProps) {
  const t = useText()
  const lostWords = useLostWords()
  const sums = useStore(list.$summary)?.totals?.sums
  /** A column of amounts, which are added up in the last line. */
  const amounts = (name: LineAmount, head: string, sort?: 'descending'): ReportColumn<TeamLine> => {
    const show = (of: Pick<TeamLine, LineAmount>) =>
      name === 'lost' ? <span className="fy-team-amount">{lostWords(of.lost)}</span> : <Amount amount={of[name]} />
    return { name, head, sort, cell: show, total: sums && show(sums) }
  }
  return (
    <Stack as="section" shrink className="fy-team-lines">
      <h2 className="fy-team-heading">{t('team.lines')}</h2>
      <ReportTable
        caption={t('team.lines')}
        rows={lines}
        keyOf={keyOf}
        columns={[
          {
            name: 'line',
            head: t('team.line'),
            cell: (line) => <LineName line={line} toOf={toOf} />,
            total: sums && t('team.all'),
          },
          amounts('turnover', t('team.turnover'), 'descending'),
          amounts('lost', t('team.lost')),
          amounts('yourRebate', t('team.yourRebate')),
          amounts('rebates', t('team.rebates')),
          amounts('bonuses', t('team.bonuses')),
          amounts('salaries', t('team.salaries')),
          amounts('redRain', t('team.redRain')),
          amounts('net', t('team.net')),
        ]}
      />
    </Stack>
  )
}

function LineName({ line, toOf }: { readonly line: TeamLine } & Pick<ResultProps, 'toOf'>) {
  const t = useText()
  const typeName = useTypeName()
  const { memberId, userName, type, below, own, left } = line
  const name = <bdi className="fy-team-name">{userName}</bdi>
  if (own) {
    return (
      <>
        {name}
        <span className="fy-team-sub">{t('team.alone')}</span>
      </>
    )
  }
  const content = (
    <>
      {name}
      <span className="fy-team-sub">
        {left ? t('team.left') : below === 0 ? typeName(type) : t('team.below', { count: below })}
      </span>
    </>
  )
  return left || below === 0 ? content : <Link to={toOf(memberId)}>{content}</Link>
}
