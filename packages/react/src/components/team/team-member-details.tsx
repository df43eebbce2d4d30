import {
  type TeamMemberDetails as Details,
  GAME_GROUPS,
  type RebateRates,
  type TeamMemberName,
  team,
} from '@foyer/core'
import { useEffect } from 'react'
import { useList } from '../../hooks/use-list.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { grouped } from '../../text/grouped.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Fact } from '../facts/fact.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stack } from '../stack/stack.tsx'
import { StaleLine } from '../stale-mark/stale-line.tsx'
import { Amount, LOST_OF_ONE, LOST_OF_TEAM, type LostWords, lostFigure, useTypeName } from './team-figures.tsx'

export interface TeamMemberDetailsProps {
  readonly memberId: string
  /** The member is no longer in the team. */
  readonly onLeft: (memberId: string) => void
}

const FACTS_WAITING = ['1', '2', '3', '4', '5', '6', '7', '8']

/** One member: where they stand, what they did in the last seven days, and their rates. Nothing by which they could be reached. */
export function TeamMemberDetails({ memberId, onLeft }: TeamMemberDetailsProps) {
  const api = useFeature(team)
  const t = useText()
  const details = useList(() => api.member(memberId), [api, memberId])
  const resource = useResource(details.$state, () => details.load())
  const hasLeft = resource.error?.code === 'member.notInTeam'
  useEffect(() => {
    if (hasLeft) onLeft(memberId)
  }, [hasLeft, memberId, onLeft])
  if (hasLeft) return <EmptyState title={t('team.member.left')} text={t('team.member.left.text')} />
  if (resource.status === 'failed') {
    return (
      <FailedState title={t('records.details.failed')} error={resource.error} onRetry={() => void details.load()} />
    )
  }
  if (resource.status !== 'ready') {
    return (
      <div role="status" aria-busy="true" aria-label={t('team.loading')}>
        {FACTS_WAITING.map((key) => (
          <Skeleton key={key} className="fy-record-fact-waiting" />
        ))}
      </div>
    )
  }
  return (
    <>
      {resource.stale ? <StaleLine at={resource.at} /> : null}
      <Content details={resource.data} />
    </>
  )
}

function Content({ details }: { readonly details: Details }) {
  const t = useText()
  const typeName = useTypeName()
  const { tag } = useTranslation()
  const { memberId, nickname, type, level, path, below, childCount, joinedAt, lastSeenAt, isActive, zone } = details
  const when = (at: number | undefined, style: 'day' | 'moment') =>
    at === undefined ? t('team.unknown') : formatDate(tag, at, style, zone)
  return (
    <Stack gap={6} className="fy-team-details">
      <dl className="fy-facts">
        {nickname === undefined ? null : <Fact label={t('team.nickname')} value={<bdi>{nickname}</bdi>} />}
        <Fact label={t('team.type')} value={typeName(type)} />
        <Fact label={t('team.place')} value={<Place level={level} path={path} />} />
        <Fact
          label={t('team.members.below')}
          value={below === 0 ? 0 : t('team.below.direct', { count: below, direct: childCount })}
        />
        <Fact label={t('team.joined')} value={when(joinedAt, 'day')} />
        <Fact label={t('team.lastSeen')} value={when(lastSeenAt, 'moment')} />
        {isActive ? null : <Fact label={t('team.state')} value={t('team.inactive')} />}
      </dl>
      <Totals title={t('team.alone.week')} of={details.own} words={LOST_OF_ONE} />
      {below === 0 ? null : <Totals title={t('team.below.week')} of={details.team} words={LOST_OF_TEAM} />}
      <Rates rates={details.rates} next={details.next} />
      <div className="fy-team-actions">
        {level !== 1 ? null : (
          <ButtonLink size="small" to={{ name: 'rebateSettings', params: { of: memberId } }}>
            {t('team.rates')}
          </ButtonLink>
        )}
        {below === 0 ? null : (
          <ButtonLink size="small" to={{ name: 'teamProfitAndLoss', params: { of: memberId } }}>
            {t('team.toPnl')}
          </ButtonLink>
        )}
        <ButtonLink size="small" to={{ name: 'teamBets', params: { period: 'days7', member: memberId } }}>
          {t('team.toBets')}
        </ButtonLink>
      </div>
    </Stack>
  )
}

function Place({ level, path }: { readonly level: number; readonly path: readonly TeamMemberName[] }) {
  const t = useText()
  return (
    <>
      {t('team.level', { level })}
      {path.length === 0 ? null : <bdi className="fy-team-sub">{path.map(({ userName }) => userName).join(' › ')}</bdi>}
    </>
  )
}

interface TotalsProps {
  readonly title: string
  readonly of: Details['own']
  readonly words: LostWords
}

function Totals({ title, of, words }: TotalsProps) {
  const t = useText()
  const lost = lostFigure(t, of.lost, words)
  return (
    <section>
      <h3 className="fy-team-heading">{title}</h3>
      <dl className="fy-facts">
        <Fact label={t('records.total.bets')} value={grouped(of.bets)} />
        <Fact label={t('team.turnover')} value={<Amount amount={of.turnover} />} />
        <Fact label={lost.label} value={lost.value} />
        <Fact label={t('team.deposits')} value={<Amount amount={of.deposits} />} />
        <Fact label={t('team.withdrawals')} value={<Amount amount={of.withdrawals} />} />
      </dl>
    </section>
  )
}

function Rates({ rates, next }: { readonly rates: RebateRates; readonly next: Details['next'] }) {
  const t = useText()
  const { tag } = useTranslation()
  return (
    <section>
      <h3 className="fy-team-heading">{t('team.rates')}</h3>
      <dl className="fy-facts">
        {GAME_GROUPS.map((group) => (
          <Fact
            key={group}
            label={t(`team.group.${group}`)}
            value={
              next === undefined || next.rates[group] === rates[group]
                ? t('team.percent', { percent: rates[group] })
                : t('team.percent.next', {
                    percent: rates[group],
                    next: next.rates[group],
                    day: formatDate(tag, next.fromDay),
                  })
            }
          />
        ))}
      </dl>
    </section>
  )
}
