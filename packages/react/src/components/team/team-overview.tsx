import {
  type Money,
  type RecordDetails,
  type TeamDay,
  type TeamOverview as TeamOverviewData,
  team,
  wallet,
} from '@foyer/core'
import { percentChange, toCsv } from '@foyer/core/site'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../hooks/use-list.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { grouped } from '../../text/grouped.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { ChartWaiting } from '../bar-chart/bar-chart.tsx'
import { Button } from '../button/button.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { fileName, saveText } from '../record-list/record-controls.tsx'
import { Stack } from '../stack/stack.tsx'
import { StaleLine } from '../stale-mark/stale-line.tsx'
import { ZoneNote } from '../zone-note/zone-note.tsx'
import { EmptyTeam } from './empty-team.tsx'
import { Amount, type Figure, Figures, lostFigure, useLostWords, useTypeName } from './team-figures.tsx'
import { daysOfAddress, TeamDays, type TeamReportProps, usePeriod } from './team-period.tsx'
import { type SeriesMetric, TeamSeries } from './team-series.tsx'

/** Totals of a team in a period, against the time before, by day and by line (AGENT-09). */
export function TeamOverviewView(props: TeamReportProps) {
  return (
    <PageTexts>
      <Overview {...props} />
    </PageTexts>
  )
}

const USUAL = 'days7'
const MAX_PERCENT = 999
const FIGURES = 10

function Overview({ address, onAddress }: TeamReportProps) {
  const api = useFeature(team)
  const shown = usePeriod(address, USUAL)
  const details = useList(() => api.overview(shown.period), [api, shown.key])
  return (
    <div className="fy-team">
      <TeamDays address={address} onAddress={onAddress} shown={shown} usual={USUAL} />
      <Report details={details} address={address} />
    </div>
  )
}

interface ReportProps extends Pick<TeamReportProps, 'address'> {
  readonly details: RecordDetails<TeamOverviewData>
}

function Report({ details, address }: ReportProps) {
  const t = useText()
  const resource = useResource(details.$state, () => details.load())
  if (resource.status === 'failed') {
    return <FailedState title={t('team.failed')} error={resource.error} onRetry={() => void details.load()} />
  }
  if (resource.status !== 'ready') {
    return (
      <div className="fy-team" role="status" aria-busy="true" aria-label={t('team.loading')}>
        <Figures figures={undefined} count={FIGURES} />
        <p className="fy-zone-note" />
        <ChartWaiting />
      </div>
    )
  }
  const { data, stale, at } = resource
  if (data.totals.members === 0 && data.totals.bets === 0) {
    return <EmptyTeam />
  }
  return (
    <>
      {stale ? <StaleLine at={at} /> : null}
      <Content data={data} address={address} />
    </>
  )
}

type Metric = 'turnover' | 'lost' | 'deposits' | 'withdrawals'

function Content({ data, address }: { readonly data: TeamOverviewData; readonly address: TeamReportProps['address'] }) {
  const api = useFeature(team)
  const t = useText()
  const { format } = useFeature(wallet)
  const lostWords = useLostWords()
  const typeName = useTypeName()
  const [metric, setMetric] = useState<Metric>('turnover')
  const { totals, previous, online, series, lines, days, zone } = data
  const compared = (now: Money, before: Money | undefined): string | undefined => {
    const percent = percentChange(now, before)
    if (before === undefined || percent === undefined) return undefined
    // Such growth says nothing: what there was does.
    if (percent > MAX_PERCENT) return t('team.before', { amount: format(before) })
    return t(percent < 0 ? 'team.less' : 'team.more', { percent: Math.abs(percent) })
  }
  const counted = (before: number | undefined): string | undefined =>
    before === undefined ? undefined : t('team.before', { amount: String(before) })
  const figures: readonly Figure[] = [
    { label: t('team.members'), value: grouped(totals.members) },
    { label: t('team.online'), value: online },
    { label: t('team.new'), value: totals.registered, note: counted(previous?.registered) },
    { label: t('team.betting'), value: totals.betting, note: counted(previous?.betting) },
    {
      label: t('team.firstDeposits'),
      value: totals.firstDeposits,
      note: counted(previous?.firstDeposits),
    },
    { label: t('records.total.bets'), value: grouped(totals.bets) },
    {
      label: t('team.turnover'),
      value: <Amount amount={totals.turnover} />,
      note: compared(totals.turnover, previous?.turnover),
    },
    lostFigure(t, totals.lost),
    {
      label: t('team.deposits'),
      value: <Amount amount={totals.deposits} />,
      note: compared(totals.deposits, previous?.deposits),
    },
    {
      label: t('team.withdrawals'),
      value: <Amount amount={totals.withdrawals} />,
      note: compared(totals.withdrawals, previous?.withdrawals),
    },
  ]
  const metrics: readonly SeriesMetric<TeamDay, Metric>[] = [
    { name: 'turnover', label: t('team.turnover'), amountOf: ({ turnover }) => turnover },
    { name: 'lost', label: t('team.lost'), amountOf: ({ lost }) => lost, write: lostWords },
    { name: 'deposits', label: t('team.deposits'), amountOf: ({ deposits }) => deposits },
    { name: 'withdrawals', label: t('team.withdrawals'), amountOf: ({ withdrawals }) => withdrawals },
  ]
  const save = () => {
    const heads = [t('records.day'), t('records.total.bets'), ...metrics.map(({ label }) => label)]
    const rows = series.map((day) => [
      day.day,
      { number: String(day.bets) },
      ...metrics.map(({ amountOf }) => ({ number: amountOf(day) })),
    ])
    saveText(fileName('team-overview', { days, zone }), toCsv([heads, ...rows]))
  }
  const said = t('team.said', { turnover: format(totals.turnover), members: totals.members })
  return (
    <>
      <Figures figures={figures} count={FIGURES} />
      <p className="fy-hidden-text" role="status">
        {said}
      </p>
      <ZoneNote zone={zone} day={days.to} />
      {days.to >= api.today() ? <p className="fy-team-note">{t('team.soFar')}</p> : null}
      <TeamSeries series={series} metrics={metrics} metric={metric} onMetric={setMetric} caption={t('team.byDay')} />
      <Stack as="section" shrink className="fy-team-lines">
        <h2 className="fy-team-heading">{t('team.lines')}</h2>
        {lines.length === 0 ? <p className="fy-team-note">{t('team.lines.none')}</p> : null}
        <ul className="fy-records">
          {lines.map(({ memberId, userName, type, below, turnover }) => (
            <li key={memberId} className="fy-record-item" data-place={memberId}>
              <Link
                className="fy-record"
                to={{ name: 'teamProfitAndLoss', params: { ...daysOfAddress(address), of: memberId } }}
              >
                <bdi className="fy-record-main">{userName}</bdi>
                <span className="fy-record-amount">
                  <Amount amount={turnover} />
                </span>
                <Note as="span" size={1} className="fy-record-note">
                  {below === 0 ? typeName(type) : t('team.below', { count: below })}
                </Note>
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
      <Stack shrink>
        <Button size="small" onClick={save}>
          <Download aria-hidden="true" className="fy-icon" />
          {t('team.csv')}
        </Button>
      </Stack>
    </>
  )
}
