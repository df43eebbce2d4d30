import { GAME_GROUPS, type TeamBetList, team, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { ArrowUp, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useList } from '../../hooks/use-list.ts'
import { useResourceData } from '../../hooks/use-resource-data.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { grouped } from '../../text/grouped.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useZone } from '../../text/use-merchant-time.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { NativeSelect } from '../native-select/native-select.tsx'
import { Note } from '../note/note.tsx'
import { withDays } from '../record-list/address-days.tsx'
import { RecordFile, RecordTotals, WayOn } from '../record-list/record-controls.tsx'
import { RecordListView } from '../record-list/record-list.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { Amount, lostFigure } from './team-figures.tsx'
import { TeamMemberSearch } from './team-member-search.tsx'
import { TeamDays, type TeamReportProps, usePeriod } from './team-period.tsx'

/** Settled bets of the members, latest first (AGENT-14). The list stands still; what is new waits for a tap. */
export function TeamBets(props: TeamReportProps) {
  return (
    <PageTexts>
      <Bets {...props} />
    </PageTexts>
  )
}

const USUAL = 'today'

function Bets({ address, onAddress }: TeamReportProps) {
  const api = useFeature(team)
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const shown = usePeriod(address, USUAL)
  const group = GAME_GROUPS.find((one) => one === address.group)
  const list = useList(
    () => api.bets({ period: shown.period, memberId: address.member, group }),
    [api, shown.key, address.member, group],
  )
  useEffect(() => list.watch(), [list])
  const zone = useZone(useStore(list.$summary)?.zone)
  const isFiltered = group !== undefined || address.member !== undefined
  const { group: _group, member: _member, ...days } = address
  const choose = (next: Pick<typeof address, 'group' | 'member'>) => {
    const { group: wanted, member } = { group: address.group, member: address.member, ...next }
    onAddress({ ...days, ...(wanted && { group: wanted }), ...(member && { member }) })
  }
  return (
    <div className="fy-team">
      <TeamDays address={address} onAddress={onAddress} shown={shown} usual={USUAL} />
      <div className="fy-record-filters">
        <NativeSelect
          label={t('records.types')}
          labelHidden
          value={group ?? ''}
          options={[
            { value: '', label: t('records.types.all') },
            ...GAME_GROUPS.map((value) => ({ value, label: t(`team.group.${value}`) })),
          ]}
          onValue={(value) => choose({ group: value || undefined })}
        />
        <MemberFilter memberId={address.member} onMember={(member) => choose({ member })} />
      </div>
      <RecordTotals
        list={list}
        count={4}
        shown={(totals) => [
          { label: t('records.total.bets'), value: <>{grouped(totals.bets)}</> },
          { label: t('team.turnover'), value: <Amount amount={totals.turnover} /> },
          { label: t('team.paidBack'), value: <Amount amount={totals.win} /> },
          lostFigure(t, totals.lost),
        ]}
        said={({ bets, turnover }) => t('team.said.bets', { count: bets, turnover: format(turnover) })}
      />
      <NewBets list={list} />
      <RecordListView
        list={list}
        label={t('team.bets')}
        failedTitle={t('team.bets.failed')}
        emptyTitle={t(isFiltered ? 'records.none.filter' : 'records.none.bets')}
        emptyText={t(isFiltered ? 'records.none.filter.text' : 'team.bets.none')}
        emptyAction={
          <WayOn
            days={shown.period}
            onDays={(days) => onAddress(withDays(address, days, USUAL))}
            onClear={isFiltered ? () => onAddress(days) : undefined}
          />
        }
        keyOf={({ betId }) => betId}
      >
        {({ at, userName, gameName, stake, win, isVoid }) => (
          <>
            <bdi className="fy-record-main">{userName}</bdi>
            <span className="fy-record-amount">
              {t('team.stake')} <Amount amount={stake} />
            </span>
            <Note as="span" size={1} className="fy-record-note">
              <span className="fy-team-game">{gameName}</span>
              <span>{formatDate(tag, at, 'moment', zone)}</span>
            </Note>
            <Note as="span" size={1} className="fy-record-side">
              {t('team.back')} <Amount amount={win} />
            </Note>
            {isVoid ? (
              <Note as="span" size={1} className="fy-record-more">
                {t('records.void')}
              </Note>
            ) : null}
          </>
        )}
      </RecordListView>
      <RecordFile
        list={list}
        name="team-bets"
        heads={[
          t('records.time'),
          t('team.member'),
          t('records.game'),
          t('records.types'),
          t('team.stake'),
          t('team.paidBack'),
          t('records.number'),
          t('records.round'),
        ]}
        cells={(bet, timeOf) => [
          timeOf(bet.at),
          bet.userName,
          bet.gameName,
          bet.group === undefined ? '' : t(`team.group.${bet.group}`),
          { number: bet.stake },
          { number: bet.win },
          bet.betId,
          bet.isVoid ? t('records.void') : '',
        ]}
      />
    </div>
  )
}

/** "12 new bets: show". Its place is kept, so that nothing moves when it comes. */
function NewBets({ list }: { readonly list: TeamBetList }) {
  const t = useText()
  const count = useStore(list.$newCount)
  return (
    <div className="fy-team-new" role="status">
      {count === 0 ? null : (
        <Button size="small" onClick={() => void list.refresh()}>
          <ArrowUp aria-hidden="true" className="fy-icon" />
          {t('team.bets.new', { count })}
        </Button>
      )}
    </div>
  )
}

interface MemberFilterProps {
  readonly memberId: string | undefined
  readonly onMember: (memberId: string | undefined) => void
}

function MemberFilter({ memberId, onMember }: MemberFilterProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {memberId === undefined ? (
        <Button className="fy-team-filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('team.members.all')}
        </Button>
      ) : (
        <Button className="fy-team-filter" onClick={() => onMember(undefined)} aria-label={t('team.member.clear')}>
          <MemberName memberId={memberId} />
          <X aria-hidden="true" className="fy-icon" />
        </Button>
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('team.member.choose')} side="bottom">
        {isOpen ? (
          <TeamMemberSearch
            onChoose={(chosen) => {
              setOpen(false)
              onMember(chosen.memberId)
            }}
          />
        ) : null}
      </Sheet>
    </>
  )
}

function MemberName({ memberId }: { readonly memberId: string }) {
  const api = useFeature(team)
  const details = useList(() => api.member(memberId), [api, memberId])
  return (
    <bdi className="fy-team-name">{useResourceData(details.$state, () => details.load())?.userName ?? memberId}</bdi>
  )
}
